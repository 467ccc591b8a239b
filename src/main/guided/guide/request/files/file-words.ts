import { unquoted } from "../wishes/bare-command.ts";

// Parts of patterns for commands about files and folders that are named one by one.

export const article = String.raw`(?:(?:the|my|our|an?|der|die|das|den|einen) )?`;
export const kind = String.raw`(?:files? |folders? |director(?:y|ies) |photos? |pictures? |songs? |documents? |dateie?n? |ordner |datei )?`;
export const kindBehind = String.raw`(?: files?| folders?| director(?:y|ies)| ordner)?`;
/** What stands before the name of the folder that something goes to. */
export const toFolder = String.raw`(?:(?:the |my |our |a |an |den |einen )?(?:new |neuen )?(?:folder |directory |subfolder |ordner )?(?:called |named |namens )?)`;

const saysNew = /(?<!\p{L})(?:new|neue[nrs]?) (?:sub)?(?:folder|directory|ordner)|(?:in|into|to) a new |新しい/iu;

/** Whether a command speaks of a folder that isn't there yet. */
export function saysNewFolder(command: string): boolean {
  return saysNew.test(command);
}

/** The names that are listed where one or more are said, without their marks. */
export function namesSaid(listed: string): string[] {
  return listed
    .split(/,\s*(?:and |und )?|\s+(?:and|und|&)\s+|、|と(?=\S+\.)/u)
    .map((name) => unquoted(name.replace(/^(?:the |die |der |den |das )/iu, "")))
    .filter((name) => name !== "");
}
