import { baseName } from "../../../../shared/path-parts.ts";
import type { TurnState } from "../../../agent/guide.ts";
import { turnOf } from "../../../../shared/turn.ts";
import { type Language, requestLanguage } from "../request/words/answer-language.ts";
import { stepRecords } from "../turn/step-record.ts";
import { asksBesides } from "./asks-besides.ts";
import { listed } from "./listed.ts";

/** Which files the harness has copied, and where to. Null where the model has done a part of it, or something is to be told besides. */
export function answerWhenCopied({ messages, tools }: TurnState): string | null {
  const { request, since, isNew } = turnOf(messages);
  if (!request || isNew || asksBesides(request.text)) return null;
  const [copied, ...others] = stepRecords(since, tools);
  const command = copied?.input["command"];
  const isCopy = typeof command === "string" && /^(?:mkdir -p -- .+ && )?cp -rnv -- /u.test(command);
  if (!copied?.isMade || !isCopy || others.length > 0 || !copied.text.startsWith("exit 0")) return null;
  // how a name is shown depends on the locale, and what was there before isn't shown at all
  const [folder, ...paths] = wordsOf(command.replace(/^(?:.* && )?cp -rnv -- /u, "")).toReversed();
  const shown = copied.text.split("\n").filter((line) => line.includes(" -> ")).length;
  // of one folder each file is shown
  const isAll = paths.length === 1 ? shown > 0 : shown === paths.length;
  if (folder === undefined || !isAll) return null;
  return texts[requestLanguage(request.text)](paths.toReversed().map(baseName), folder.replace(/\/$/u, ""));
}

/** The words of a command as the shell takes them, as far as `shellWord` writes them. */
function wordsOf(command: string): string[] {
  const words = command.match(/(?:[^\s'\\]|'[^']*'|\\.)+/gu) ?? [];
  return words.map((word) =>
    word.replaceAll(/'([^']*)'|\\(.)/gu, (_, quoted?: string, sign?: string) => quoted ?? sign ?? ""),
  );
}

const texts: Readonly<Record<Language, (names: readonly string[], folder: string) => string>> = {
  en: (names, folder) =>
    `Copied to ${folder}: ${listed(names, "en")}. ${names.length > 1 ? "The originals are where they were" : "The original is where it was"}.`,
  de: (names, folder) =>
    `Nach ${folder} kopiert: ${listed(names, "de")}. ${names.length > 1 ? "Die Originale liegen, wo sie waren" : "Das Original liegt, wo es war"}.`,
  ja: (names, folder) => `${listed(names, "ja")}を${folder}にコピーしました。元のファイルはそのままです。`,
};
