import { expect, test } from "vitest";
import type { Table } from "../../../workspace-view.ts";
import { askedCellIn } from "./asked-cell.ts";
import { holderOf } from "./holder-of.ts";

const tools: Table = {
  columns: ["tool", "name", "out", "back"],
  rows: [
    ["drill", "Ida Moe", "2031-02-01", "2031-02-03"],
    ["ladder", "Bo Lund", "2031-02-05", ""],
    ["drill bits", "Cy Holm", "2031-02-06", ""],
    ["drill", "Di Quist", "2031-03-01", ""],
    ["saw", "Ida Moe", "2031-03-02", "2031-03-03"],
    ["tent", "Ed", "2031-03-02", ""],
    ["tent", "Flo", "2031-03-04", ""],
    ["pump", "Gus", "2031-01-01", "2031-01-02"],
    ["pump", "Hal", "2031-02-01", ""],
    ["pump", "Ivy", "2031-03-01", "2031-03-02"],
  ],
};
const geräte: Table = {
  columns: ["Gerät", "ausgeliehen an", "am", "zurück am"],
  rows: [
    ["Beamer", "Anna", "1.2.", "3.2."],
    ["Beamer", "Karl", "5.3.", ""],
    ["Leiter", "Uwe", "6.3.", "7.3."],
  ],
};
const 備品: Table = {
  columns: ["品名", "氏名", "貸出日", "返却日"],
  rows: [
    ["脚立", "佐藤", "2031-02-01", "2031-02-03"],
    ["脚立", "鈴木", "2031-03-01", ""],
  ],
};

test.each([
  [tools, "who has the drill at the moment?? it's not in the shed and I need it on friday", "Di Quist"],
  [tools, "Who's got the ladder?", "Bo Lund"],
  [tools, "whos got the drill bits right now", "Cy Holm"],
  [tools, "can you tell me who is using the ladder", "Bo Lund"],
  [geräte, "Wer hat gerade den Beamer?", "Karl"],
  [geräte, "bei wem ist der Beamer?", "Karl"],
  [備品, "今、脚立は誰が持っていますか?", "鈴木"],
] as const)("who has it is who hasn't brought it back: %#", (table, request, who) => {
  expect(askedCellIn(holderOf(table, request)?.told ?? "")?.value).toBe(who);
});

test.each([
  [tools, "who had the drill last?"],
  [tools, "who has to bring back the ladder?"],
  [tools, "who has the drill or the ladder?"],
  [tools, "who has the most tools?"],
  [tools, "who hasn't brought the ladder back?"],
  [tools, "who has the saw?"],
  [tools, "who has the tent?"],
  [tools, "who has the pump?"],
  [tools, "who has the hammer?"],
  [tools, "when is the ladder back?"],
  [geräte, "Wer hat eine Leiter gekauft?"],
  [{ columns: ["tool", "name"], rows: [["drill", "Ida"]] }, "who has the drill?"],
] as const)("it stays open: %#", (table, request) => {
  expect(holderOf(table, request)).toBeNull();
});
