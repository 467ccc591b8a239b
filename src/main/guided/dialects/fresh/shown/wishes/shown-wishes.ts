import { overFilesInEnglish } from "./english/over-files.ts";
import { shiftsAndCorrectionsInEnglish } from "./english/shifts-and-corrections.ts";
import { ticksAndOrdersInEnglish } from "./english/ticks-and-orders.ts";
import { ticksAndFilesInGerman } from "./german/ticks-and-files.ts";
import { shiftsAndSectionsInGerman } from "./german/shifts-and-sections.ts";
import { ticksAndFilesInJapanese } from "./japanese/ticks-and-files.ts";
import { shiftsAndOrdersInJapanese } from "./japanese/shifts-and-orders.ts";
import { entryAndMoreInEnglish } from "./english/entry-and-more.ts";
import { entryAndValueInEnglish } from "./english/entry-and-value.ts";
import { fourChangesInEnglish } from "./english/four-changes.ts";
import { oneChangeInJapanese } from "./japanese/one-change.ts";
import { oneNameChangedInEnglish } from "./english/one-name-changed.ts";
import { oneNumberChangedInEnglish } from "./english/one-number-changed.ts";
import { oneOtherChangeInGerman } from "./german/one-other-change.ts";
import { onePlaceOrCommentInEnglish } from "./english/one-place-or-comment.ts";
import { oneTextOrEntryInEnglish } from "./english/one-text-or-entry.ts";
import { oneValueInGerman } from "./german/one-value.ts";
import { oneValueSetInEnglish } from "./english/one-value-set.ts";
import { severalChangesInJapanese } from "./japanese/several-changes.ts";
import { threeChangesInEnglish } from "./english/three-changes.ts";
import { threeChangesInGerman } from "./german/three-changes.ts";
import { threeValuesInEnglish } from "./english/three-values.ts";
import { twoChangesInGerman } from "./german/two-changes.ts";
import { twoTextsOrPlacesInEnglish } from "./english/two-texts-or-places.ts";
import { twoValuesChangedInEnglish } from "./english/two-values-changed.ts";
import { twoValuesMixedInEnglish } from "./english/two-values-mixed.ts";
import { twoValuesSetInEnglish } from "./english/two-values-set.ts";

/** Requests for changes to files that nobody has, as people make them, and what they want, one plain command for each change. What is only said to stay, or why, is none. */
export const shownWishes: readonly string[] = [
  entryAndValueInEnglish,
  twoValuesMixedInEnglish,
  twoTextsOrPlacesInEnglish,
  oneValueSetInEnglish,
  fourChangesInEnglish,
  oneTextOrEntryInEnglish,
  oneNumberChangedInEnglish,
  onePlaceOrCommentInEnglish,
  entryAndMoreInEnglish,
  oneNameChangedInEnglish,
  twoValuesSetInEnglish,
  twoValuesChangedInEnglish,
  threeChangesInEnglish,
  threeValuesInEnglish,
  threeChangesInGerman,
  oneValueInGerman,
  twoChangesInGerman,
  oneOtherChangeInGerman,
  severalChangesInJapanese,
  oneChangeInJapanese,
  overFilesInEnglish,
  shiftsAndCorrectionsInEnglish,
  ticksAndOrdersInEnglish,
  ticksAndFilesInGerman,
  shiftsAndSectionsInGerman,
  ticksAndFilesInJapanese,
  shiftsAndOrdersInJapanese,
];
