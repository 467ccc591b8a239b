import { fc, test as property } from "@fast-check/vitest";
import { describe, expect, test } from "vitest";
import { cardsTold } from "./contact-cards.ts";

const card = (...lines: string[]) => ["BEGIN:VCARD", "VERSION:3.0", ...lines, "END:VCARD", ""].join("\r\n");

describe("contact cards as people read them", () => {
  test("say what each line is of", () => {
    const text = card(
      "N:Lindquist;Marta;;;",
      "FN:Marta Lindquist",
      "TEL;TYPE=CELL,VOICE:555-0176",
      "TEL;TYPE=WORK:555-0111",
      "TEL:555-0199",
      "EMAIL;TYPE=HOME:marta@home.example",
      "ADR;TYPE=HOME:;;22 Mill Lane;Oxford;;OX1;UK",
      "BDAY:1984-09-26",
      "ORG:Town library;Loans",
      "NOTE:choir\\, alto. Name day 29 July",
    );
    expect(cardsTold(text)).toBe(
      [
        "Marta Lindquist",
        "mobile: 555-0176",
        "work phone: 555-0111",
        "phone: 555-0199",
        "home mail: marta@home.example",
        "home address: 22 Mill Lane, Oxford, OX1, UK",
        "birthday: 1984-09-26",
        "organisation: Town library, Loans",
        "note: choir, alto. Name day 29 July",
      ].join("\n"),
    );
  });

  test("are told one after the other, with the names that somebody gave to numbers", () => {
    const labelled = card("FN:Bo", "item1.TEL:99", "item1.X-ABLabel:Boat");
    expect(cardsTold(`${labelled}${card("FN:Jo", "TEL;VALUE=uri:tel:+1-555")}`)).toBe(
      "Bo\nBoat: 99\n\nJo\nphone: +1-555",
    );
  });

  test("without a whole name have the parts of it above", () => {
    expect(cardsTold(card("N:Lee;Ann;;;", "TEL:1"))).toBe("Ann Lee\nphone: 1");
  });

  test.each([
    "Dear Jo,\nBEGIN:VCARD is how cards begin.\n",
    "BEGIN:VCALENDAR\nEND:VCALENDAR\n",
    "BEGIN:VCARD\nFN:Bo\n",
  ])("aren't there, or can't be read: %j", (text) => {
    expect(cardsTold(text)).toBeNull();
  });

  property.prop([fc.string({ unit: "binary" })])("are read from any text without an error", (text) => {
    expect(() => cardsTold(`BEGIN:VCARD\n${text}\nEND:VCARD\n`)).not.toThrow();
  });
});
