import type { SafeStorage } from "electron";

/** Of Electron's keychain what is used: the oldest that may run this has the calls that wait, newer ones both kinds. */
type Keychain = Pick<
  SafeStorage,
  "isEncryptionAvailable" | "getSelectedStorageBackend" | "encryptString" | "decryptString"
>;

/** Seals text with the system's keychain. */
type Seal = { encrypt(text: string): Promise<Buffer>; decrypt(sealed: Buffer): Promise<string> };

/**
 * The system's keychain; null where there is none. Without one Electron on Linux "encrypts" with a password that everybody
 * knows, which would only look like safety. Call it when the app is ready.
 */
export function openSeal(keychain: Keychain, platform: NodeJS.Platform): Seal | null {
  if (!keychain.isEncryptionAvailable()) return null;
  if (platform === "linux" && keychain.getSelectedStorageBackend() === "basic_text") return null;
  return {
    encrypt: async (text) => keychain.encryptString(text),
    decrypt: async (sealed) => keychain.decryptString(sealed),
  };
}
