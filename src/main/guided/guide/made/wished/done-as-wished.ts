import { cellsOf, csvLines, delimiterOf, plainCell } from "../../facts/tables/csv-lines.ts";
import { hasNamedSettings } from "../../facts/formats/named-settings.ts";
import { linesToChange } from "../../written/narrow-part.ts";
import { wordsOf } from "../../request/words/words.ts";
import { withoutLine } from "../../written/without-line.ts";
import { withoutAll } from "./tables/without-all.ts";
import { addedAsWished } from "./lists/added-as-wished.ts";
import { calledAsThere } from "./called-as-there.ts";
import { cellAsWished } from "./tables/cell-as-wished.ts";
import { clearestOf, entriesCalled, type Entry } from "./entry-meant.ts";
import { isIgnoreList, withoutIgnored } from "./lists/ignore-lists.ts";
import { withoutElement } from "./lists/inline-lists.ts";
import { jobAsWished } from "./times/jobs-as-wished.ts";
import { isMoveToPart, jsonMemberMoved } from "./settings/json-member-moved.ts";
import { movedAsWished } from "./lists/moved-as-wished.ts";
import { variableRenamed } from "./settings/css-name-renamed.ts";
import { namedToCommentOut, namedToUncomment, type Named, type PlainWish, plainWish, saysSide } from "./plain-wish.ts";
import { recordAdded } from "./records/record-added.ts";
import { rangeAsWished } from "./times/range-as-wished.ts";
import { recordCommentedOut, recordInForce } from "./records/record-in-comment.ts";
import { withContinuedLine, withoutContinuedLine } from "./settings/continued-lines.ts";
import { withHostAdded } from "./settings/with-host-added.ts";
import { isFromTitle, movedBetween } from "./lists/moved-between.ts";
import { withCommentedOut, withCommentOff } from "./records/with-commented-out.ts";
import { settingsCalled, withNamedSetting } from "./settings/named-setting-as-wished.ts";
import { withOnlyValue } from "./sections/with-only-value.ts";
import { withPairAdded } from "./settings/with-pair-added.ts";
import { withPlaceholder } from "./sections/with-placeholder.ts";
import { withRowAdded } from "./tables/with-row-added.ts";
import { withSettingAdded } from "./settings/with-setting-added.ts";
import { hostRenamed } from "./settings/ssh-host-renamed.ts";
import { removedAsWished } from "./lists/removed-as-wished.ts";
import { ruleCommentedOut, ruleInForce } from "./records/rule-in-comment.ts";
import { lineAsWished, type SetWish, type Slotted, slottedLines } from "./slots.ts";
import { sentenceAsWished } from "./sections/sentence-as-wished.ts";
import { swappedAsWished } from "./lists/swapped-as-wished.ts";
import { withDateOfTitle } from "./sections/with-date-of-title.ts";
import { withTitle } from "./sections/with-title.ts";
import { withoutComment } from "./records/without-comment.ts";
import { withoutPair } from "./settings/without-pair.ts";
import { withoutColumn } from "./tables/without-column.ts";

/**
 * A text with what a wish in plain words wants of it; null where the wish is of another kind, or leaves open which line is meant, or what of it. `request` is what the wish was told of, as far
 * as it is known: it may say which of several.
 */
export function doneAsWished(path: string, text: string, told: string, request = ""): string | null {
  const done = withWish(path, text, told, request);
  return done !== null && isWhole(path, text, done) ? done : null;
}

/** Whether the rows of a table still have as many cells as each other: a value with a comma would need quotes. */
function isWhole(path: string, before: string, after: string): boolean {
  if (!/\.(?:csv|tsv)$/i.test(path)) return true;
  const widths = (text: string) => {
    const table = csvLines(text);
    return new Set(table ? [table.header, ...table.body].map(({ cells }) => cells.length) : []);
  };
  return widths(after).size <= widths(before).size;
}

