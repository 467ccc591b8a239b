import type { Family } from "../task.ts";
import { everyFileOfAKind } from "./every-file-of-a-kind.ts";
import { gitSmallWishes } from "./git-small-wishes.ts";
import { householdAnswers } from "./household-answers.ts";
import { listsAndNotices } from "./lists-and-notices.ts";
import { mendFailingTest } from "./mend-failing-test.ts";
import { mendWrongOutput } from "./mend-wrong-output.ts";
import { oneValueChanges } from "./one-value-changes.ts";
import { ordersInFiles } from "./orders-in-files.ts";
import { papersByName } from "./papers-by-name.ts";
import { plainTalk } from "./plain-talk.ts";
import { sameChangeEverywhere } from "./same-change-everywhere.ts";
import { talliesAndTotals } from "./tallies-and-totals.ts";
import { tidyFolder } from "./tidy-folder.ts";
import { whereTheProjectSays } from "./where-the-project-says.ts";
import { writeNewFile } from "./write-new-file.ts";

/** Families that are only counted: who tunes the product to them has nothing left to measure it by. */
export const keptBack: readonly Family[] = [
  everyFileOfAKind,
  gitSmallWishes,
  householdAnswers,
  listsAndNotices,
  mendFailingTest,
  mendWrongOutput,
  oneValueChanges,
  ordersInFiles,
  papersByName,
  plainTalk,
  sameChangeEverywhere,
  talliesAndTotals,
  tidyFolder,
  whereTheProjectSays,
  writeNewFile,
];
