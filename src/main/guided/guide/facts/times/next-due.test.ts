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
  [
    "pass.txt",
    "Vaccination card\nDog: Bo\nNext rabies vaccination: 02/2037\n",
    "when is Bo's next vaccination?",
    "02/2037",
  ],
  ["bo.txt", "Vet\nDog: Bo\nNext visit: 12 March 2032\n", "when does Bo have to go to the vet again?", "12 March 2032"],
  [
    "ida.txt",
    "Zahnarzt Klein\nPatientin: Ida\nNächster Termin: 03.06.2033\n",
    "wann muss Ida wieder zum Zahnarzt?",
    "03.06.2033",
  ],
  ["library.txt", "Library card\nBook: Dune\nDue: 12 March 2032\n", "when is the book due?", "12 March 2032"],
  ["車.txt", "車 緑のバン\n次回車検  2033年6月\n", "車の次の車検はいつ?", "2033年6月"],
  ["犬.txt", "犬 ポチ\n次回予防接種  2033年6月\n", "ポチの次の予防接種はいつ?", "2033年6月"],
])("the one line that says when it is due is told: %s", (path, text, request, told) => {
  expect(value(path, text, request)).toBe(told);
});

test.each([
  ["report.txt", report, "when was the van checked last?"],
  ["report.txt", report, "when is my next visit to the dentist?"],
  ["report.txt", `${report}Next tyres   10/2031\n`, "when does the van have to be checked again?"],
  ["report.txt", report.replace("06/2033", "ask Ida"), "when does the van have to be checked again?"],
  ["car.txt", "Car: Polo\nNext service: 05/2032\n", "when does the Polo need new tyres again?"],
  ["car.txt", "Car: Polo\nNext oil change: 05/2032\n", "when does the Polo need a tyre change again?"],
  ["car.txt", "Insurance of the Polo\nPayment due: 12 March 2032\n", "when does the Polo have to be inspected again?"],
  ["pass.txt", "Impfpass Hund Bo\nNächste Impfung 02/2037\n", "wann muss Bo wieder entwurmt werden?"],
  ["ida.txt", "Zahnarzt Klein\nPatientin: Ida\nNächster Termin: 03.06.2033\n", "wann muss Ida wieder zum Friseur?"],
  ["ida.txt", "Dentist\nPatient: Ida\nNext visit: 3 June 2033\n", "when is Ida's next visit to the hairdresser?"],
  ["車.txt", "車 緑のバン\n次回車検  2033年6月\n", "車のオイル交換は次はいつ?"],
  ["bill.txt", "Invoice\nBoiler service 120 €\nDue: 2032-04-01\n", "when is the boiler due for a service again?"],
  ["boiler.md", boiler, "when does the van have its next service?"],
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
