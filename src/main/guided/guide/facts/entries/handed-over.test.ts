import { expect, test } from "vitest";
import type { Table } from "../../../workspace-view.ts";
import { askedCellIn } from "./asked-cell.ts";
import { handedOver } from "./handed-over.ts";

const keys: Table = {
  columns: ["date", "key", "from", "to"],
  rows: [
    ["2024-01-10", "clubhouse spare", "committee", "Ralf Stein"],
    ["2024-02-03", "boathouse spare", "committee", "Owen Pratt"],
    ["2024-03-17", "clubhouse spare", "Ralf Stein", "Ines Faber"],
    ["2024-04-01", "shed", "committee", "Greg Holt"],
    ["2024-04-02", "shed", "Tom Reyes", "Jun Abe"],
  ],
};
const schlüssel: Table = {
  columns: ["Datum", "Schlüssel", "von", "an"],
  rows: [
    ["10.01.2024", "Turnhalle", "Büro", "Anna"],
    ["17.03.2024", "Turnhalle", "Anna", "Karl"],
  ],
};
const 鍵: Table = {
  columns: ["日付", "鍵", "渡した人", "受け取った人"],
  rows: [
    ["2024-01-10", "倉庫", "事務", "青木"],
    ["2024-03-17", "倉庫", "青木", "井上"],
  ],
};

test.each([
  [
    keys,
    "Could you tell me who has the spare key of the clubhouse at the moment? I'd like to pick it up.",
    "Ines Faber",
  ],
  [schlüssel, "Wer hat gerade den Schlüssel der Turnhalle?", "Karl"],
  [鍵, "倉庫の鍵は今誰が持っていますか?", "井上"],
] as const)("who got a thing last has it: %#", (table, request, who) => {
  expect(askedCellIn(handedOver(table, request)?.told ?? "")?.value).toBe(who);
});

test.each([
  [keys, "who has the spare key?"],
  [keys, "who has the key of the shed?"],
  [keys, "who had the clubhouse spare key first?"],
  [keys, "who has the clubhouse key?"],
  [schlüssel, "Wem hat Anna den Schlüssel der Turnhalle gegeben?"],
] as const)("nothing is told where a thing isn't clear, or didn't go from hand to hand: %#", (table, request) => {
  expect(handedOver(table, request)).toBeNull();
});
