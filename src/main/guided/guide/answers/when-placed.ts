import type { TurnState } from "../../../agent/guide.ts";
import { turnOf } from "../../../../shared/turn.ts";
import { type Language, requestLanguage } from "../request/answer-language.ts";
import { stepRecords } from "../turn/step-record.ts";
import { notOfPlaces, type Placed, placedBy } from "../turn/placed.ts";
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
  const said = texts[requestLanguage(request.text)];
  const parts = [
    ...(placed.moved.length > 0 ? [said.moved(placed.moved)] : []),
    ...(placed.gone.length > 0 ? [said.gone(placed.gone)] : []),
  ];
  return parts.length > 0 ? parts.join("\n\n") : null;
}

type Moved = Placed["moved"];
type Texts = { moved(files: Moved): string; gone(paths: readonly string[]): string };

function lines(files: Moved, more: (count: number) => string): string {
  const told = files.slice(0, mostTold).map(({ from, to }) => `- ${from} → ${to}`);
  return [...told, ...(files.length > mostTold ? [`- ${more(files.length - mostTold)}`] : [])].join("\n");
}

const texts: Readonly<Record<Language, Texts>> = {
  en: {
    moved: (files) => `These files are where they belong now:\n${lines(files, (count) => `and ${count} more`)}`,
    gone: (paths) => `${listed(paths, "en")} ${paths.length > 1 ? "are" : "is"} deleted.`,
  },
  de: {
    moved: (files) => `Diese Dateien liegen jetzt so:\n${lines(files, (count) => `und ${count} weitere`)}`,
    gone: (paths) => `${listed(paths, "de")} ${paths.length > 1 ? "sind" : "ist"} gelöscht.`,
  },
  ja: {
    moved: (files) => `ファイルを次のようにしました。\n${lines(files, (count) => `ほか${count}件`)}`,
    gone: (paths) => `${listed(paths, "ja")}を削除しました。`,
  },
};
