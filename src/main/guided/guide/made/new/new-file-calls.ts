import type { Call } from "../../../../agent/step-protocol.ts";
import type { FileEntry, WorkspaceView } from "../../../workspace-view.ts";
import { openChecklistCalls } from "./checklist-of-open.ts";
import { eventCalls } from "./calendar-of-event.ts";
import { withoutStory } from "../../request/wishes/without-story.ts";
import { calendarCalls } from "./calendar-of-dates.ts";
import { cardCalls } from "./cards-of-people.ts";
import { filledTemplateCalls } from "./filled-template.ts";
import { ignoredPathCalls } from "./ignored-paths.ts";
import { joinedSeriesCalls } from "./joined-series.ts";
import { joinedTableCalls } from "./joined-tables.ts";
import { joinedTextCalls } from "./joined-texts.ts";
import { joinedListCalls } from "./joined-lists.ts";
import { jsonByExampleCalls } from "./json-by-example.ts";
import { jsonOfKeysCalls } from "./json-of-keys.ts";
import { jsonCalls } from "./json-of-table.ts";
import { listCalls } from "./list-of-items.ts";
import { linkListPageCalls } from "./page-of-link-list.ts";
import { fileTableCalls } from "./table-of-files.ts";
import { linkPageCalls } from "./page-of-links.ts";
import { pageCalls } from "./page-of-text.ts";
import { markdownTableCalls } from "./markdown-of-table.ts";
import { matchedTableCalls } from "./matched-tables.ts";
import { mergedTemplateCalls } from "./merged-template.ts";
import { openItemCalls } from "./open-items-of-files.ts";
import { readmeCalls } from "./readme-of-package.ts";
import { editorConfigCalls } from "./editor-config.ts";
import { rotaCalls } from "./rota-of-dates.ts";
import { settingsExampleCalls } from "./settings-example.ts";
import { settingsFromExampleCalls } from "./settings-from-example.ts";
import { markedLineCalls } from "./table-of-marked-lines.ts";
import { saidRowCalls } from "./table-of-said-rows.ts";
import { columnCalls } from "./table-with-columns.ts";
import { tableCalls } from "./table-of-rows.ts";

const ways = [
  filledTemplateCalls,
  mergedTemplateCalls,
  tableCalls,
  saidRowCalls,
  joinedTableCalls,
  matchedTableCalls,
  joinedTextCalls,
  joinedListCalls,
  joinedSeriesCalls,
  jsonByExampleCalls,
  jsonOfKeysCalls,
  jsonCalls,
  markdownTableCalls,
  columnCalls,
  markedLineCalls,
  listCalls,
  calendarCalls,
  cardCalls,
  eventCalls,
  ignoredPathCalls,
  settingsExampleCalls,
  settingsFromExampleCalls,
  pageCalls,
  linkPageCalls,
  linkListPageCalls,
  fileTableCalls,
  openChecklistCalls,
  openItemCalls,
  rotaCalls,
  editorConfigCalls,
  readmeCalls,
];

/** A new file of which the request and the files say all that is to be in it. Empty where they leave anything open. */
export async function newFileCalls(request: string, files: readonly FileEntry[], view: WorkspaceView): Promise<Call[]> {
  // plans and thanks say nothing of what is to be in it
  for (const text of new Set([request, withoutStory(request)])) {
    for (const callsFor of ways) {
      const calls = await callsFor(text, files, view);
      if (calls.length > 0) return calls;
    }
  }
  return [];
}
