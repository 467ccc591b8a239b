import type { TurnState } from "../../../agent/guide.ts";
import { turnOf } from "../../../../shared/turn.ts";
import { type Language, requestLanguage } from "../request/words/answer-language.ts";
import { stepRecords } from "../turn/step-record.ts";
import { filesPlaced, notOfPlaces, type Placed, placedBy } from "../turn/placed.ts";
import type { FileEntry } from "../../workspace-view.ts";
import { planOf } from "../turn/parts.ts";
import { asksBesides } from "./asks-besides.ts";
import { listed } from "./listed.ts";

/** So many are told one by one. */
const mostTold = 12;

/** What became of files that the harness brought where they are to be. Null where something is left, or is to be told besides. */
export function answerWhenPlaced({ messages, tools }: TurnState, files: readonly FileEntry[]): string | null {
  const { request, since, isNew } = turnOf(messages);
  if (!request || isNew || asksBesides(request.text)) return null;
  const records = stepRecords(since, tools);
  const placed = records.map(placedBy).find((one) => one !== null);
  const isAlone = records.every(({ isMade, status }) => isMade && status === "ok");
  if (!placed || !isAlone || notOfPlaces(planOf(request.text, files, records).open).length > 0) return null;
  const told = toldOf(placed, requestLanguage(request.text), "all");
  return told === "" ? null : told;
}

/**
 * What is answered once the model has moved or deleted files and holds that for all: what became of which, as it was seen. A small model tells of more than was done. Null where anything is
 * to be told besides, was done otherwise, or is left to do.
 */
export function toldWhenPlaced({ messages, tools }: TurnState, files: readonly FileEntry[]): string | null {
  const { request, since, isNew } = turnOf(messages);
  if (!request || isNew || asksBesides(request.text)) return null;
  const records = stepRecords(since, tools);
  const placed = records.filter(({ effect }) => effect !== "look").map(filesPlaced);
  if (placed.length === 0 || placed.includes(null) || planOf(request.text, files, records).open.length > 0) return null;
  const all = {
    moved: placed.flatMap((each) => each?.moved ?? []),
    gone: placed.flatMap((each) => each?.gone ?? []),
  };
  const told = toldOf(all, requestLanguage(request.text), "some");
  return told === "" ? null : told;
}

/** `of`: all files that were meant, or some that somebody chose. */
function toldOf({ moved, gone }: Placed, language: Language, of: "all" | "some"): string {
  const said = texts[language];
  const lines = moved.slice(0, mostTold).map(({ from, to }) => `- ${from} → ${to}`);
  const more = moved.length > mostTold ? [`- ${said.more(moved.length - mostTold)}`] : [];
  const parts = [
    ...(moved.length > 0 ? [[said.moved[of], ...lines, ...more].join("\n")] : []),
    ...(gone.length > 0 ? [said.gone(gone)] : []),
  ];
  return parts.join("\n\n");
}

type Texts = {
  moved: Readonly<Record<"all" | "some", string>>;
  more(count: number): string;
  gone(paths: readonly string[]): string;
};

const texts: Readonly<Record<Language, Texts>> = {
  en: {
    moved: { all: "These files are where they belong now:", some: "Moved or renamed:" },
    more: (count) => `and ${count} more`,
    gone: (paths) => `${listed(paths, "en")} ${paths.length > 1 ? "are" : "is"} deleted.`,
  },
  de: {
    moved: { all: "Diese Dateien liegen jetzt so:", some: "Verschoben oder umbenannt:" },
    more: (count) => `und ${count} weitere`,
    gone: (paths) => `${listed(paths, "de")} ${paths.length > 1 ? "sind" : "ist"} gelöscht.`,
  },
  ja: {
    moved: { all: "ファイルを次のようにしました。", some: "移動または名前の変更をしました。" },
    more: (count) => `ほか${count}件`,
    gone: (paths) => `${listed(paths, "ja")}を削除しました。`,
  },
};
