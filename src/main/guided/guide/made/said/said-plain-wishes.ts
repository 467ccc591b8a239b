import type { Call } from "../../../../agent/step-protocol.ts";
import { anewEdit } from "../../../forms/anew-edit.ts";
import type { FileEntry, WorkspaceView } from "../../../workspace-view.ts";
import { namedFiles } from "../../files/named-files.ts";
import { textsMeant } from "../../files/texts-meant.ts";
import { ownWish } from "../../request/own-wishes.ts";
import { doneAsWished } from "../wished/done-as-wished.ts";

const kinds =
  /\.(?:md|markdown|txt|text|csv|tsv|json|ya?ml|toml|ini|cfg|conf|env|m3u8?|vcf|ics|html?)$|(?:^|\/)\.env[^/]*$/i;

/** What a request says in plain words that leave nothing open, done as a wish of these words is. Empty where it says it otherwise, or it can be done in several of the files that it may mean. */
export async function saidPlainWishCalls(
  request: string,
  files: readonly FileEntry[],
  view: WorkspaceView,
): Promise<Call[]> {
  const wish = ownWish(request);
  if (wish === null) return [];
  const named = namedFiles(request, files);
  if (named.length > 1) return [];
  const texts = await textsMeant(request, files, kinds, view);
  const done = texts.flatMap(({ path, text }) => {
    const after = doneAsWished(path, text, wish, request);
    return after === null ? [] : [{ path, text, after }];
  });
  const [only, ...others] = done;
  const input = only && others.length === 0 ? anewEdit(only.path, only.text, only.after, request) : null;
  return input ? [{ tool: "edit", input }] : [];
}
