import { describe, expect, test } from "vitest";
import { drained } from "../../../../../test/support/real-engine.ts";
import { protocolWith } from "../../../../../test/support/scripted-guided-json.ts";
import { silentWriter } from "../../../../../test/support/silent-writer.ts";
import { readPlaces } from "./read-places.ts";

const question = {
  request: "songs into music/, and delete the .tmp file",
  files: [
    { path: "a.mp3", head: "" },
    { path: "b.tmp", head: "" },
    { path: "note.txt", head: "Date: 3.3.2025" },
  ],
};
const never = new AbortController().signal;

test("the model is led from file to file, with what tells of each", async () => {
  const led: string[] = [];
  const writer = silentWriter({
    async *writeLines({ prompt, beginnings }) {
      led.push(prompt.request, ...beginnings);
      return [" music/a.mp3", " deleted", " note.txt"];
    },
  });
  const { result } = await drained(readPlaces(writer, question, never));
  expect(result).toEqual([
    { path: "a.mp3", to: "music/a.mp3" },
    { path: "b.tmp", to: null },
    { path: "note.txt", to: "note.txt" },
  ]);
  expect(led[0]).toContain("note.txt: Date: 3.3.2025");
  expect(led.slice(1)).toEqual(["a.mp3 ->", "b.tmp ->", "note.txt ->"]);
});

describe("over a server, which can't be led", () => {
  const read = async (reply: string) => {
    const { protocol } = protocolWith([reply]);
    if (!protocol.readRequest) throw new Error("It can't be asked.");
    const { result } = await drained(protocol.readRequest({ about: "places", ...question }, never));
    return result?.about === "places" ? result.places : result;
  };

  test("the lines for the files are taken from what it says", async () => {
    const reply = "Here they are:\na.mp3 -> music/a.mp3\nb.tmp -> deleted\nnote.txt -> note.txt\n";
    expect(await read(reply)).toEqual([
      { path: "a.mp3", to: "music/a.mp3" },
      { path: "b.tmp", to: null },
      { path: "note.txt", to: "note.txt" },
    ]);
  });

  test.each([
    ["leaves one out", "a.mp3 -> music/a.mp3\nb.tmp -> deleted\n"],
    ["says more of one", "a.mp3 -> music/a.mp3\nb.tmp -> deleted.\nnote.txt -> note.txt (unchanged)\n"],
  ])("nothing is taken where it %s", async (_, reply) => {
    expect(await read(reply)).toBeNull();
  });
});
