import type { FileText } from "../../../workspace-view.ts";

/** Files whose comments take one line each. */
export const hasComments =
  /\.(?:txt|conf|cfg|ini|ya?ml|toml|properties|env|sh|bash|zsh|py|rb|[cm]?[jt]sx?|java|c|cpp|h|go|rs|sql|lua|desktop|service|cron(?:tab)?)$|(?:^|\/)crontab\.\w+$|(?:^|\/)(?:\.env[^/]*|[^./]+|\.[a-z]+rc)$/i;
const signs = ["#", ";", "//", "--"] as const;
const signsByEnding: readonly (readonly [RegExp, string])[] = [
  [/\.(?:[cm]?[jt]sx?|java|c|cpp|h|go|rs)$/i, "//"],
  [/\.(?:sql|lua)$/i, "--"],
  [/\.ini$/i, ";"],
];

export function isComment(line: string): boolean {
  return signs.some((sign) => line.trimStart().startsWith(sign));
}

/** What is indented below a line would belong to nothing any more. */
export function hasChildren(lines: readonly string[], row: number, path: string): boolean {
  const depth = (line: string) => line.length - line.trimStart().length;
  const next = lines.slice(row + 1).find((line) => line.trim() !== "") ?? "";
  return (
    depth(next) > depth(lines[row] ?? "") || (/^\s*\[[^\]]+\]\s*$/.test(lines[row] ?? "") && !path.endsWith(".txt"))
  );
}

/** What a line begins with that is a comment from now on: as the file has its comments, else as is usual in files of that kind. */
export function commentLead({ path, text }: FileText): string {
  const lines = text.split("\n").map((line) => line.trimStart());
  const usual = signsByEnding.find(([ending]) => ending.test(path))?.[1] ?? "#";
  const used = signs.filter((sign) => lines.some((line) => line.startsWith(sign)));
  const sign = used.some((each) => each === usual) || used.length !== 1 ? usual : (used[0] ?? usual);
  const settings = lines.filter((line) => line.startsWith(sign) && isSetting.test(line.slice(sign.length)));
  return settings.length > 0 && settings.every((line) => /^\S/.test(line.slice(sign.length))) ? sign : `${sign} `;
}

/** A setting with its value, or a job with its times: no sentence. */
const isSetting = /^\s*(?:[\w.-]+\s*=|(?:[\d*][\d*/,-]*\s+){4})/u;
