import { expect, test } from "vitest";
import { viewOf } from "../../../../../../../test/support/view-of.ts";
import { withCall } from "../../../written/with-call.ts";
import { saidChanges } from "../said-changes.ts";

const files: Record<string, string> = {
  "shop.css": ".menu { gap: 12px; }\n.menu-item { gap: 12px; padding: 12px; }\n",
  "refs.bib": "@book{moss, author = {Ada Moss}, year = {2011}}\n@book{reed, author = {Tom Reed}, year = {2011}}\n",
  hosts: "10.7.0.20\tscan\n10.7.0.30\tdoor\n",
  Dockerfile: "FROM golang:1.21 AS build\nFROM debian:12\n",
};

async function done(path: string, request: string): Promise<string | null> {
  const view = viewOf({ [path]: files[path] ?? "" });
  const calls = await saidChanges(request, {}, await view.files(), view);
  return calls.reduce<string | null>((text, call) => (text === null ? null : withCall(text, call)), files[path] ?? "");
}

test.each([
  ["shop.css", "change the gap of .menu-item from 12px to 16px", "item { gap: 12px", "item { gap: 16px"],
  ["shop.css", "set the padding of .menu-item to 8px", "padding: 12px", "padding: 8px"],
  ["refs.bib", "change the year of Reed from 2011 to 2012", "Reed}, year = {2011}", "Reed}, year = {2012}"],
  ["hosts", "set the address of scan to 10.7.0.40", "10.7.0.20", "10.7.0.40"],
  ["Dockerfile", "set the debian image to 13", "debian:12", "debian:13"],
])("a plain request is about one setting of %s: %s", async (path, request, old, fresh) => {
  expect(await done(path, request)).toBe(files[path]?.replace(old, fresh));
});

test.each([
  ["shop.css", "change the gap of .footer from 12px to 16px"],
  ["shop.css", "change the margin of .menu from 12px to 16px"],
  ["refs.bib", "change the year of Hale from 2011 to 2012"],
])("a value isn't replaced wherever it stands in %s: %s", async (path, request) => {
  expect(await done(path, request)).toBe(files[path]);
});
