import { execFile } from "node:child_process";
import { createCipheriv, createDecipheriv, randomBytes } from "node:crypto";
import { mkdir, readdir, readFile, stat, writeFile } from "node:fs/promises";
import path from "node:path";
import { promisify } from "node:util";
import { afterEach, beforeEach, expect, test } from "vitest";
import { tempFolder, type TempFolder } from "../../../test/support/temp-folder.ts";
import { takeKeys } from "./environment-keys.ts";
import { createSecrets } from "./secrets.ts";
import { openVault, type Seal } from "./vault.ts";

const canary = "sk-canary-0123456789";
const signal = new AbortController().signal;
const none = takeKeys({});
let folder: TempFolder;
let file: string;

beforeEach(async () => {
  folder = await tempFolder();
  file = path.join(folder.path, "home", "keys.json");
});
afterEach(() => folder.remove());

/** A keychain of the test's own. */
function realSeal(secret = randomBytes(32)): Seal {
  return {
    async encrypt(text) {
      const iv = randomBytes(12);
      const cipher = createCipheriv("aes-256-gcm", secret, iv);
      const body = Buffer.concat([cipher.update(text, "utf8"), cipher.final()]);
      return Buffer.concat([iv, cipher.getAuthTag(), body]);
    },
    async decrypt(sealed) {
      const cipher = createDecipheriv("aes-256-gcm", secret, sealed.subarray(0, 12));
      cipher.setAuthTag(sealed.subarray(12, 28));
      return Buffer.concat([cipher.update(sealed.subarray(28)), cipher.final()]).toString("utf8");
    },
  };
}

test("a key is kept sealed in a file that only its user may read, and survives a restart", async () => {
  const seal = realSeal();
  const open = () => createSecrets({ environment: none, vault: openVault(file, seal), ask: null });
  expect(await open().set("anthropic", ` ${canary}\n`)).toBe("keychain");
  expect(await open().set("my-one", "another-key")).toBe("keychain");
  expect(await open().get("anthropic", signal)).toBe(canary);
  expect(await open().places(["anthropic", "my-one", "other"])).toEqual({
    anthropic: "keychain",
    "my-one": "keychain",
    other: null,
  });
  expect((await stat(file)).mode & 0o777).toBe(0o600);
  expect(await readdir(path.dirname(file))).toEqual(["keys.json"]);
  expect(await readFile(file, "latin1")).not.toContain("canary");
  expect(await open().remove("anthropic")).toBe(true);
  expect(await open().remove("anthropic")).toBe(false);
  expect(await open().get("anthropic", signal)).toBeNull();
});

test("without a keychain a key stays in memory, and that is said", async () => {
  const secrets = createSecrets({ environment: none, vault: null, ask: null });
  expect(secrets.notice).toMatch(/keys are forgotten when it ends/);
  expect(await secrets.set("openai", canary)).toBe("memory");
  expect(await secrets.get("openai", signal)).toBe(canary);
  expect(await secrets.places(["openai"])).toEqual({ openai: "memory" });
  expect(await readdir(folder.path)).toEqual([]);
});

test("a key that was sealed on another computer is asked for again, in words that don't hold it", async () => {
  await openVault(file, realSeal()).set("openai", canary);
  const elsewhere = createSecrets({ environment: none, vault: openVault(file, realSeal()), ask: null });
  await expect(elsewhere.get("openai", signal)).rejects.toThrow(/can't open the key of openai any more/);
  expect(await openVault(file, null).list()).toEqual(["openai"]);
});

test("a damaged file is named, and what is in it isn't", async () => {
  await mkdir(path.dirname(file));
  await writeFile(file, `{"openai": "${canary}`);
  const failed = await openVault(file, realSeal()).list().catch(String);
  expect(failed).toContain("is damaged. Move it away");
  expect(failed).not.toContain(canary);
});

test.each(["", "short", "two words here", "ключключключ"])("%j is refused as no key", async (text) => {
  const secrets = createSecrets({ environment: none, vault: null, ask: null });
  await expect(secrets.set("openai", text)).rejects.toMatchObject({ code: "invalid-input" });
});

test("a key in the environment comes before all others, and leaves the environment for every program that is started", async () => {
  process.env["HEARTH_KEY_MY_ONE"] = canary;
  const environment = takeKeys(process.env);
  const secrets = createSecrets({ environment, vault: openVault(file, realSeal()), ask: null });
  expect(await secrets.get("my-one", signal)).toBe(canary);
  expect(await secrets.places(["my-one"])).toEqual({ "my-one": "environment" });
  await expect(secrets.set("my-one", "another-key")).rejects.toThrow(/HEARTH_KEY_MY_ONE was set/);
  const { stdout } = await promisify(execFile)("/bin/sh", ["-c", "env; echo done"]);
  expect(stdout).toContain("done");
  expect(stdout).not.toContain(canary);
});

test("where there is a person and no key, the person is asked once", async () => {
  let asked = 0;
  const ask = async () => (asked++ === 0 ? canary : null);
  const secrets = createSecrets({ environment: none, vault: null, ask });
  expect(await secrets.get("openai", signal)).toBe(canary);
  expect(await secrets.get("openai", signal)).toBe(canary);
  expect(asked).toBe(1);
  expect(await secrets.get("google", signal)).toBeNull();
});
