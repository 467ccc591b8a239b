import { randomUUID } from "node:crypto";
import { chmod, mkdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import * as z from "zod";
import { AppError } from "../../shared/error.ts";

/** What the system's keychain can do: only this user, on this computer, can open what it sealed. */
export type Seal = { encrypt(text: string): Promise<Buffer>; decrypt(sealed: Buffer): Promise<string> };

/** Sealed keys on disk. */
export type Vault = {
  get(provider: string): Promise<string | null>;
  set(provider: string, key: string): Promise<void>;
  remove(provider: string): Promise<boolean>;
  /** The providers that have a key. Opens none, so it needs no seal. */
  list(): Promise<readonly string[]>;
};

const contents = z.record(z.string(), z.base64());

/** One file, mode 0600, each key sealed by itself. Without a seal keys can be listed and removed, but neither read nor stored. */
export function openVault(file: string, seal: Seal | null): Vault {
  const read = async (): Promise<Record<string, string>> => {
    const text = await readFile(file, "utf8").catch((cause: NodeJS.ErrnoException) => {
      if (cause.code === "ENOENT") return "{}";
      throw new AppError("internal", `${file} can't be read (${cause.code}). Make it a file that you may read.`);
    });
    try {
      return contents.parse(JSON.parse(text));
    } catch {
      // its words would hold what is in the file
      throw new AppError("internal", `${file} is damaged. Move it away, and enter the keys again.`);
    }
  };
  const write = async (keys: Record<string, string>) => {
    const partial = `${file}.${randomUUID()}.partial`;
    await mkdir(path.dirname(file), { recursive: true, mode: 0o700 });
    try {
      await writeFile(partial, JSON.stringify(keys), { mode: 0o600 });
      await chmod(partial, 0o600);
      await rename(partial, file);
    } finally {
      await rm(partial, { force: true });
    }
  };
  return {
    async get(provider) {
      const sealed = ownValue(await read(), provider);
      if (sealed === null || !seal) return null;
      return seal.decrypt(Buffer.from(sealed, "base64")).catch(() => {
        throw new AppError(
          "permission-denied",
          `The keychain can't open the key of ${provider} any more. Enter it again under Cloud.`,
        );
      });
    },
    async set(provider, key) {
      if (!seal) throw new AppError("internal", "Nothing here can seal a key.");
      const sealed = await seal.encrypt(key);
      await write({ ...(await read()), [provider]: sealed.toString("base64") });
    },
    async remove(provider) {
      const keys = await read();
      if (ownValue(keys, provider) === null) return false;
      await write(Object.fromEntries(Object.entries(keys).filter(([name]) => name !== provider)));
      return true;
    },
    list: async () => Object.keys(await read()),
  };
}

function ownValue(keys: Readonly<Record<string, string>>, name: string): string | null {
  return Object.hasOwn(keys, name) ? (keys[name] ?? null) : null;
}
