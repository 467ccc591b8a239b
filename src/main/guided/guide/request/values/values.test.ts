import { fc, test as property } from "@fast-check/vitest";
import { describe, expect, test } from "vitest";
import { valuesIn, writtenLike } from "./values.ts";

const read = (text: string) => valuesIn(text).map(({ kind, text: own }) => `${kind} ${own}`);

describe("the values of a text", () => {
  test.each([
    ["Mon 19:00-21:00, 7-8 pm", ["time 19:00", "time 21:00", "time 8 pm"]],
    ["call 0431 55 20 18 or 12 34", []],
    ["第２会議室(2階)", ["number 2", "number 2"]],
    ["12EUR for 250g, 3a", ["number 12", "number 250"]],
    ["a day ticket is 12 EUR, not 12,50", ["number 12", "number 12,50"]],
    ["on 14 May at 19:30 in room 4", ["date 14 May", "time 19:30", "number 4"]],
    ["am 03.06. um 19 Uhr", ["date 03.06.", "time 19 Uhr"]],
    ["Due 2026-05-14, from 7 pm", ["date 2026-05-14", "time 7 pm"]],
    ["5月14日 19時から12人", ["date 5月14日", "time 19時", "number 12"]],
    ["8時半に集合、午後3時30分に解散", ["time 8時半", "time 午後3時30分"]],
    ["May 14th: 1,200 seats", ["date May 14th", "number 1,200"]],
    ["version 1.2.3, tel 0431/55 and A12, port:3000, 12-14", ["version 1.2.3", "number 3000"]],
    ["v2.0.1 on 1.2.2024, not 10.0.0.1", ["version v2.0.1", "date 1.2.2024"]],
  ])("%s", (text, values) => {
    expect(read(text)).toEqual(values);
  });
});

describe("another amount in the spelling of a value", () => {
  test.each([
    ["v2.3.1", "2.10.0", "v2.10.0"],
    ["12", "14", "14"],
    ["12,00", "14", "14,00"],
    ["12", "13.50", "13.50"],
    ["1.200", "1400", "1.400"],
    ["1,200.00", "900", "900.00"],
    ["19:00", "7:30 pm", "19:30"],
    ["9:00", "10:15", "10:15"],
    ["09:00", "8:15", "08:15"],
    ["7 pm", "19:30", "7:30 pm"],
    ["7 PM", "11:00", "11 AM"],
    ["19 Uhr", "18:30", "18.30 Uhr"],
    ["19.00 Uhr", "18 Uhr", "18.00 Uhr"],
    ["19時", "18時", "18時"],
    ["8時半", "9:30", "9時半"],
    ["午前8時30分", "8時", "午前8時00分"],
    ["午後3時", "16:30", "午後4時30分"],
    ["14 May", "21 May", "21 May"],
    ["May 14th", "2 June", "June 2nd"],
    ["14 Mar", "2 June", "2 Jun"],
    ["14. Mai", "2. Juni", "2. Juni"],
    ["14. September", "2. Oktober", "2. Oktober"],
    ["2026-05-14", "2 June", "2026-06-02"],
    ["14.5.", "2. Juni", "2.6."],
    ["14.05.2026", "2. Juni", "02.06.2026"],
    ["5月14日", "6月2日", "6月2日"],
  ])("%s → %s", (old, said, written) => {
    const [value] = valuesIn(old);
    const [fresh] = valuesIn(said);
    expect(value && fresh && writtenLike(value, fresh.amount, said)).toBe(written);
  });

  const spelling = fc.constantFrom(
    "19:00",
    "07:00",
    "7 pm",
    "7:15 am",
    "19 Uhr",
    "19.00 Uhr",
    "8時半",
    "午後3時",
    "14 May",
    "May 1st",
    "2026-05-14",
    "14.5.",
    "03.06.2026",
  );

  property.prop([spelling, fc.integer({ min: 1, max: 366 })])("reads as that amount again", (text, amount) => {
    const [value] = valuesIn(text);
    const written = value ? writtenLike(value, amount, "") : "";
    expect(valuesIn(written)[0]?.amount).toBe(amount);
  });
});
