import { link, realpath, rename, rm, symlink } from "node:fs/promises";
import { AppError } from "../../shared/error.ts";

/** Gives a file a second name, in place of whatever has that name. It isn't copied. Throws where this disk knows no links. */
export async function linkFile(file: string, name: string): Promise<void> {
  const real = await realpath(file);
  const temporary = `${name}.link`;
  await rm(temporary, { force: true });
  try {
    await symlink(real, temporary).catch(() => link(real, temporary)); // Windows lets few users make the first kind
    await rename(temporary, name);
  } catch (cause) {
    await rm(temporary, { force: true });
    const message = `${file} can't be linked into the models folder. Use it where it is: --model ${file}`;
    throw new AppError("permission-denied", message, { cause });
  }
}
