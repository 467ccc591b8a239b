import { baseName } from "../../../shared/path-parts.ts";
import { escapeRegExp } from "../guide/request/words/word-pattern.ts";
import { metIn, valuesIn } from "./expected-output.ts";
import { toldDates } from "./told-lists.ts";

/** How far a run came: what the request expects and is printed, to the letter or by its value, tests that fail, the line of the test where it stopped (0 for none), how often it broke off by an error. */
type Reached = { met: number; values: number; failures: number; line: number; crashes: number };

/**
 * By how much a run that still fails came further than the one before, 0 where it didn't: more of what the request expects is printed, or of a date in it, fewer
 * tests fail, a later line of the test does, or it breaks off less often, each counting for more than the next. A program with two mistakes is mended one by one.
 */
export function gainOf(outcome: string, before: string, request: string, tests: readonly string[] = []): number {
  if (isBroken(outcome) || testsRun(outcome) < testsRun(before)) return 0;
  const [now, then] = [reached(outcome, request, tests), reached(before, request, tests)];
  const printed = (now.met - then.met) * ofPhrase + (now.values - then.values) * ofValue;
  const stopped = now.line - then.line + (then.crashes - now.crashes) * ofCrash;
  const closer = partsMet(outcome, before, request) - partsMet(before, before, request);
  return Math.max(0, printed + closer * ofTest + (then.failures - now.failures) * ofTest + stopped);
}

/**
 * Whether a run that came no further shows that the change isn't wanted: a test still fails, or the program has become none. What a
 * program prints that is only told about may be right all the same.
 */
export function isOfNoUse(outcome: string, before: string): boolean {
  return tellsOfTests(before) || (isBroken(outcome) && !isBroken(before));
}

/** Whether a test that marks nothing as failed, such as a shell script, prints some of its lines no longer, and no other ones. */
export function complainsLess(outcome: string, before: string): boolean {
  const [now, then] = [outcome, before].map((text) => text.split("\n").filter((line) => line.trim() !== ""));
  return (
    now !== undefined && then !== undefined && now.length < then.length && now.every((line) => then.includes(line))
  );
}

/** How many parts of a date stand, as the request wants them, in the line in which it was printed otherwise. */
function partsMet(outcome: string, before: string, request: string): number {
  const told = toldDates(request);
  const [lines, then] = [outcome.split("\n"), before.split("\n")];
  const at = told === null ? -1 : then.findIndex((line) => line.includes(told.printed));
  const frame = (line = "") => line.replaceAll(/\d+/gu, "#");
  if (told === null || at === -1 || lines.length !== then.length || frame(lines[at]) !== frame(then[at])) return 0;
  const parts = told.wanted.match(/\d+/gu) ?? [];
  const printed = lines[at]?.match(/\d+(?:[-./]\d+){2}/u)?.[0].match(/\d+/gu) ?? [];
  return parts.filter((part, place) => Number(part) === Number(printed[place])).length;
}

/** More than any test has lines, and than any file has tests. */
const ofTest = 100_000;
const ofValue = ofTest * 10_000;
const ofPhrase = ofValue * 100;
/** Less than a line, and many of them less than one, too. */
const ofCrash = 1 / 10_000;

/** What no longer is a program comes nowhere. */
function isBroken(text: string): boolean {
  return /^stopped\b|took too long|\bERROR collecting\b|\b(?:SyntaxError|IndentationError|NameError|UnboundLocalError|ReferenceError|ImportError|ModuleNotFoundError|ERR_MODULE_NOT_FOUND)\b|syntax error/u.test(
    text,
  );
}

/** How many tests a run tells of; 0 where it counts none. */
function testsRun(text: string): number {
  const counted = /\bRan (\d+) tests?|^# tests (\d+)/mu.exec(text);
  if (counted) return Number(counted[1] ?? counted[2]);
  return [...text.matchAll(/(\d+) (?:passed|failed)\b/gu)].reduce((sum, [, count]) => sum + Number(count), 0);
}

/** Whether a run tells of tests, by their number or by what one of them asserts. */
export function tellsOfTests(text: string): boolean {
  return testsRun(text) > 0 || /\bAssertionError\b|\bERR_ASSERTION\b/.test(text);
}

function reached(text: string, request: string, tests: readonly string[]): Reached {
  return {
    met: metIn(text, request),
    values: valuesIn(text, request),
    failures: failures(text),
    line: failingLine(text, tests),
    crashes: (text.match(/^\s*(?:error: ')?(?!Assertion)[\w.]*(?:Error|Exception)\b/gmu) ?? []).length,
  };
}

function failures(text: string): number {
  const counted = [...text.matchAll(/\b(?:failures|errors|fail(?:ed)?)[ =:]+(\d+)|(\d+) (?:tests? )?failed\b/giu)];
  if (counted.length > 0) return counted.reduce((sum, [, one, other]) => sum + Number(one ?? other), 0);
  return (text.match(/^\s*(?:FAIL\b|ERROR\b|not ok\b|✗|✖|×)/gmu) ?? []).length;
}

/** The line of a file that is called a test. */
const ofTests = /(?:^|[\\/"'(\s])(?:[\w.-]*[._-])?(?:test|spec)s?(?:[._-][\w.-]*)?\.\w+(?:", line |:)(\d+)/gmu;

/** Where a test calls other tests, it is the innermost line that counts. */
function failingLine(text: string, tests: readonly string[]): number {
  const names = tests.map((path) => escapeRegExp(baseName(path))).join("|");
  const ofNamed = new RegExp(`(?<![\\p{L}\\p{N}_.-])(?:${names})(?:", line |:)(\\d+)`, "gu");
  const places = [...text.matchAll(names === "" ? ofTests : ofNamed)];
  // Python tells the innermost call last, Node first
  const place = /^Traceback/mu.test(text) ? places.at(-1) : places[0];
  return Number(place?.[1] ?? 0);
}
