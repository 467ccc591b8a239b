import type { Call } from "../../../../agent/step-protocol.ts";
import type { TurnState } from "../../../../agent/guide.ts";
import { dataOfMended } from "../../../mend/data-of-mended.ts";
import type { FileEntry, WorkspaceView } from "../../../workspace-view.ts";
import { enumeratedPlaces } from "../../files/enumerated-places.ts";
import { jointFiles } from "../../files/joint-files.ts";
import { onlyFile } from "../../files/only-file.ts";
import { eachFileCalls } from "../each-file-calls.ts";
import { renamedIdentifierCalls } from "../renamed-identifiers.ts";
import { saidRemovalCalls } from "./lists/said-removals.ts";
import { renewedValueCalls } from "./values/renewed-values.ts";
import { saidCardValueCalls } from "./values/said-card-values.ts";
import { saidArgumentCalls } from "./settings/said-argument-calls.ts";
import { saidReplacementCalls } from "./values/said-replacements.ts";
import { saidAmountCalls } from "./values/said-amounts.ts";
import { saidColumnChangeCalls } from "./tables/said-column-changes.ts";
import { saidCommentCalls } from "./settings/said-comments.ts";
import { saidCommentLiftedCalls } from "./settings/said-comments-lifted.ts";
import { saidCueShiftCalls } from "./times/said-cue-shifts.ts";
import { saidOrderCalls } from "./lists/said-order.ts";
import { saidCellNumberCalls } from "./tables/said-cell-numbers.ts";
import { saidCellCalls } from "./tables/said-cells.ts";
import { saidDayAndTimeCalls } from "./times/said-day-and-time.ts";
import { saidDayTimeCalls } from "./times/said-day-times.ts";
import { saidEntryPlaceCalls } from "./lists/said-entry-places.ts";
import { saidEventCalls } from "./times/said-events.ts";
import { saidEventPlaceCalls } from "./times/said-event-places.ts";
import { saidDependencyCalls } from "./settings/said-dependencies.ts";
import { saidDoublesGoneCalls } from "./lists/said-doubles-gone.ts";
import { saidGroupAmountCalls } from "./values/said-group-amounts.ts";
import { saidHeadingCalls } from "./lists/said-headings.ts";
import { saidFullHourCalls } from "./times/said-full-hours.ts";
import { saidLinesGoneCalls } from "./lists/said-lines-gone.ts";
import { saidPlainWishCalls } from "./said-plain-wishes.ts";
import { saidPortionCalls } from "./values/said-portions.ts";
import { saidLinesOfCalls } from "./lists/said-lines-of.ts";
import { saidPrintsGoneCalls } from "./settings/said-prints-gone.ts";
import { saidPartYearCalls } from "./times/said-part-years.ts";
import { saidListChangeCalls } from "./lists/said-list-changes.ts";
import { saidListPlaceCalls } from "./lists/said-list-places.ts";
import { saidListStyleCalls } from "./lists/said-list-styles.ts";
import { saidMoveCalls } from "./lists/said-moves.ts";
import { saidNameSwapCalls } from "./values/said-name-swaps.ts";
import { saidScriptCalls } from "./settings/said-script-changes.ts";
import { saidPairAddedCalls } from "./settings/said-pairs-added.ts";
import { saidProgramNumberCalls } from "./settings/said-program-numbers.ts";
import { saidSettingNumberCalls } from "./settings/said-numbers-of-settings.ts";
import { saidSettingCalls } from "./settings/said-settings.ts";
import { saidSettingsInEachCalls } from "./settings/said-settings-in-each.ts";
import { saidRowStateCalls } from "./tables/said-row-states.ts";
import { saidRowsGoneCalls } from "./tables/said-rows-gone.ts";
import { saidStatesOfRowsCalls } from "./tables/said-states-of-rows.ts";
import { saidStateRowsGoneCalls } from "./tables/said-state-rows-gone.ts";
import { saidSectionCalls } from "./lists/said-sections.ts";
import { saidSwapCalls } from "./values/said-swaps.ts";
import { saidScaledCalls } from "./values/said-scaled.ts";
import { saidShiftCalls } from "./times/said-shifts.ts";
import { saidStockCalls } from "./tables/said-stock-changes.ts";
import { saidStyleCalls } from "./values/said-styles.ts";
import { saidTableCellCalls } from "./tables/said-table-cells.ts";
import { saidTableOrderCalls } from "./tables/said-table-order.ts";
import { saidTextFormatCalls } from "./lists/said-text-formats.ts";
import { saidTickCalls } from "./lists/said-ticks.ts";
import { saidTotalCalls } from "./tables/said-totals.ts";
import { saidTotalRowCalls } from "./tables/said-total-rows.ts";
import { saidTurnedOrderCalls } from "./settings/said-turned-orders.ts";
import { saidTransferCalls } from "./lists/said-transfers.ts";
import { saidUnitChangeCalls } from "./values/said-unit-changes.ts";
import { saidValueCalls } from "./values/said-values.ts";
import { saidWordedSettingCalls } from "./settings/said-worded-settings.ts";
import { wordsOf } from "../../request/words/words.ts";
import { wholeValue } from "../../request/values/said-spans.ts";

