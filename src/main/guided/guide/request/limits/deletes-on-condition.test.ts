import { expect, test } from "vitest";
import { deletesOnCondition } from "./deletes-on-condition.ts";

test.each([
  "Please delete the .old files in site, but only where the page is still there too",
  "delete the wavs, but keep the wav if there is no mp3",
  "get rid of all the .tmp files as long as there's a finished version next to them",
  "remove draft.md if final.md is there",
  "throw the scans away unless they are unpaid",
  "Lösch bitte die .old-Dateien, aber nur wenn das Original noch da ist",
  "Lösche alle Rohbilder, zu denen es ein JPG gibt",
  "entferne die alten Sicherungen, sofern es eine neuere gibt",
  "元のファイルが残っている場合だけ、.oldファイルを削除してください",
])("what is deleted depends on something: %s", (request) => {
  expect(deletesOnCondition(request)).toBe(true);
});

test.each([
  "delete all .old files if you can",
  "Lösche die Dateien, wenn möglich alle",
  "can you check if build is there and delete it",
  "delete the .log files, if there are any",
  "delete the empty files. If anything goes wrong, tell me",
  "move the songs to music/, but only if they are mp3s",
  "空のファイルを削除してください",
  "delete a.tmp if it exists",
  "Lösche draft.md und old.txt, falls es sie noch gibt",
  "delete draft.md and tell me if it worked",
  "please delete draft.md, I don't know if I ever needed it",
  "delete notes.txt and old.txt, if that's not too much trouble",
  "Lösch draft.md, wenn es dir nichts ausmacht",
  "delete all the .tmp files as long as you're at it",
  "Lösche im Ordner photos nur die, deren Name mit IMG beginnt",
  ".tmpファイルだけ削除してください",
])("and here it doesn't: %s", (request) => {
  expect(deletesOnCondition(request)).toBe(false);
});
