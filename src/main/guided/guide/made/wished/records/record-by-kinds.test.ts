import { describe, expect, test } from "vitest";
import { doneAsWished } from "../done-as-wished.ts";

const request =
  "New in the club: Nora Berg, number 42, since 5 May 2024, guest, fee 12.50 EUR. Put her into the lists please, by number";
const wish = 'Add "Nora Berg" to "members"';

const csv =
  "no;member;since;state;fee\n7;Ada Moor;2019-03-02;full;25,00\n31;Bo Lind;2024-01-10;guest;12,50\n50;Cy Dorn;2024-06-01;guest;12,50\n";
const json = `[
  { "id": 7, "member": "Ada Moor", "since": "2 March 2019", "state": "full", "fee": 25 },
  { "id": 31, "member": "Bo Lind", "since": "10 January 2024", "state": "guest", "fee": 12.5 },
  { "id": 50, "member": "Cy Dorn", "since": "1 June 2024", "state": "guest", "fee": 12.5 }
]
`;
const page =
  "<table>\n  <tr><th>Member</th><th>Since</th><th>State</th><th>Nr</th><th>Fee</th></tr>\n" +
  '  <tr><td>Ada Moor</td><td class="day">2.3.2019</td><td>full</td><td>7</td><td>25.00 EUR</td></tr>\n' +
  '  <tr><td>Cy Dorn</td><td class="day">1.6.2024</td><td>guest</td><td>50</td><td>12.50 EUR</td></tr>\n' +
  '  <tr><td>Di Rusk</td><td class="day">1.7.2024</td><td>guest</td><td>51</td><td>12.50 EUR</td></tr>\n</table>\n';

describe("a new thing of which a request says all sides", () => {
  test("is a row with each where it is of the kind, in the order of the others", () => {
    expect(doneAsWished("members.csv", csv, wish, request)).toBe(
      csv.replace("50;", "42;Nora Berg;2024-05-05;guest;12,50\n50;"),
    );
  });

  test("is a record of JSON", () => {
    expect(doneAsWished("members.json", json, wish, request)).toBe(
      json.replace(
        '  { "id": 50',
        '  { "id": 42, "member": "Nora Berg", "since": "5 May 2024", "state": "guest", "fee": 12.50 },\n  { "id": 50',
      ),
    );
  });

  test("is a row on a page, where its dates belong", () => {
    expect(doneAsWished("members.html", page, wish, request)).toBe(
      page.replace(
        "  <tr><td>Cy",
        '  <tr><td>Nora Berg</td><td class="day">5.5.2024</td><td>guest</td><td>42</td><td>12.50 EUR</td></tr>\n  <tr><td>Cy',
      ),
    );
  });

  test("is a record of YAML, out of what the wish says itself", () => {
    const yaml =
      "tours:\n  - title: Mill Path\n    km: 12\n    leader: Sana\n    dogs: yes\n\n  - title: Bald Hill\n    km: 9\n    leader: Ivo\n    dogs: no\n\n  - title: Moor Way\n    km: 14\n    leader: Ivo\n    dogs: no\n";
    expect(doneAsWished("tours.yaml", yaml, 'Add "Heath Loop, 17 km, no dogs, Sana leads it" to "tours.yaml"')).toBe(
      `${yaml}\n  - title: Heath Loop\n    km: 17\n    leader: Sana\n    dogs: no\n`,
    );
  });

  test.each([
    ["one side isn't said", request.replace(" guest,", "")],
    ["something is said of which there is no side", request.replace(" guest,", " guest, loves tea,")],
    ["a state is one that none has", request.replace("guest", "honorary")],
    ["a number may be of two sides", request.replace("number 42", "42").replace("fee 12.50 EUR", "12")],
    ["its name isn't said", request.replace("Nora", "Dora")],
  ])("is in none where %s", (_, asked) => {
    const plain = csv.replaceAll(",00", "").replaceAll(",50", "");
    expect(doneAsWished("members.csv", plain, wish, asked)).toBeNull();
  });

  test("isn't put in where it is already", () => {
    expect(doneAsWished("members.csv", csv.replace("Bo Lind", "Nora Berg"), wish, request)).toBeNull();
  });
});
