import { csvLines } from "../../facts/tables/csv-lines.ts";
import { withoutLine } from "../../written/without-line.ts";
import { withoutAll } from "./tables/without-all.ts";
import { addedAsWished } from "./lists/added-as-wished.ts";
import { calledAsThere } from "./called-as-there.ts";
import { cellAsWished } from "./tables/cell-as-wished.ts";
import { changesOther } from "./changes-other.ts";
import { clearestOf, entriesCalled } from "./entry-meant.ts";
import { isIgnoreList, withoutIgnored } from "./lists/ignore-lists.ts";
import { withoutElement } from "./lists/inline-lists.ts";
import { jobAsWished } from "./times/jobs-as-wished.ts";
import { fieldRenamed } from "./settings/field-renamed.ts";
import { isTick, tickedAsWished } from "./lists/ticked-as-wished.ts";
import { isMoveToPart, jsonMemberMoved } from "./settings/json-member-moved.ts";
import { linkAdded } from "./lists/link-added.ts";
import { movedAsWished } from "./lists/moved-as-wished.ts";
import { variableRenamed } from "./settings/css-name-renamed.ts";
import { namedToCommentOut, namedToUncomment, type Named, type PlainWish, plainWish, saysSide } from "./plain-wish.ts";
import { replacedInEachForm } from "./replaced-in-each-form.ts";
import { phoneAsWished } from "./values/phone-as-wished.ts";
import { blockCommentedOut, saysBlock } from "./records/block-in-comment.ts";
import { portionsAsWished } from "./portions-as-wished.ts";
import { recordAdded } from "./records/record-added.ts";
import { recordByKinds } from "./records/record-by-kinds.ts";
import { recordCommentedOut, recordInForce } from "./records/record-in-comment.ts";
import { withContinuedLine, withoutContinuedLine } from "./settings/continued-lines.ts";
import { withHostAdded } from "./settings/with-host-added.ts";
import { movedBetween } from "./lists/moved-between.ts";
import { withCommentedOut, withCommentOff } from "./records/with-commented-out.ts";
import { withPairAdded } from "./settings/with-pair-added.ts";
import { withRowAdded } from "./tables/with-row-added.ts";
import { withSettingAdded } from "./settings/with-setting-added.ts";
import { hostRenamed } from "./settings/ssh-host-renamed.ts";
import { removedAsWished } from "./lists/removed-as-wished.ts";
import { ruleCommentedOut, ruleInForce } from "./records/rule-in-comment.ts";
import { slottedLines } from "./slots.ts";
import { swappedAsWished } from "./lists/swapped-as-wished.ts";
import { withoutComment } from "./records/without-comment.ts";
import { withoutPair } from "./settings/without-pair.ts";
import { withReplacedOf } from "./tables/replaced-of-names.ts";
import { withoutColumn } from "./tables/without-column.ts";
import { entriesOf } from "./line-entries.ts";
import { shiftedAsWished } from "./times/shifted-as-wished.ts";
import { sortedAsWished } from "./lists/sorted-as-wished.ts";
import { setAsWished } from "./set-as-wished.ts";

/**
 * A text with what a wish in plain words wants of it; null where the wish is of another kind, or leaves open which line is meant, or what of it. `request` is what the wish was told of, as far
 * as it is known: it may say which of several.
 */
export function doneAsWished(path: string, text: string, told: string, request = ""): string | null {
  // of a recipe more than one line changes, and none that is named
  const portions = portionsAsWished(path, text, told, request);
  if (portions) return portions.text;
  const done = withWish(path, text, told, request);
  return done !== null && isWhole(path, text, done) && !changesOther(told, text, done) ? done : null;
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
  if (isTick(line)) return tickedAsWished(text, line, request);
  const field = fieldRenamed(path, text, line, request);
  if (field !== null) return field;
  const [hidden, off] = [namedToUncomment(line), namedToCommentOut(line)];
  if (hidden) return inForceAgain(path, text, hidden, request);
  if (off) return inForceNoMore(path, text, off, saysBlock(line) && off.under.length === 0 ? null : request);
  if (isMoveToPart(path, text, line))
    return jsonMemberMoved(path, text, line) ?? movedBetween(path, text, line, request);
  const linked = linkAdded(path, text, line, request);
  if (linked !== null) return linked;
  // a name there may look like that of a file
  if (isIgnoreList(path) && /^(?:remove|delete)(?!\p{L})/iu.test(line)) return withoutIgnored(text, line);
  const wish = plainWish(line);
  if (wish && !saysSide(wish, request)) return null;
  switch (wish?.deed) {
    case undefined:
      return (
        phoneAsWished(path, text, line, request) ??
        withReplacedOf(path, text, line) ??
        variableRenamed(path, text, line) ??
        replacedInEachForm(path, text, line) ??
        shiftedAsWished(path, text, line, request) ??
        sortedAsWished(path, text, line, request) ??
        hostRenamed(path, text, line) ??
        cellAsWished(path, text, line, request) ??
        movedBetween(path, text, line, request)
      );
    case "add":
      return (
        addedAsWished(path, text, wish, request) ??
        recordAdded(path, text, wish, request) ??
        recordByKinds(path, text, wish, request) ??
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
      return (
        phoneAsWished(path, text, line, request) ??
        setAsWished(path, text, wish, line, request) ??
        withReplacedOf(path, text, line)
      );
    default:
      return wish satisfies never;
  }
}

/** `request` is null where a block is meant, and no line. */
function inForceNoMore(path: string, text: string, named: Named, request: string | null): string | null {
  return (
    recordCommentedOut(path, text, named) ??
    ruleCommentedOut(path, text, named) ??
    // the line that says what a block is called isn't meant
    blockCommentedOut(path, text, named) ??
    (request === null ? null : withCommentedOut(path, text, named, request))
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
