import { expect, test } from "vitest";
import { leavesFolder } from "./leaves-folder.ts";

test.each([
  [
    "mkdir -p -- /tmp/museum && mv -nv -- museum /tmp/museum",
    "make it work wherever it is started from",
    "/tmp/museum",
  ],
  ["mv a.txt ../a.txt", "move a.txt up", "../a.txt"],
  ["mv a.txt ~/old/", "put a.txt away", "~/old/"],
  ["mv a.txt /", "put a.txt away", "/"],
  ["mv -t /tmp a.txt", "put a.txt away", "/tmp"],
])("%s moves files out of the folder, which isn't asked for by: %s", (command, request, place) => {
  expect(leavesFolder(command, request)).toBe(place);
});

test.each([
  ["mv a.txt old/", "put a.txt away"],
  ["mv a.txt /srv/files/", "move a.txt to /srv/files please"],
  ["mv a.txt ~/Desktop", "put a.txt on my Desktop"],
  ["cd src && mv a.ts ../lib/", "put a.ts into lib"],
  ["cp a.txt /tmp/", "look at a.txt"],
  ["grep mv /etc/hosts", "what is in it?"],
])("%s does no such thing for: %s", (command, request) => {
  expect(leavesFolder(command, request)).toBeNull();
});
