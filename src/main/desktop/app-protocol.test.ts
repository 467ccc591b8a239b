import { mkdir, mkdtemp, realpath, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { fc, test as property } from "@fast-check/vitest";
import { afterAll, beforeAll, expect, test } from "vitest";
import { answerRequest } from "./app-protocol.ts";

let root: string;
let folder: string;

beforeAll(async () => {
  root = await realpath(await mkdtemp(path.join(tmpdir(), "pages-")));
  folder = path.join(root, "renderer");
  await mkdir(path.join(folder, "chat"), { recursive: true });
  await mkdir(path.join(root, "renderer-evil"));
  await writeFile(path.join(folder, "chat", "index.html"), "<title>Hearth</title>");
  await writeFile(path.join(folder, "chat", "page.js"), "1");
  await writeFile(path.join(folder, "chat", "notes.txt"), "inside, but no page");
  await writeFile(path.join(root, "secret.js"), "secret");
  await writeFile(path.join(root, "renderer-evil", "secret.js"), "secret");
});

afterAll(() => rm(root, { recursive: true }));

const get = (url: string, method = "GET") => answerRequest({ url, method }, "app://hearth", folder);

test("a built page comes with its type and a policy that allows nothing but its own files", async () => {
  const response = await get("app://hearth/chat/index.html");
  expect(await response.text()).toBe("<title>Hearth</title>");
  expect(response.headers.get("content-type")).toBe("text/html; charset=utf-8");
  const policy = response.headers.get("content-security-policy") ?? "";
  expect(policy).toContain("default-src 'none'; script-src 'self'; style-src 'self'");
  expect(policy).toContain("connect-src 'none'");
  expect(policy).not.toMatch(/unsafe|\*|http|data:/);
});

test.each([
  ["a file that isn't there", "app://hearth/chat/none.js", "GET"],
  ["the folder itself", "app://hearth/chat/", "GET"],
  ["a file that is no page", "app://hearth/chat/notes.txt", "GET"],
  ["a way out", "app://hearth/../secret.js", "GET"],
  ["a way out that is encoded", "app://hearth/%2e%2e/secret.js", "GET"],
  ["a way out with an encoded slash", "app://hearth/..%2fsecret.js", "GET"],
  ["a way out that is encoded twice", "app://hearth/%252e%252e%252fsecret.js", "GET"],
  ["a folder with a name that begins alike", "app://hearth/..%2frenderer-evil%2fsecret.js", "GET"],
  ["a name with a zero in it", "app://hearth/chat/page.js%00.html", "GET"],
  ["broken encoding", "app://hearth/%zz.js", "GET"],
  ["another host", "app://approval/chat/index.html", "GET"],
  ["a host that begins alike", "app://hearth.example/chat/index.html", "GET"],
  ["a user in the address", "app://hearth@example/chat/index.html", "GET"],
  ["another method", "app://hearth/chat/index.html", "POST"],
])("%s isn't served", async (_name, url, method) => {
  const response = await get(url, method);
  expect(response.status).toBe(404);
  expect(response.headers.get("content-security-policy")).toContain("default-src 'none'");
});

property.prop([
  fc.array(fc.constantFrom("..", "%2e%2e", "/", "%2f", "%5c", "\\", "chat", "secret.js", "renderer-evil", ".", "%00"), {
    maxLength: 12,
  }),
])("no address leads out of the folder", async (parts) => {
  expect(await (await get(`app://hearth/${parts.join("")}`)).text()).not.toContain("secret");
});
