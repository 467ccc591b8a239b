import { expect, test } from "vitest";
import { notForNow } from "./not-for-now.ts";

const isNotForNow = notForNow(String.raw`sort\p{L}*|\p{L}*sortier\p{L}*`);

test.each([
  "I sorted it by age already",
  "we've just sorted it",
  "Ida sorts it by age",
  "it gets sorted every Monday",
  "Jo said he would sort it",
  "Tom wanted to sort it, but I prefer it as it is",
  "we will sort it by age in autumn",
  "I might sort it by age at some point",
  "if nobody minds, sort it by age",
  "sort it once Ida is back",
  "Sort it tomorrow",
  "Ich sortiere das selbst",
  "Jo hat es sortiert, ich habe es auch schon nach Alter sortiert",
  "Sortier das erst, wenn ich Bescheid sage",
  "終わったら並べ替えて",
])("nobody asks for it now: %s", (sentence) => expect(isNotForNow(sentence)).toBe(true));

test.each([
  "Please sort it by age",
  "Can we sort it by age?",
  "I want it sorted by age",
  "I'd like to have the list sorted by age",
  "Ida wants the list sorted",
  "we need this sorted by age",
  "Sort it by age if you can",
  "Bitte sortiert die Liste nach Alter",
  "Ich will die Liste nach Alter sortiert",
  "Ich hätte die Liste gern nach Alter sortiert",
  "Die Liste ist immer noch nicht sortiert, sortier sie bitte nach Alter",
  "Kannst du die Liste nach Alter sortieren, wenn du Zeit hast?",
])("it is to be done: %s", (sentence) => expect(isNotForNow(sentence)).toBe(false));
