import { expect, test } from "vitest";
import { filesWithDate } from "./files-with-date.ts";

const papers = {
  name: "papers",
  text: "Passport Jana, valid until 20.02.2028\nPassport Jonas, valid until 27.06.2028\n",
};
const trip = { name: "trip", text: "14.07. to 28.07. Norway\nJonas: pack the passport\n" };
const sheet = { name: "sheet", text: "Passport of Jonas\nvalid until: 27.06.2028\n" };
const photos = { name: "photos", text: "Jonas: 4 photos\n" };

test.each([
  ["until when is the passport of Jonas valid?", [papers, trip], ["papers"]],
  ["When does Jonas' passport run out?", [papers, trip, photos], ["papers", "photos"]],
  ["when does the passport of Jonas run out?", [papers, sheet], ["papers", "sheet"]],
  ["when does the passport of Jonas run out?", [trip, photos], ["trip", "photos"]],
  ["where did Jonas pack the passport?", [papers, trip], ["papers", "trip"]],
])("%s", (question, files, left) => {
  expect(filesWithDate(files, question).map(({ name }) => name)).toEqual(left);
});
