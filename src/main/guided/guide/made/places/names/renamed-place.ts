import { endingOf, folderOf } from "../../../../../../shared/path-parts.ts";
import type { Place } from "../../../../../agent/places.ts";
import type { FileEntry } from "../../../../workspace-view.ts";
import { missingFiles, writtenFiles } from "../../../files/named-files.ts";
import { isQuestion } from "../../../request/questions/is-question.ts";
import { saysOthersToo } from "../../../request/limits/others-too.ts";
import { sentencesOf } from "../../../request/words/sentences.ts";
import { withoutPaths } from "../../../request/words/wanted-words.ts";
import { beginsWish, partTexts } from "../../../turn/parts.ts";
import { asksForMentions } from "../../../request/files/asks-for-mentions.ts";
import { asksBesides } from "../../../answers/asks-besides.ts";
import { joins } from "../../new/joined-texts.ts";
import { isMadeAnew } from "../said/made-anew.ts";
import { isOfSeveral } from "./pair-places.ts";
import { wishesName } from "../said/wishes-places.ts";

/**
 * The one file that gets another name, where a request says both names, in whatever sentences: the new one is a path that isn't there, with the same ending. What
 * is to be told besides, and where the old name is mentioned, comes after it. Null where more is to be done, or it isn't clear whose name it is.
 */
export function renamedPlace(request: string, files: readonly FileEntry[]): readonly Place[] | null {
  const said = statements(request);
  const [to, ...others] = missingFiles(said, files);
  if (to === undefined || others.length > 0 || !wishesName(said) || saysOthersToo(request)) return null;
  // what several become is another file
  if (joins.test(withoutPaths(said)) && writtenFiles(said, files).length > 1) return null;
  if (isMadeAnew(to, said) || !isWhole(to, said) || isExample(to, said)) return null;
  const from = fileRenamed(request, to, files);
  if (from === null || wantsMore(said, [from, to])) return null;
  // then it is only one of those that are meant
  if (isOfSeveral(request, { from, to }, files)) return null;
  return [{ path: from, to: to.includes("/") ? to : folderOf(from) + to }];
}

/** Whether a new name has no more words before it, as in "scene 1.md to scene one.md": what stands there says that a name follows, or parts it. */
function isWhole(to: string, said: string): boolean {
  const before = said.slice(0, said.indexOf(to));
  return /(?:^|["'\u0060„“「(:,;>→=/\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]|(?<!\p{L})(?:to|called|named|name|be|becomes?|as|is|into|it|that|this|zu|in|als|nach|namens|namen|hei(?:ß|ss)t|wird|ist|soll(?:te|en)?|muss))\s*$/iu.test(
    before,
  );
}

/** "e.g. '01 - Lights.txt'" shows how several are to be called. */
function isExample(to: string, said: string): boolean {
  const before = said.slice(0, said.indexOf(to));
  return /(?:(?<!\p{L})(?:e\. ?g\.|for (?:example|instance)|such as|z\. ?b\.|zum beispiel)|例えば)[,:]? *["'\u0060„“「]?(?:[^\s"']+\/)?$/iu.test(
    before,
  );
}

/** A request without what it asks. */
function statements(request: string): string {
  return isQuestion(request)
    ? sentencesOf(request)
        .filter((sentence) => !isQuestion(sentence))
        .join(" ")
    : request;
}

/** The named file that the new name is for: the only one that could be called so, else the one that is named last before it. */
function fileRenamed(request: string, to: string, files: readonly FileEntry[]): string | null {
  const could = writtenFiles(request, files).filter(({ path }) => lower(endingOf(path)) === lower(endingOf(to)));
  const near = could.filter(({ path }) => folderOf(path) === folderOf(to));
  const [only, ...others] = near.length > 0 ? near : could;
  if (only && others.length === 0) return only.path;
  const before = writtenFiles(request.slice(0, request.indexOf(to)), files).filter((file) => could.includes(file));
  return before.at(-1)?.path ?? null;
}

/** Whether another wish is neither about the name nor about where it is mentioned, and isn't only to be told. */
function wantsMore(said: string, names: readonly string[]): boolean {
  return partTexts(said).some(
    (part) =>
      beginsWish(part) &&
      !names.some((name) => part.includes(name)) &&
      !asksForMentions(withoutPaths(part)) &&
      !asksBesides(part),
  );
}

function lower(text: string): string {
  return text.toLowerCase();
}
