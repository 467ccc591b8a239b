import { isCommonWord, wordsOf } from "../../request/words/words.ts";
import { entriesSaid } from "./entries-said.ts";

/** What is said of something that was said otherwise before. */
const changes =
  /(?<!\p{L})(?:instead|sorry|no longer|any ?more|correction|actually|after all|(?:changed|moved|switched) to|now|only(?= \d)|postponed|make that|scrap that|than (?:planned|i thought)|statt(?:dessen)?|doch (?:nicht|nur|erst|schon)|nun|jetzt|verschoben|verlegt|korrektur|nicht mehr|nur noch)(?!\p{L})|交代|延期|延ば|変更|訂正|ではなく|に変わ/iu;
/** Nothing is left of it, or nothing to do. */
const callsOff = new RegExp(
  [
    String.raw`(?<!\p{L})(?:cancell?ed|called off|no (?:\p{L}+ ){1,2}from (?:me|us)|(?:drop(?:s|ped)?|back(?:s|ed)?|pull(?:s|ed)?) out|withdr[ae]w\p{L}*|declined|(?:ca|wo|is|does)n['’]?t (?:be )?(?:com(?:e|ing)|bring(?:ing)?|mak(?:e|ing) it|needed|happen(?:ing)?|tak(?:e|ing) (?:part|place))|(?:cannot|not|no longer) (?:be )?(?:com(?:e|es|ing)|bring(?:ing)?|mak(?:e|ing) it|needed|necessary|happening|taking (?:part|place)|takes? part)|already done|is done)(?!\p{L})`,
    String.raw`(?<!\p{L})(?:abgesagt|f(?:ä|a)ll(?:t|en) (?:\p{L}+ )?aus|entf(?:ä|a)ll(?:t|en)|gestrichen|sagt? (?:\p{L}+ )?ab|verhindert|k(?:ommt|önnen|ann|ommen) (?:\p{L}+ ){0,2}nicht|nicht (?:mehr )?(?:nötig|gebraucht|dabei|kommen)|brauch(?:en|t|e) (?:\p{L}+ ){0,2}(?:nicht|keine?n?)(?: mehr)?|schon erledigt|ist erledigt)(?!\p{L})`,
    "中止|完了|不要|取りやめ|済み|(?:い|要)らなく|必要(?:が|は)?なく|欠席|来(?:ら)?れな|来られなく|キャンセル|辞退",
  ].join("|"),
  "iu",
);
/** Who asks so wants nothing that was called off. */
const wantsWhatHolds = new RegExp(
  [
    String.raw`(?<!\p{L})(?:really|actually|in the end|still (?:on|open|coming|valid|to do|needed|happening)|cancell?ed|called off|dropped out|no longer|not needed|needed any ?more|done|finished|outdated|obsolete|what holds|(?:only|just) (?:\p{L}+ ){1,4}(?:com(?:e|es|ing)|happens?|takes? (?:part|place)))(?!\p{L})`,
    String.raw`(?<!\p{L})(?:abgesagt\p{L}*|erledigt\p{L}*|überholt\p{L}*|ausgefallen\p{L}*|ausf(?:ä|a)ll\p{L}*|wegf(?:ä|a)ll\p{L}*|weggefallen\p{L}*|nicht mehr (?:gebraucht|nötig|brauchen|kommen|dabei|gilt|gelten|aktuell)|gestrichen\p{L}*|wirklich|tatsächlich|am ende|noch (?:offen|gilt|gelten|stattfind\p{L}*|gebraucht|brauchen|kommen|dabei)|nur (?:\p{L}+,? ){1,4}(?:kommt|kommen|stattfind\p{L}*|zugesagt|dabei))(?!\p{L})`,
    "終わっ|要らな|いらな|必要な|中止|不要|完了|済んだ|実際に|来る人だけ|参加する人だけ|来られな|来ない|欠席",
  ].join("|"),
  "iu",
);

const longest = 220;
/** A shorter line was not broken because it was full. */
const shortestOfProse = 50;
/** A word that more lines have tells none of them. */
const mostLines = 3;
const speaker =
  /^(?:\[[^\]]*\]\s*|\d[\d.:/ -]*\s+)?(?!(?:Updates?|Notes?|PS|NB|Info|Important|Attention|Corrections?|Nachtrag|Korrektur|Wichtig|Achtung|Hinweis|Stand)\b)(\p{Lu}[\p{L}.-]*(?: \p{Lu}[\p{L}.-]*)?):\s/u;

/** A day in a list says of itself that it is called off. */
const isEntry = /^(?:\|\s*|[*-] )?(?:\p{L}{2,9}[.,]?\s+)?\d/u;

/** What stands before a later change of a line. */
export const changedLater = "(changed later:";

/** Whether a text says of something that it is otherwise now, or that nothing is left of it. */
export function tellsOfChange(text: string): boolean {
  return changes.test(text) || callsOff.test(text);
}

type Place = { file: number; line: number };
type Unit = Place & { said: string };
type Line = Unit & { words: ReadonlySet<string> };

/**
 * Texts as they hold: a line that something said later changes has that behind it, and one that is called off is left out with what calls it off, where a request wants
 * nothing of the kind. A small model takes the first that it reads of a thing.
 */
