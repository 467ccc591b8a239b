import type { Family } from "../task.ts";
import { addOrTakeLines } from "./add-or-take-lines.ts";
import { changeOneValue } from "./change-one-value.ts";
import { countThem } from "./count-them.ts";
import { createFromNotes } from "./create-from-notes.ts";
import { createWhatWorks } from "./create-what-works.ts";
import { detailInText } from "./detail-in-text.ts";
import { gitChores } from "./git-chores.ts";
import { keyInSettings } from "./key-in-settings.ts";
import { mendSmallPrograms } from "./mend-small-programs.ts";
import { ordersInEverydayFiles } from "./orders-in-everyday-files.ts";
import { organiseRealFolders } from "./organise-real-folders.ts";
import { sameChangeEverywhere } from "./same-change-everywhere.ts";
import { sumAColumn } from "./sum-a-column.ts";
import { talkWithoutTools } from "./talk-without-tools.ts";
import { whichPaperSays } from "./which-paper-says.ts";

/** Families that may be looked at while the product is worked on. */
export const tuned: readonly Family[] = [
  addOrTakeLines,
  changeOneValue,
  countThem,
  createFromNotes,
  createWhatWorks,
  detailInText,
  gitChores,
  keyInSettings,
  mendSmallPrograms,
  ordersInEverydayFiles,
  organiseRealFolders,
  sameChangeEverywhere,
  sumAColumn,
  talkWithoutTools,
  whichPaperSays,
];
