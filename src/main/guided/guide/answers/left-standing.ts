import type { TurnState } from "../../../agent/guide.ts";
import { turnOf } from "../../../../shared/turn.ts";
import type { WorkspaceView } from "../../workspace-view.ts";
import { type Language, requestLanguage } from "../request/words/answer-language.ts";
import type { Replacement } from "../../../agent/replacement.ts";
import { isSettingName, unreadSettings } from "../files/hidden-settings.ts";
import { replaceScope } from "../files/replace-scope.ts";
import { keptFiles } from "../request/limits/kept-files.ts";
import { wantsEverywhere } from "../request/wishes/request-intent.ts";
import { wholeWord } from "../request/words/word-pattern.ts";
import { isIdentifier, patternFor } from "../made/replace-in.ts";
import { replacedBy } from "../turn/replacement.ts";
import { stepRecords } from "../turn/step-record.ts";
import { listed } from "./listed.ts";

/** More places are only counted. */
const mostPlaces = 4;
const mostSearched = 40;

/**
 * Where what was replaced in this turn still stands, in whatever form, said for whoever has to see whether it is meant to: "Weber" where "Frau Weber" was
 * replaced. Empty where one text wasn't replaced by one other throughout, or it stands nowhere else but in files that are to stay.
 */
export async function leftStanding({ messages, tools }: TurnState, view: WorkspaceView): Promise<string> {
  const { request: message, since } = turnOf(messages);
  const request = message?.text ?? "";
  const changes = stepRecords(since, tools).filter(({ effect, status }) => effect === "change" && status === "ok");
  if (changes.length === 0) return "";
  const files = new Set(changes.map(({ input: { path } }) => path));
  const all = await view.files();
  // of one change in one file nobody thinks that it was all, unless more files are meant
  const isForAll = files.size > 1 || wantsEverywhere(request);
  const meant = isForAll ? all : (replaceScope(request, all) ?? []);
  const pair = isForAll || meant.length > 1 ? replacedBy(changes, request) : null;
  const word = pair ? (isIdentifier.test(pair.find) ? pair.find : tellingWord(pair.find, pair.put)) : null;
  if (!pair || word === null) return "";
  const language = requestLanguage(request);
  const unseen = await unseenSettings(pair, files, view);
  const told = unseen.length > 0 ? ` ${notSeen[language](pair.find, listed(unseen, language))}` : "";
  // as a global one it would go on where it last was
  const whole = isIdentifier.test(word) ? new RegExp(patternFor(word).source, "u") : wholeWord(word, "u");
  const kept = keptFiles(request, all);
  const isMeant = (path: string) => isForAll || meant.some((file) => file.path === path);
  const found = await view.search([word], mostSearched);
  const places = found
    .filter(({ path, text }) => isMeant(path) && !kept.includes(path) && whole.test(text.replaceAll(pair.put, "")))
    .map(({ path, line }) => `${path}:${line}`);
  if (places.length === 0) return told;
  const shown = listed(places.slice(0, mostPlaces), language);
  return ` ${texts[language](word, shown, Math.max(0, places.length - mostPlaces))}${told}`;
}

/** Files of settings that may hold secrets, so that nobody has looked whether they have the name, or the value, of a setting that was changed. */
async function unseenSettings(
  { find }: Replacement,
  changed: ReadonlySet<unknown>,
  view: WorkspaceView,
): Promise<string[]> {
  if (!isSettingName(find) && !isSettingValue.test(find)) return [];
  return (await unreadSettings(await view.files(), view)).filter((path) => !changed.has(path));
}

/** A port, a version, a host, an address. */
const isSettingValue = /^\d{2,5}$|^v?\d+\.\d+\.\d+$|^[\w.-]+\.[a-z]{2,}(?::\d+)?$|@|:\/\//iu;

const notSeen: Readonly<Record<Language, (word: string, paths: string) => string>> = {
  en: (word, paths) => `I did not look into ${paths}, which may hold secrets: please check for “${word}” there.`,
  de: (word, paths) =>
    `In ${paths} habe ich nicht nachgesehen, weil dort Geheimes stehen kann: Bitte schau, ob „${word}“ darin steht.`,
  ja: (word, paths) => `${paths}は秘密の情報を含むことがあるため確認していません。「${word}」がないかご確認ください。`,
};

/** The word of a text that tells it from the one in its place: its last with a capital letter or a digit, else its longest. */
function tellingWord(find: string, put: string): string | null {
  const kept = new Set(wordsIn(put));
  const words = wordsIn(find).filter((word) => !kept.has(word));
  const telling = words.findLast((word) => /^[\p{Lu}\p{N}]/u.test(word));
  return telling ?? words.toSorted((one, other) => other.length - one.length)[0] ?? null;
}

function wordsIn(text: string): string[] {
  return text.match(/\d+(?:[.,:]\d+)*|[\p{L}\p{N}_]+/gu) ?? [];
}

const texts: Readonly<Record<Language, (word: string, places: string, more: number) => string>> = {
  en: (word, places, more) =>
    `I left “${word}” as it is in ${places}${more > 0 ? ` and in ${more} more lines` : ""}: please check that this is right.`,
  de: (word, places, more) =>
    `„${word}“ habe ich stehen lassen in ${places}${more > 0 ? ` und in ${more} weiteren Zeilen` : ""}: Bitte schau, ob das stimmt.`,
  ja: (word, places, more) =>
    `「${word}」は${places}${more > 0 ? `ほか${more}行` : ""}にそのまま残しました。ご確認ください。`,
};