function withWish(path: string, text: string, told: string, request: string): string | null {
  const line = calledAsThere(told, text);
  const job = jobAsWished(path, text, line);
  if (job) return job.text;
  const [hidden, off] = [namedToUncomment(line), namedToCommentOut(line)];
  if (hidden) return inForceAgain(path, text, hidden, request);
  if (off) return inForceNoMore(path, text, off, request);
  if (isMoveToPart(path, text, line))
    return jsonMemberMoved(path, text, line) ?? movedBetween(path, text, line, request);
  // a name there may look like that of a file
  if (isIgnoreList(path) && /^(?:remove|delete)(?!\p{L})/iu.test(line)) return withoutIgnored(text, line);
  const wish = plainWish(line);
  if (wish && !saysSide(wish, request)) return null;
  switch (wish?.deed) {
    case undefined:
      return (
        variableRenamed(path, text, line) ??
        hostRenamed(path, text, line) ??
        cellAsWished(path, text, line, request) ??
        movedBetween(path, text, line, request)
      );
    case "add":
      return (
        addedAsWished(path, text, wish, request) ??
        recordAdded(path, text, wish, request) ??
        settingAdded(path, text, wish) ??
        withPairAdded(path, text, wish) ??
        withContinuedLine(path, text, wish) ??
        withHostAdded(path, text, wish) ??
        withRowAdded(path, text, wish)
      );
    case "move":
      return movedAsWished(path, text, wish, request);
    case "swap":
      return swappedAsWished(path, text, wish, request);
    case "remove":
      // a line that only speaks of it isn't meant
      if (isOfPart.test(line)) return removedAsWished(path, text, wish, request);
      return (
        withoutPair(path, text, wish) ??
        withoutContinuedLine(path, text, wish) ??
        withoutColumn(path, text, wish) ??
        withoutAll(path, text, wish, line, request) ??
        withoutElement(path, text, wish, request) ??
        withoutEntry(path, text, wish) ??
        removedAsWished(path, text, wish, request)
      );
    case "set":
      return setInFile(path, text, wish, line, request);
    default:
      return wish satisfies never;
  }
}

function inForceNoMore(path: string, text: string, named: Named, request: string): string | null {
  return (
    recordCommentedOut(path, text, named) ??
    ruleCommentedOut(path, text, named) ??
    withCommentedOut(path, text, named, request)
  );
}

function inForceAgain(path: string, text: string, named: Named, request: string): string | null {
  return (
    recordInForce(path, text, named) ??
    ruleInForce(path, text, named) ??
    withoutComment(text, named, request) ??
    withCommentOff(path, text, named, request)
  );
}

function setInFile(path: string, text: string, wish: SetWish, line: string, request: string): string | null {
  if (isFromTitle(text, line)) return movedBetween(path, text, line, request);
  const called = settingsCalled(path, text, wish, line);
  if (called.length > 0 || hasNamedSettings(path, text, [...wish.what, wish.about.join(" ")]))
    return withNamedSetting(text, called, wish);
  return (
    rangeAsWished(path, text, wish, request) ??
    withPlaceholder(text, wish) ??
    withTitle(path, text, wish) ??
    withDateOfTitle(path, text, wish) ??
    movedBetween(path, text, line, request) ??
    setAsWished(path, text, wish, request) ??
    withSettingAdded(path, text, wish) ??
    cellAsWished(path, text, line, request) ??
    sentenceAsWished(path, text, wish) ??
    withOnlyValue(text, wish)
  );
}

/** "Remove the section "Pets"": something with several lines is to go. */
const isOfPart =
  /^(?:remove|delete) (?:the )?(?:whole |entire )?(?:sections?|paragraphs?|chapters?)(?!\p{L})|^(?:remove|delete) (?:the )?"[^"]+" (?:section|paragraph|chapter)(?!\p{L})|^(?:remove|delete) "(?:the |den |das |die )?(?:section|paragraph|chapter|absatz|abschnitt|kapitel)(?!\p{L})/iu;

/** "Add "duplex" to the hall": as the others have it. */
function settingAdded(path: string, text: string, wish: Extract<PlainWish, { deed: "add" }>): string | null {
  const { items, what, about } = wish;
  return items.length === 1 ? withSettingAdded(path, text, { what: [...items, ...what], about, to: null }) : null;
}

