import { isCommonWord, wordsOf } from "../../request/words/words.ts";

/** What is said of something that was said otherwise before. */
const changes =
  /(?<!\p{L})(?:instead|sorry|no longer|any ?more|correction|actually|after all|(?:changed|moved|switched) to|now|only(?= \d)|postponed|make that|scrap that|than (?:planned|i thought)|statt(?:dessen)?|doch (?:nicht|nur|erst|schon)|nun|jetzt|verschoben|verlegt|korrektur|nicht mehr|nur noch)(?!\p{L})|交代|延期|延ば|変更|訂正|ではなく|に変わ/iu;
/** Nothing is left of it, or nothing to do. */
const callsOff =
  /(?<!\p{L})(?:cancell?ed|called off|no (?:\p{L}+ ){1,2}from (?:me|us)|drop(?:s|ped)? out|(?:can['’]?t|won['’]?t|not) (?:be )?(?:com(?:e|ing)|bring(?:ing)?|mak(?:e|ing) it)|not needed|already done|is done|abgesagt|fällt (?:leider )?aus|entfällt|sagt? ab|nicht mehr nötig|schon erledigt|ist erledigt)(?!\p{L})|中止|完了|不要|取りやめ|済み/iu;
/** Who asks so wants nothing that was called off. */
const wantsWhatHolds =
  /(?<!\p{L})(?:really|in the end|still (?:on|open|coming|valid|to do|needed)|cancell?ed|called off|no longer|done|finished|outdated|obsolete|what holds|abgesagt\p{L}*|erledigt\p{L}*|überholt\p{L}*|wirklich|am ende|noch (?:offen|gilt|gelten))(?!\p{L})|終わっ|要らな|いらな|中止|不要|完了|済んだ/iu;

const longest = 220;
/** A shorter line was not broken because it was full. */
const shortestOfProse = 50;
/** A word that more lines have tells none of them. */
const mostLines = 3;
const speaker = /^(?:\[[^\]]*\]\s*|\d[\d.:/ -]*\s+)?(\p{Lu}[\p{L}.-]*(?: \p{Lu}[\p{L}.-]*)?):\s/u;

/** A day in a list says of itself that it is called off. */
const isEntry = /^(?:\|\s*|[*-] )?(?:\p{L}{2,9}[.,]?\s+)?\d/u;

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
        return dropped.has(key) ? [] : [change === undefined ? said : `${said} (changed later: ${bare(change)})`];
      })
      .join("\n"),
  );
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
  return (
    said.length <= longest &&
    !/[?？]\s*$/u.test(said) &&
    !isEntry.test(said) &&
    (changes.test(said) || callsOff.test(said))
  );
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