/** The first of these that finds all it needs in the request and in the files does it; what is clearest comes first. */
const ways = [
  saidColumnChangeCalls,
  saidListStyleCalls,
  saidTextFormatCalls,
  saidStyleCalls,
  saidHeadingCalls,
  saidPartYearCalls,
  eachFileCalls,
  saidTickCalls,
  saidSwapCalls,
  saidNameSwapCalls,
  saidTransferCalls,
  saidMoveCalls,
  saidEntryPlaceCalls,
  saidEventCalls,
  saidEventPlaceCalls,
  saidTotalCalls,
  saidTotalRowCalls,
  saidGroupAmountCalls,
  saidAmountCalls,
  saidStockCalls,
  saidPortionCalls,
  saidScaledCalls,
  saidUnitChangeCalls,
  saidFullHourCalls,
  saidCellCalls,
  saidTableCellCalls,
  saidRowStateCalls,
  saidStatesOfRowsCalls,
  saidSettingsInEachCalls,
  saidSettingCalls,
  saidDependencyCalls,
  saidScriptCalls,
  saidPairAddedCalls,
  saidCueShiftCalls,
  saidShiftCalls,
  saidWordedSettingCalls,
  saidSettingNumberCalls,
  saidProgramNumberCalls,
  saidCellNumberCalls,
  renamedIdentifierCalls,
  saidReplacementCalls,
  saidCardValueCalls,
  saidArgumentCalls,
  renewedValueCalls,
  saidDayAndTimeCalls,
  saidDayTimeCalls,
  saidListChangeCalls,
  saidListPlaceCalls,
  saidSectionCalls,
  saidCommentCalls,
  saidCommentLiftedCalls,
  saidOrderCalls,
  saidTableOrderCalls,
  saidTurnedOrderCalls,
  saidLinesGoneCalls,
  saidDoublesGoneCalls,
  saidPrintsGoneCalls,
  saidRemovalCalls,
  saidLinesOfCalls,
  saidRowsGoneCalls,
  saidStateRowsGoneCalls,
  saidPlainWishCalls,
];

/** Changes that a request says in full, or of which the model has read out what is open. Empty where it leaves anything open. */
export async function saidChanges(
  request: string,
  { reading }: Pick<TurnState, "reading">,
  files: readonly FileEntry[],
  view: WorkspaceView,
): Promise<Call[]> {
  if (reading?.about === "replacement") {
    const callsFor = wholeValue(reading.replacement.find) ? saidValueCalls : saidReplacementCalls;
    const calls = await callsFor(request, files, view, reading.replacement);
    const isOpen = isElsewhere(calls, request, files) || (await isInPart(calls, request, files, view));
    return isOpen ? [] : calls;
  }
  let begun: Call[] = [];
  const data = dataOfMended(request, files);
  for (const callsFor of ways) {
    const calls = await callsFor(request, files, view);
    // what comes out wrong is mended in the program
    if (calls.some(({ input: { path } }) => data.some((kept) => kept === path))) continue;
    // "in plan.md and keys.md" is neither in the calendar
    if (isElsewhere(calls, request, files)) continue;
    const changed = new Set(begun.map(({ input: { path } }) => path));
    const all = [...begun, ...calls.filter(({ input: { path } }) => !changed.has(path))];
    if (calls.length > 0 && !(await isInPart(all, request, files, view))) return all;
    // what is said of a calendar and of a text together is two ways' work
    begun = all;
  }
  return [];
}

function isElsewhere(calls: readonly Call[], request: string, files: readonly FileEntry[]): boolean {
  const changed = calls.flatMap(({ input: { path } }) => (typeof path === "string" ? [path] : []));
  if (changed.length === 0) return false;
  const named = jointFiles(request, files).flat();
  if (named.length > 0 && changed.some((path) => !named.includes(path))) return true;
  const only = onlyFile(request, files);
  return only !== null && !changed.includes(only.path);
}

/** Whether of the places that are listed some would be changed and others not: a part of it isn't what was asked for. */
async function isInPart(
  calls: readonly Call[],
  request: string,
  files: readonly FileEntry[],
  view: WorkspaceView,
): Promise<boolean> {
  const changed = new Set(calls.map(({ input: { path } }) => path));
  const joint = jointFiles(request, files);
  if (joint.some((list) => list.some((path) => changed.has(path)) && !list.every((path) => changed.has(path))))
    return true;
  const listed = enumeratedPlaces(request, files);
  const places = listed === "open" ? [] : (listed ?? []);
  if (changed.size === 0 || places.length === 0 || !places.flat().some(({ path }) => changed.has(path))) return false;
  if (!places.every((place) => place.some(({ path }) => changed.has(path)))) return true;
  const gone = goneWords(calls);
  const left = places.flat().filter(({ path }) => !changed.has(path));
  const texts = await Promise.all(left.map(({ path }) => view.text(path)));
  return gone.length > 0 && texts.some((text) => text !== null && gone.every((word) => wordsOf(text).includes(word)));
}

/** The words that each of these edits takes away. */
function goneWords(calls: readonly Call[]): readonly string[] {
  const each = calls.map(({ input: { old_text: old, new_text: fresh } }) => {
    const left = new Set(typeof fresh === "string" ? wordsOf(fresh) : []);
    return typeof old === "string" ? wordsOf(old).filter((word) => !left.has(word)) : [];
  });
  const [first = [], ...others] = each;
  return [...new Set(first)].filter((word) => others.every((words) => words.includes(word)));
}
