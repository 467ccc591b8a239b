import { expect, test } from "vitest";
import { wantsCommentedOut } from "./said-comment.ts";

test.each([
  "The sync ought to pause for a while. It should remain in jobs.txt as a commented line, not disappear",
  "comment out the fan",
  "could you comment the fan's line out?",
  "turn off the fan. don't delete the line, just comment it out",
  "the line stays, but only as a comment",
  "put a # in front of the fan, please",
  "make that line a comment",
  "it should be a comment for now",
  "bitte auskommentieren, nicht löschen",
  "ファンの行をコメントアウトしてください",
])("%s", (request) => expect(wantsCommentedOut(request)).toBe(true));

test.each([
  "uncomment the fan",
  "don't comment out the fan",
  "comment the fan back in",
  "add a comment that says who wrote it",
  "what does the comment say?",
  "comment on the plan",
])("not by: %s", (request) => expect(wantsCommentedOut(request)).toBe(false));
