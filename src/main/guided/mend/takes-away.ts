/** What deletes, moves or sends something in a shell. */
const inShell = [
  /(?:^|[\s;&|(`"'])(?:rm|rmdir|unlink|shred|truncate|mv|kill|pkill|killall|dd|trash(?:-put)?|scp|rsync|sendmail|mailx?|mutt)(?=[\s"']|$)(?!\s*[=:(,.])/mu,
  /\bfind\b[^\n]*\s-delete\b|\bsed\s+(?:-\w+\s+)*-i/u,
  /\bgit\s+(?:push|reset|clean|checkout|restore|branch\s+-D|rm)\b/u,
  /\bcurl\b[^\n]*\s(?:-X\s*(?:POST|PUT|PATCH|DELETE)|-d\b|--data|-F\b|-T\b|--upload)/u,
];
/** The same in Python and JavaScript. Columns of a table get other names as well. */
const inCode = [
  /\b(?:os|fs|fsp|fsPromises|promises|Deno|pathlib|shutil)\.(?:remove|removedirs|rename|renames|replace|truncate|move|rm|rmdir|rmtree|unlink)\w*\(/u,
  /\b(?:unlink|rm|rmdir|rename|truncate)Sync\(|\b(?:unlink|rm|rmdir|rmtree|removedirs|send2trash)\(|\.rename\((?!\s*(?:columns|index|mapper|\{|inplace|\s*$))/mu,
  /\bfrom\s+(?:os|shutil)\s+import\b[^\n]*\b(?:remove|unlink|rename|replace|rmtree|move|rmdir)\b/u,
  /\b(?:smtplib|sendmail|send_message|nodemailer|paramiko|ftplib|boto3)\b|\b(?:requests|httpx|axios|session)\.(?:post|put|patch|delete)\(|\bmethod\s*[:=]\s*["'](?:POST|PUT|PATCH|DELETE)["']/u,
];
/** And in a database, from any of them. */
const inDatabase = /\b(?:DELETE\s+FROM|DROP\s+(?:TABLE|DATABASE|INDEX)|TRUNCATE\s+TABLE|UPDATE\s+\w+\s+SET)\b/iu;
const startsShell = /\b(?:os\.system|os\.popen|subprocess|child_process|execa|zx|spawn(?:Sync)?|exec(?:Sync)?)\b/u;

/**
 * Whether a program may take something away, or send it: nobody wants that tried on what is theirs. Words of a shell count in one that
 * `isShell`, or where the program starts one.
 */
export function takesAway(program: string, isShell: boolean): boolean {
  // a line that only tells what a program does deletes nothing
  const code = program.replaceAll(/^\s*(?:#(?!!)|\/\/).*$/gmu, "");
  const hasShell = isShell || startsShell.test(code);
  return [...(hasShell ? inShell : []), ...inCode, inDatabase].some((pattern) => pattern.test(code));
}