export function withLaterChanges(texts: readonly string[], request: string): string[] {
  const files = texts.map((text) => text.split("\n"));
  const later = files.flatMap((all, file) => unitsOf(all, file)).filter(({ said }) => isChange(said));
  if (later.length === 0) return [...texts];
  const lines = files.flatMap((all, file) =>
    all.map((said, line) => ({ file, line, said, words: tellingWords(said) })),
  );
  const earlierThan = earlierLines(lines, later);
  const dropped = new Set<string>();
  const behind = new Map<string, string>();
  for (const unit of later) {
    const gone = callsOff.test(unit.said) ? entriesOff(unit, files[unit.file] ?? []) : [];
    if (gone.length > 0) {
      const places = gone.map((line) => ({ file: unit.file, line }));
      // what else such a line says stays
      const isAll = !/[.!?。]\s*\S/u.test(unit.said);
      const off = isAll ? [...places, unit] : places;
      for (const place of wantsWhatHolds.test(request) ? off : []) dropped.add(keyOf(place));
      continue;
    }
    const earlier = earlierThan(unit);
    if (!earlier) continue;
    if (takesBack(unit) && earlier.file === unit.file) dropped.add(keyOf(earlier));
    else if (!callsOff.test(unit.said)) behind.set(keyOf(earlier), unit.said);
    else if (wantsWhatHolds.test(request) && earlier.file === unit.file)
      for (const place of [earlier, unit]) dropped.add(keyOf(place));
  }
  return files.map((all, file) =>
    all
      .flatMap((said, line) => {
        const key = keyOf({ file, line });
        const change = behind.get(key);
        return dropped.has(key) ? [] : [change === undefined ? said : `${said} ${changedLater} ${bare(change)})`];
      })
      .join("\n"),
  );
}

/** The lines of the entries that a text calls off: those that it names, or itself where it is one. */
function entriesOff({ line, said }: Unit, lines: readonly string[]): number[] {
  // who speaks says of what he said himself
  if (speaker.test(said)) return [];
  return entriesSaid(lines, line, said, callsOff);
}

/** Who promises something else instead says all of it anew. */
function takesBack({ said }: Unit): boolean {
  return (
    speaker.test(said) &&
    /(?<!\p{L})(?:instead|stattdessen|make that|scrap that)(?!\p{L})/iu.test(said) &&
    /\d/u.test(said.replace(speaker, ""))
  );
}

function keyOf({ file, line }: Place): string {
  return `${file}:${line}`;
}

function bare(said: string): string {
  return said
    .replace(speaker, "")
    .replace(/^[\s*・•-]+/u, "")
    .trim();
}

function isChange(said: string): boolean {
  return said.length <= longest && !/[?？]\s*$/u.test(said) && !isEntry.test(said) && tellsOfChange(said);
}

/** The lines of a list or a talk one by one; of a letter its sentences, with the line that they begin in. */
function unitsOf(lines: readonly string[], file: number): Unit[] {
  const isListed = (line: string) => /^\s*(?:[*・•#>|-]|\d+[.)]|\[)/u.test(line) || speaker.test(line);
  const units: Unit[] = [];
  let open = false;
  lines.forEach((said, line) => {
    const last = units.at(-1);
    if (said.trim() === "" || isListed(said)) open = false;
    if (open && last) last.said += ` ${said.trim()}`;
    else if (said.trim() !== "") units.push({ file, line, said: said.trim() });
    open = said.trim().length >= shortestOfProse && !isListed(said) && !/[.!?。]$/u.test(said.trim());
  });
  return units;
}

/** Finds the one line said before, or in another file, that shares most of the rare words of a change; null where it isn't clear. */
function earlierLines(lines: readonly Line[], later: readonly Unit[]): (unit: Unit) => Unit | null {
  const counts = new Map<string, number>();
  for (const word of lines.flatMap(({ words }) => [...words])) counts.set(word, (counts.get(word) ?? 0) + 1);
  const laterKeys = new Set(later.map(keyOf));
  const open = lines.filter((one) => !laterKeys.has(keyOf(one)) && !/^\s*#/u.test(one.said));
  return (unit) => {
    const words = tellingWords(unit.said);
    const who = speaker.exec(unit.said)?.[1];
    const ranked = open
      .filter((one) => one.file !== unit.file || one.line < unit.line)
      .filter(({ said }) => who === undefined || speaker.exec(said)?.[1] === who)
      .map((one) => ({
        one,
        score: scoreOf(
          [...one.words].filter((word) => words.has(word)),
          counts,
        ),
      }))
      .filter(({ score }) => score > 0)
      .toSorted((a, b) => b.score - a.score);
    const [best, next] = ranked;
    return best && best.score > (next?.score ?? 0) ? best.one : null;
  };
}

function scoreOf(shared: readonly string[], counts: ReadonlyMap<string, number>): number {
  return shared
    .map((word) => counts.get(word) ?? 0)
    .filter((count) => count <= mostLines)
    .reduce((sum, count) => sum + 1 / count, 0);
}

function tellingWords(said: string): Set<string> {
  const words = wordsOf(said.replace(speaker, "")).filter((word) => !isCommonWord(word));
  return new Set(words.filter((word) => word.length > 3 || /^[\p{scx=Han}\p{scx=Katakana}]{2}$/u.test(word)));
}
