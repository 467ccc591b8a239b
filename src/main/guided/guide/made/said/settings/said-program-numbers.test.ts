import { describe, expect, test } from "vitest";
import { editsTold } from "../../../../../../../test/support/edits-told.ts";
import { viewOf } from "../../../../../../../test/support/view-of.ts";
import { saidProgramNumberCalls } from "./said-program-numbers.ts";

const files = {
  "archive.sh":
    "#!/bin/sh\n# every evening at 7\nTARGET=/mnt/disk7\nKEEP=7\nRETRIES=7\n\nls | tail -n +$((KEEP + 1))\n",
  "fetch.py":
    "MAX_RETRIES = 5\nTIMEOUT_SECONDS = 30\nWORKERS = 5  # threads\n\ndef run():\n    retries = 5\n    return retries\n",
  "list.js": "const maxItems = 20; // per page\nconst pageSize = 20;\nexport const LIMIT = 40;\n",
  "tidy.sh": "DAYS=30\nkeep_logs=30\n",
  "copy.sh": "KEEP=7\nTIMEOUT=30\nCACHE_MB=64\n",
  "melden.py": "ANZAHL_VERSUCHE = 3\nPAUSE = 4\n",
};

async function changed(request: string): Promise<string[]> {
  const view = viewOf(files);
  return editsTold(await saidProgramNumberCalls(request, await view.files(), view));
}

describe("a number that a named program has for what is said of it", () => {
  test.each([
    ["archive.sh should keep the last 14 backups, not 7", "archive.sh:4:KEEP=14"],
    ["please make archive.sh keep 14 backups instead of 7", "archive.sh:4:KEEP=14"],
    ["archive.sh only keeps 7 backups, I want 14", "archive.sh:4:KEEP=14"],
    ["archive.sh keeps 7 of them, make that 14", "archive.sh:4:KEEP=14"],
    ["archive.sh should keep 14 backups", "archive.sh:4:KEEP=14"],
    ["archive.sh soll 14 Sicherungen behalten statt 7", "archive.sh:4:KEEP=14"],
    ["archive.shは7個ではなく14個のバックアップを残すようにして", "archive.sh:4:KEEP=14"],
    ["fetch.py should retry at most 8 times, not 5", "fetch.py:1:MAX_RETRIES = 8"],
    ["fetch.py should use 10 workers instead of 5", "fetch.py:3:WORKERS = 10  # threads"],
    ["the limit in list.js should be 50", "list.js:3:export const LIMIT = 50;"],
    ["raise the page size in list.js from 20 to 50", "list.js:2:const pageSize = 50;"],
    ["copy.sh should keep 14 days of backups, not 7 days", "copy.sh:1:KEEP=14"],
    ["raise the timeout in copy.sh from 30 to 60 seconds", "copy.sh:2:TIMEOUT=60"],
    ["set the timeout in copy.sh to 60", "copy.sh:2:TIMEOUT=60"],
    ["copy.sh soll 14 Tage behalten statt 7 Tage", "copy.sh:1:KEEP=14"],
    ["in melden.py die Pause bitte auf 10 setzen", "melden.py:2:PAUSE = 10"],
  ])("is changed: %s", async (request, edit) => expect(await changed(request)).toEqual([edit]));

  test.each([
    ["it is called otherwise", "archive.sh should run at 9, not 7"],
    ["two may be meant", "list.js should show 50 items per page, not 20"],
    ["two may be meant by a word for days", "tidy.sh should keep the logs for 60 days instead of 30"],
    ["the old number is another one", "archive.sh should keep 14 backups instead of 9"],
    ["it's a difference", "archive.sh should keep 3 more backups"],
    ["another number may be the new one", "archive.sh should keep 14 backups of the last 7 days"],
    ["its unit is another one", "set the timeout in fetch.py to 2 minutes"],
    ["its unit isn't that of the old one", "copy.sh should keep 2 weeks of backups, not 7 days"],
    ["its unit isn't that of the old one in German", "copy.sh soll Sicherungen 2 Wochen behalten, nicht 7 Tage"],
    ["the old number may be of a smaller unit", "the timeout in copy.sh should be 2 minutes instead of 30"],
    ["what it counts is open", "set the timeout in copy.sh to 1 hour"],
    ["what it counts is open, with seconds", "in copy.sh the timeout should be 45 seconds"],
    ["what it counts is open in German", "Das Timeout in copy.sh auf 5 Minuten setzen"],
    ["what it counts is open in Japanese", "copy.shのtimeoutを5分にして"],
    ["its size is another one", "set the cache in copy.sh to 2 GB"],
    ["it is asked", "archive.sh keeps 7 backups, why not 14?"],
    ["it is for some only", "archive.sh should keep 14 backups on weekdays"],
    ["it is for a time", "archive.sh should keep 14 backups until March"],
    ["more is wanted", "archive.sh should keep 14 backups, and please mail the list to me"],
    ["no program is named", "keep 14 backups, not 7"],
  ])("stays where %s", async (_, request) => expect(await changed(request)).toEqual([]));
});
