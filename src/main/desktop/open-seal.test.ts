import { expect, test } from "vitest";
import { openSeal } from "./open-seal.ts";

const keychain = (isAvailable: boolean, backend: "basic_text" | "gnome_libsecret") => ({
  isEncryptionAvailable: () => isAvailable,
  getSelectedStorageBackend: () => backend,
  encryptString: (text: string) => Buffer.from(`sealed ${text}`),
  decryptString: (sealed: Buffer) => sealed.toString().replace(/^sealed /, ""),
});

test.each([
  ["there is no keychain", false, "gnome_libsecret", "linux"],
  ["the keychain is a password that everybody knows", true, "basic_text", "linux"],
] as const)("nothing is sealed where %s", (_, isAvailable, backend, platform) => {
  expect(openSeal(keychain(isAvailable, backend), platform)).toBeNull();
});

test.each([
  ["gnome_libsecret", "linux"],
  ["basic_text", "darwin"],
] as const)("what is sealed (%s on %s) can be opened again", async (backend, platform) => {
  const seal = openSeal(keychain(true, backend), platform);
  const sealed = await seal?.encrypt("a key");
  expect(sealed?.toString()).toBe("sealed a key");
  expect(await seal?.decrypt(Buffer.from("sealed a key"))).toBe("a key");
});
