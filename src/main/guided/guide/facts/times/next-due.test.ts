import { expect, test } from "vitest";
import { isRatherDue, nextDue } from "./next-due.ts";

const value = (path: string, text: string, request: string) => nextDue(path, text, request)?.value;
const report = "REPORT\n\nVehicle      van, green\nChecked on   03.06.2031\nNächste HU   06/2033\n";
const boiler = "# Boiler\n\n- made: 2019\n- Next service: 12 March 2032\n";

test.each([
  ["report.txt", report.replace("green", "grün"), "wann muss das grüne Auto wieder zum TÜV?", "06/2033"],
  ["pass.txt", "Impfpass Hund\nNächste Impfung 02/2037\n", "wann muss der Hund wieder geimpft werden?", "02/2037"],
  ["report.txt", report, "when does the van have to be checked again?", "06/2033"],
  ["boiler.md", boiler, "when is the boiler due for a service?", "12 March 2032"],
  ["車.txt", "車 緑のバン\n次回車検  2033年6月\n", "車の次の車検はいつ?", "2033年6月"],
])("the one line that says when it is due is told: %s", (path, text, request, told) => {
  expect(value(path, text, request)).toBe(told);
});

test.each([
  ["report.txt", report, "when was the van checked last?"],
  ["report.txt", report, "when is my next visit to the dentist?"],
  ["report.txt", `${report}Next tyres   10/2031\n`, "when does the van have to be checked again?"],
  ["report.txt", report.replace("06/2033", "ask Ida"), "when does the van have to be checked again?"],
  ["boiler.md", boiler, "who does the next service of the boiler?"],
])("and nothing where anything else is asked, or it isn't clear: %s", (path, text, request) => {
  expect(value(path, text, request)).toBeUndefined();
});

test("of several papers the one counts that is about it, and the newest of these", () => {
  const question = "when does the green van have to be checked again?";
  const due = (text: string) => nextDue("report.txt", text, question);
  const [own, older, other] = [
    report,
    report.replace("06/2033", "12/2031"),
    report.replace("van, green", "van, red"),
  ].map(due);
  expect(own && older && isRatherDue(own, older)).toBe(true);
  expect(own && other && isRatherDue(own, other)).toBe(true);
  expect(own && older && isRatherDue(older, own)).toBe(false);
});
