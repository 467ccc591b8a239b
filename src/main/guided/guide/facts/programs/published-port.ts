import { inLatin } from "../../request/values/key-words.ts";
import { withoutAsking } from "../../request/questions/without-asking.ts";
import { withoutOtherOne } from "../../request/questions/without-other-one.ts";
import { wantedWords } from "../../request/words/wanted-words.ts";
import { isSameNoun, wordsOf } from "../../request/words/words.ts";
import { isCompose, servicesIn } from "../formats/compose-settings.ts";
import { settingFact } from "./setting-told.ts";

const asksForPort = /localhost:|(?<!\p{L})(?:ports?|browser)(?!\p{L})|ブラウザ/iu;
/** The port that a service has for itself, or what it was or could be. */
const asksForOther =
  /(?<!\p{L})(?:inside|within|container['’]?s?|internal\p{L}*|not|change\p{L}*|free|why|was|were|if|and which|innerhalb|intern\p{L}*|nicht|frei\p{L}*|warum|war|wenn)(?!\p{L})|コンテナ|内部|ない/iu;
const asksWhere =
  /^(?:ports?|localhost|browser|type|enter|open|opens|reach|goes|go|after|behind|address|bar|number|machine|computer|host|leads|lead|published|outside|laptop|page|site|see|real|actual|proper|main|right|live|echte[nrs]?|richtige[nrs]?|eigentliche[nrs]?|hinter|erreiche|erreichen|eingeben|öffnen|öffne|tippen|muss|aufrufen|unter|welche[mnrs]?|ich|adresse|nummer|seite|rechner|stehen)$|^(?=.*\p{scx=Hiragana})[\p{scx=Han}\p{scx=Hiragana}]+$|^(?:[後入力開番号]|ブラ|ラウ|ウザ|何番|番号)$/iu;

/**
 * The port at which a computer has the service that a question names, of a file that Docker Compose reads, where it publishes one: a small model tells the service's own.
 * Null where the question says anything else.
 */
export function publishedPort(path: string, text: string, request: string): { key: string; told: string } | null {
  const question = inLatin(withoutOtherOne(withoutAsking(request)));
  if (!isCompose.test(path) || !asksForPort.test(question) || asksForOther.test(question)) return null;
  const wanted = wantedWords(question).filter((word) => word.length > 1);
  const named = servicesIn(text).filter(({ name }) =>
    wordsOf(name).every((word) => wanted.some((other) => isSameNoun(word, other))),
  );
  const longest = Math.max(0, ...named.map(({ name }) => wordsOf(name).length));
  const [service, ...others] = named.filter(({ name }) => wordsOf(name).length === longest);
  if (!service || others.length > 0) return null;
  const isSaying = (line: string) => line.trim() !== "" && !/^\s*#/.test(line);
  const lines = text.split(/\r?\n/).slice(service.start, service.end).filter(isSaying);
  const known = wordsOf(lines.join("\n"));
  if (wanted.some((word) => !asksWhere.test(word) && !known.some((own) => isSameNoun(own, word)))) return null;
  const [port, ...more] = lines.flatMap((line) => published.exec(line)?.slice(1).find(Boolean) ?? []);
  if (port === undefined || more.length > 0) return null;
  return { key: service.name, told: settingFact({ value: port, column: "port on this computer", row: service.name }) };
}

/** `- "8090:3000"`, `- 127.0.0.1:8090:3000`, `published: 8090` */
const published =
  /^\s*-\s*["']?(?:[\d.]+:)?(\d{2,5}):\d{2,5}(?:\/\w+)?["']?\s*$|^\s*(?:-\s*)?published:\s*["']?(\d{2,5})/u;
