import { type LineRule, to } from "./line-rules.ts";

const only = "shell";

/** A number by one more, and one less where that is still a number from 1 on. */
const nextTo = (number: string) => [`${Number(number) + 1}`, ...(Number(number) > 1 ? [`${Number(number) - 1}`] : [])];

/** The mistakes that people make most in shell scripts; most signs mean something else there than in other languages. */
export const shellRules: readonly LineRule[] = [
  { rank: 0, only, find: /-gt\b/g, instead: to("-ge", "-lt") },
  { rank: 0, only, find: /-lt\b/g, instead: to("-le", "-gt") },
  { rank: 0, only, find: /-ge\b/g, instead: to("-gt", "-le") },
  { rank: 0, only, find: /-le\b/g, instead: to("-lt", "-ge") },
  { rank: 1, only, find: /-eq\b/g, instead: to("-ne") },
  { rank: 1, only, find: /-ne\b/g, instead: to("-eq") },
  // numbers are compared as texts there, or written into a file
  {
    rank: -1,
    only,
    find: /(?<=\[\[? (?:[^\]]*[\s(])?"?(?:\$\{?#?\w+\}?|\d+)"?) \\?> (?="?(?:\$|\d))/g,
    instead: to(" -gt "),
  },
  {
    rank: -1,
    only,
    find: /(?<=\[\[? (?:[^\]]*[\s(])?"?(?:\$\{?#?\w+\}?|\d+)"?) \\?< (?="?(?:\$|\d))/g,
    instead: to(" -lt "),
  },
  { rank: 1, only, find: /(?<=\[\[? (?:! )?)-(?:f|d|e)\b/g, instead: to("-f", "-d", "-e") },
  { rank: 1, only, find: /(?<=\[\[? )-z\b/g, instead: to("-n") },
  { rank: 1, only, find: /(?<=\[\[? )-n\b/g, instead: to("-z") },
  { rank: 1, only, find: /(?<=\[\[? )! /g, instead: to("") },
  { rank: 1, only, find: / && /g, instead: to(" || ") },
  { rank: 1, only, find: / \|\| /g, instead: to(" && ") },
  // a bracket is a command, and a word of its own
  {
    rank: -1,
    only,
    outsideTexts: true,
    find: /(?<=(?:^|[\s;(])\[{1,2} [^\]\n]*[^\s\]])(\]{1,2})(?=\s*(?:;|$|&&|\|\|))/g,
    instead: ([text]) => [` ${text}`],
  },
  {
    rank: -1,
    only,
    outsideTexts: true,
    find: /(?<=(?:^|\s)(?:if|elif|while|until|!) )\[{1,2}(?=[^\s[])/g,
    instead: ([text]) => [`${text} `],
  },
  // what is found, and in which order
  {
    rank: 0,
    only,
    find: /\bgrep (-\w+ )?/g,
    instead: ([, options]) => ["w", "x", "i", "F", "v"].map((one) => withOption("grep", options, one)),
  },
  { rank: 1, only, find: /\bgrep -\w*v\w* /g, instead: ([text]) => [text.replace(/-v /, "").replace("v", "")] },
  {
    rank: 1,
    only,
    find: /\bsort\b(?: (-[a-zA-Z]+))?(?!\w)/g,
    instead: ([, options]) => ["n", "r", "u", "V"].map((one) => withOption("sort", options, one).trimEnd()),
  },
  {
    rank: 1,
    only,
    find: /\bsort -(\w*)r(\w*)/g,
    instead: ([, one = "", other = ""]) => [one + other === "" ? "sort" : `sort -${one}${other}`],
  },
  { rank: 1, only, find: /\bhead\b/g, instead: to("tail") },
  { rank: 1, only, find: /\btail\b/g, instead: to("head") },
  { rank: 1, only, find: /\buniq(?! -)/g, instead: to("uniq -c", "sort | uniq") },
  { rank: 2, only, find: /\bls(?= )/g, instead: to("ls -t", "ls -v", "ls -A") },
  { rank: 0, only, find: /(?<=\bawk (?:-\S+ (?:\S+ )??)*')(?=\s*\{)/g, instead: to("NR > 1 ") },
  // which part
  {
    rank: 1,
    only,
    find: /(?<=\bcut\b.* -f ?|\bsort\b.* -k ?|\b(?:head|tail) -(?:n ?\+?)?)\d+/g,
    instead: ([number]) => nextTo(number),
  },
  { rank: 1, only, find: /(?<=\$\{?)[1-9](?!\d)/g, instead: ([number]) => nextTo(number) },
  { rank: 1, only, find: /(?<=\bcut\b.* -d ?)(?:'[^']'|"[^"]"|[^\s'"])/g, instead: to("';'", "','", "' '", "':'") },
  {
    rank: 0,
    only,
    find: /(?<=\bawk (?:-\w+ )*-F ?|\bIFS=)(?:'[^']*'|"[^"]*"|\\t|[^\s'"\\])/g,
    instead: to("';'", "','", "'\\t'", "':'", "'|'"),
  },
  // what a spreadsheet writes: a first line of headings, and other ends of lines
  {
    rank: 1,
    only,
    find: /(?<=^\s*done\s*)< ?("\$\{?\w+\}?"|[\w./"$-]+)(?=\s*$)/g,
    instead: ([, file]) => [
      `< <(tail -n +2 ${file})`,
      `< <(tr -d '\\r' < ${file})`,
      `< <(tail -n +2 ${file} | tr -d '\\r')`,
    ],
  },
  { rank: 1, only, find: /(?<=[\w" ])>(?= ?["$\w])/g, instead: to(">>") },
  { rank: 1, only, find: />>/g, instead: to(">") },
  { rank: 1, only, find: /%%(?=[^}]*\})/g, instead: to("%") },
  { rank: 1, only, find: /(?<=\$\{\w+)%(?=[^}]*\})/g, instead: to("%%", "#", "##") },
  { rank: 1, only, find: /##(?=[^}]*\})/g, instead: to("#") },
  { rank: 1, only, find: /(?<=\$\{\w+)#(?=[^}]*\})/g, instead: to("##", "%", "%%") },
  { rank: 1, only, find: /(?<=\$\{\w+)\/(?=[^/}]+\/)/g, instead: to("//") },
  { rank: 1, only, find: /\bread (?!-r)/g, instead: to("read -r ") },
  { rank: 2, only, find: /\bmv (?!-)/g, instead: to("mv -n ") },
  { rank: 2, only, find: /\bcp (?!-)/g, instead: to("cp -r ", "cp -n ") },
  { rank: 2, only, find: /\bmkdir (?!-)/g, instead: to("mkdir -p ") },
  { rank: 2, only, find: /\brm (?!-)/g, instead: to("rm -f ") },
  // one sign of a kind, or as many as there are
  {
    rank: 1,
    only,
    find: /(?<=\bsed (?!-[Er]\b).*)\[[^\]\s]+\](?![*+?\\{])/g,
    instead: ([text]) => [`${text}${text}*`],
  },
  { rank: 1, only, find: /(?<=\bsed -[Er] .*)\[[^\]\s]+\](?![*+?\\{])/g, instead: ([text]) => [`${text}+`] },
  // numbers
  { rank: 1, only, find: /(?<=\(\([^)]*) \+ /g, instead: to(" - ") },
  { rank: 1, only, find: /(?<=\(\([^)]*) - /g, instead: to(" + ") },
  { rank: 1, only, find: /(?<=\(\([^)]*) \* /g, instead: to(" / ") },
  { rank: 1, only, find: /(?<=\(\([^)]*) \/ /g, instead: to(" * ", " % ") },
  {
    rank: 1,
    only,
    find: /(?<=\(\([^)]*)(?<![\w.#$])\d+(?![\w.#])/g,
    instead: ([number]) => [...nextTo(number), ...(number === "1" ? ["0"] : [])],
  },
  // blanks in names
  {
    rank: 0,
    only,
    outsideTexts: true,
    find: /(?<!["\w${])\$(?:\w+|\{\w+\}|\([^()]*\)|[@*])(?!["\w])/g,
    instead: ([text]) => [text.endsWith("*") ? '"$@"' : `"${text}"`],
  },
];

function withOption(command: string, options: string | undefined, option: string): string {
  if (options?.includes(option)) return `${command} ${options}`;
  return `${command} ${options ? `${options.trim()}${option}` : `-${option}`} `;
}
