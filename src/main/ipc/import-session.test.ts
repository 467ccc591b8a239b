import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, expect, test } from "vitest";
import { fakeWindowServices } from "../../../test/support/fake-window-services.ts";
import { exportName } from "./export-name.ts";
import { importSession } from "./import-session.ts";
import { knownFolders } from "./known-folders.ts";

const here = mkdtempSync(path.join(tmpdir(), "hearth-import-"));
afterAll(() => rmSync(here, { recursive: true }));

async function imported(importsFrom: string, known: string[], answer: string | null) {
  const services = fakeWindowServices({ importsFrom });
  const folders = knownFolders(services.sessions);
  for (const folder of known) folders.add(folder);
  const asked: unknown[] = [];
  const window = {
    chooseImportFile: async () => "/tmp/far.json",
    chooseFolder: async (question?: object) => {
      asked.push(question);
      return answer;
    },
  };
  const made = await importSession(services, window, folders);
  return { asked, made };
}

test("a folder that a session works in already is taken without a question", async () => {
  expect(await imported(here, [here], null)).toMatchObject({ asked: [], made: { workspace: here } });
});

test("a file can't choose a folder by itself: the person is shown it, and may choose another", async () => {
  const { asked, made } = await imported(here, [], "/home/ada/other");
  expect(asked).toEqual([{ title: expect.stringContaining("Choose the folder"), start: here }]);
  expect(made?.workspace).toBe("/home/ada/other");
});

test("a folder that isn't here is said to be missing, and without another one nothing is imported", async () => {
  const gone = path.join(here, "gone");
  const { asked, made } = await imported(gone, [gone], null);
  expect(asked).toEqual([{ title: expect.stringContaining(`${gone} isn't on this computer`), start: null }]);
  expect(made).toBeNull();
});

test("an export is called as its session, as far as a file may be", () => {
  expect(exportName('Tea/../x: "y"?', "md")).toBe("Tea .. x y.md");
  expect(exportName("…\u202e", "json")).toBe("….json");
  expect(exportName("../..", "html")).toBe("Session.html");
});
