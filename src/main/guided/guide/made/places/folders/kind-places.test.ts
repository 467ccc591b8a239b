import { describe, expect, test } from "vitest";
import { placed } from "../../../../../../../test/support/placed.ts";

const desk = {
  "tour plan.pdf": "",
  "ticket_rome.PDF": "",
  "hotel.pdf": "",
  "harbour.jpg": "",
  "harbour.jpg.txt": "where it was",
  "notes.txt": "pack a coat",
};
const papers = {
  "tour plan.pdf": "Trips/tour plan.pdf",
  "ticket_rome.PDF": "Trips/ticket_rome.PDF",
  "hotel.pdf": "Trips/hotel.pdf",
};

describe("all files of one kind go into the folder that is named, in whatever sentence", () => {
  test.each([
    "put all the pdfs into a new folder Trips",
    "make a folder Trips and move every .pdf there",
    "the pdfs in a folder of their own called Trips",
    "can i have the pdfs in a folder of their own? call it Trips",
    "die PDFs bitte in einen eigenen Ordner namens Trips",
    "The PDFs belong in a folder of their own. Trips would be a good name for it.",
    "what a mess in here... could all pdf files be in one folder? Call it Trips, please",
    "I'd love to have my PDFs together, in a folder called Trips, since I keep looking for them",
    "There is no folder Trips yet. I need one, with all the pdf files in it. Thanks!",
    "Ich hätte die PDFs gern zusammen in einem Ordner namens Trips, das ist hier ein ziemliches Durcheinander",
    "Alle PDF-Dateien gehören in den Ordner „Trips“, leg ihn bitte an",
    "My wife wants all that in one place this year. Would you be so kind as to make a folder named Trips and move every pdf that's lying around here into it?",
    "Wir fahren nächste Woche. Könntest du einen Ordner Trips anlegen und alle PDFs, die hier herumliegen, dorthin verschieben?",
    "Pack bitte jede PDF in einen neuen Ordner, der Trips heißt.",
    "I need the PDF files moved to Trips, a folder that doesn't exist yet.",
    "Tripsというフォルダを作って、PDFを全部そこに移動してください。",
    "PDFファイルをすべて新しいフォルダ「Trips」にまとめてもらえますか?",
    "ここにあるPDFを全部Tripsフォルダに入れておいてください。まだないので作ってください。",
    "PDFは全部「Trips」というフォルダにまとめておいてください",
  ])("%s", async (request) => {
    expect(await placed(request, desk)).toEqual(papers);
  });

  test("a folder may be called by a word that is said of any file", async () => {
    expect(await placed("the pictures in a folder of their own called papers", desk)).toEqual({
      "harbour.jpg": "papers/harbour.jpg",
    });
  });

  test("one of another kind, while all else stays", async () => {
    expect(await placed("the pictures should be in a folder Shots, everything else stays here", desk)).toEqual({
      "harbour.jpg": "Shots/harbour.jpg",
    });
  });

  test.each([
    ["it is asked how", "how can I move all pdfs into a folder Trips?"],
    ["it is asked", "are all the pdfs in a folder Trips?"],
    ["some of them are meant", "put the rome pdfs into a new folder Trips"],
    ["a word tells them apart", "put the pdfs into a folder Trips, I mean those about the hotel"],
    ["it says more of them behind", "put all pdfs from last year into a folder Trips"],
    ["some are excepted", "put all pdfs into a folder Trips, except the ones that are not paid"],
    ["only some are meant", "the pdfs should go into a folder Trips, but only the newest two"],
    ["a time before tells which", "I need the files of this year. Put the pdfs into a folder Trips"],
    ["it says since when they lie there", "move every pdf that's lying around since the move into a new folder Trips"],
    ["they aren't there yet", "PDFがまだ届いていませんが、Tripsフォルダに入れておいてください"],
    ["they are copied", "put a copy of all pdfs into a folder Trips"],
    ["they are deleted", "delete all pdfs that are in the folder Trips too"],
    ["another deed is wanted as well", "put the pdfs into a folder Trips and rename them by date"],
    ["it is for later", "remind me to put all pdfs into a folder Trips"],
    ["it isn't wanted", "I don't want the pdfs in a folder Trips, leave them here"],
    ["no folder is named", "put all the pdfs into a folder of their own"],
    ["two folders are named", "put the pdfs into a folder Trips or in a folder Papers"],
    ["a program is to do it", "write a script that moves all pdfs into a folder Trips"],
    ["it is told of", "when the pdfs were in the folder Trips I could find them"],
  ])("but it is left open where %s: %s", async (_, request) => {
    expect(await placed(request, desk)).toBeNull();
  });
});

describe("a folder that is there", () => {
  const there = { ...desk, "Trips/boat.pdf": "" };

  test.each([
    "put the pdfs in the Trips folder",
    "the pdfs here belong in Trips/, please move them",
    "all the pdfs should be in the folder Trips",
  ])("gets what is put into it: %s", async (request) => {
    expect(await placed(request, there)).toEqual(papers);
  });

  test.each([
    "sort the pdfs in the folder Trips by date",
    "the pdfs in Trips have to be tidied up",
    "the folder Trips has only pdfs in it, and I want to sort them",
    "please tidy the pdfs of the folder Trips",
  ])("but nothing where the files in it are meant: %s", async (request) => {
    expect(await placed(request, there)).toBeNull();
  });
});
