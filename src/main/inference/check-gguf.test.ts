import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { fc } from "@fast-check/vitest";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { fakeGguf } from "../../../test/support/fake-gguf.ts";
import { AppError } from "../../shared/error.ts";
import { checkGguf } from "./check-gguf.ts";

const signal = new AbortController().signal;
let folder = "";
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "hearth-gguf-"));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

async function fileWith(bytes: Uint8Array, name = "model.gguf"): Promise<string> {
  const file = path.join(folder, name);
  await writeFile(file, bytes);
  return file;
}

describe("checkGguf", () => {
  it("gives the size of a whole file", async () => {
    const bytes = fakeGguf();
    expect(await checkGguf(await fileWith(bytes), signal)).toBe(bytes.length);
  });

  it("says that a file is not there", async () => {
    await expect(checkGguf(path.join(folder, "none.gguf"), signal)).rejects.toMatchObject({
      code: "not-found",
      message: expect.stringContaining("none.gguf"),
    });
  });

  it("says that a folder is no file", async () => {
    await expect(checkGguf(folder, signal)).rejects.toMatchObject({ code: "invalid-input" });
  });

  it.each([
    ["text", Buffer.from("# readme\n")],
    ["nothing", Buffer.alloc(0)],
    ["three bytes", Buffer.from("GGU")],
  ])("says that a file with %s in it is no model, by its name", async (_, bytes) => {
    await expect(checkGguf(await fileWith(bytes), signal)).rejects.toMatchObject({
      code: "invalid-input",
      message: expect.stringContaining("model.gguf isn't a whole GGUF model"),
    });
  });

  it("says of every beginning of a model that it is not whole", async () => {
    const whole = fakeGguf({ tensorBytes: 4096 });
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 0, max: whole.length - 1 }), async (length) => {
        const file = await fileWith(whole.subarray(0, length));
        await expect(checkGguf(file, signal)).rejects.toMatchObject({ code: "invalid-input" });
      }),
    );
  });

  it("gives a size or a clear error for every damage", async () => {
    const whole = fakeGguf();
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 0, max: 200 }), fc.integer({ min: 0, max: 255 }), async (at, byte) => {
        const bytes = Uint8Array.from(whole);
        bytes[at] = byte;
        const outcome = await checkGguf(await fileWith(bytes), signal).catch((error: unknown) => error);
        expect(typeof outcome === "number" || outcome instanceof AppError).toBe(true);
      }),
    );
  });
});
