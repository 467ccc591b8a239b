import type { FileEntry, WorkspaceView } from "../../../../workspace-view.ts";
import { hasNamedSettings } from "../../../facts/formats/named-settings.ts";
import { textsMeant } from "../../../files/texts-meant.ts";
import { ownWish } from "../../../request/wishes/own-wishes.ts";
import { plainWish } from "../../wished/plain-wish.ts";

/** Whether a request gives one setting another value, in a file whose settings are known by name: the same value may stand elsewhere for something else. */
export async function namesSetting(
  request: string,
  files: readonly FileEntry[],
  view: WorkspaceView,
): Promise<boolean> {
  const told = ownWish(request);
  const wish = told === null ? null : plainWish(told);
  if (wish?.deed !== "set" || wish.from === null || wish.what.length === 0) return false;
  const names = [...wish.what, wish.about.join(" ")];
  const texts = await textsMeant(request, files, /./u, view);
  return texts.some(({ path, text }) => text.includes(wish.from ?? "") && hasNamedSettings(path, text, names));
}