function withoutEntry(path: string, text: string, wish: Extract<PlainWish, { deed: "remove" }>): string | null {
  const gone = clearestOf(entriesCalled(entriesOf(path, text, slottedLines(path, text)), wish), wish);
  return gone ? withoutLine(path, text, { from: gone.row, to: gone.row + 1 }) : null;
}

function setAsWished(path: string, text: string, wish: SetWish, request: string): string | null {
  // the old value says of a line that it is the one
  const about = [...wish.about, ...wordsOf(wish.from ?? "")];
  const entries = entriesOf(path, text, slottedLines(path, text));
  const open = entriesCalled(entries, { what: wish.what, about }).flatMap((entry) => {
    const fresh = lineAsWished(entry.slotted, wish);
    return fresh === null ? [] : [{ ...entry, fresh }];
  });
  const meant = clearestOf(open, wish, request);
  return meant && meant.fresh !== meant.slotted.line ? text.split("\n").with(meant.row, meant.fresh).join("\n") : null;
}

export type Placed = Entry & { row: number; slotted: Slotted };

/** What can be changed or go by itself: lines, but for those that go on in another one. */
export function entriesOf(path: string, text: string, slotted: readonly Slotted[]): Placed[] {
  const lines = slotted.map(({ line }) => line.replace(/\r$/, ""));
  const delimiter = /\.(?:csv|tsv)$/i.test(path) ? delimiterOf(lines[0] ?? "") : null;
  return linesToChange(path, text).flatMap(({ line, part: { from: row, to } }) => {
    const own = slotted[row];
    if (!own || to - row > 1) return [];
    const raw = lines[row] ?? "";
    const cells =
      delimiter === null ? raw.split(/\||\t| {2,}|[:=–—]\s|(?:\s*\. ?){3,}|\s*…+/u) : cellsOf(raw, delimiter);
    const [setting] = own.settings;
    const plain = cells.map((cell) => plainCell(cell).replace(sign, ""));
    const names = [...plain, setting?.key ?? ""];
    const short = plain.map((name) => name.replace(detail, ""));
    const above = [line.above, ...(setting?.parents ?? []), ...linesBeside(path, lines, row)].join("\n");
    return [{ text: delimiter === null ? raw : line.text, above, names, short, row, slotted: own }];
  });
}

/** What is said behind a name: what it is counted by, how much of it there is. */
const detail = /(?:[,(（、]|\s+\d[\d.,]*\s?(?:\p{L}{1,4})?\s*$).*$/u;

/** What an item begins with. */
const sign = /^[-*+•・]\s*(?:\[.\]\s*)?/u;

/** A thing has so many keys, a card so many lines, before and behind one of them. */
const longestSide = 30;

/** What stands in the record that a line is a part of: a card, or the keys of one thing. */
function linesBeside(path: string, lines: readonly string[], row: number): string[] {
  const isCard = path.endsWith(".vcf");
  const isOwn = /^\s*(?:- )?[{[]/.test(lines[row] ?? "");
  if (!isCard && (isOwn || !/\.(?:json|ya?ml)$/i.test(path))) return [];
  const depth = depthOf(lines[row] ?? "");
  const isBeside = (at: number) => {
    const line = lines[at];
    return (
      line !== undefined && (isCard ? !/^(?:BEGIN|END):/.test(line) : depthOf(line) >= depth && line.trim() !== "")
    );
  };
  let [from, to] = [row, row + 1];
  while (row - from < longestSide && isBeside(from - 1) && (isCard || !begins.test(lines[from] ?? ""))) from--;
  while (to - row < longestSide && isBeside(to) && (isCard || !begins.test(lines[to] ?? ""))) to++;
  const others = [...lines.slice(from, row), ...lines.slice(row + 1, to)];
  // what holds more is another thing
  const own = others.filter((line) => isCard || (depthOf(line) === depth && !/[{[:]\s*$/.test(line)));
  // `"name": "Ann",` is called Ann
  return [...own, ...own.flatMap((line) => /[:=]\s*["']?([^"'{}[\],]+)["']?,?\s*$/u.exec(line)?.[1] ?? [])];
}

/** In YAML the first key of a record stands behind a dash. */
const begins = /^\s*- /;

function depthOf(line: string): number {
  return /^\s*(?:- )?/.exec(line)?.[0].length ?? 0;
}
