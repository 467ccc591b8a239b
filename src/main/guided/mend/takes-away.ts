/** What deletes, moves or sends something in a shell, also in words of a list: `["git", "push"]`. */
const inShell = [
  /(?:^|[\s;&|(`"'\\/])(?:rm|rmdir|unlink|shred|truncate|mv|kill|pkill|killall|dd|trash(?:-put)?|scp|sftp|ssh|rsync|sendmail|mailx?|mutt)(?=[\s"']|$)(?!\s*[=:(,.])/mu,
  /\bfind\b[^\n]*\s-delete\b|\bsed\b[^\n;|&]*\s(?:-[A-Za-z]*i|--in-place)|\bperl\s+-\w*i|\bcrontab\s+-r\b/u,
  /\bgit["',\s]+(?:-[Cc]["',\s]+\S+["',\s]+)?(?:push|reset|clean|checkout|restore|stash|switch["',\s]+(?:-f|--force|--discard)|branch["',\s]+-D|rm)\b/u,
  /\bcurl\b[^\n]*\s(?:-[A-Za-z]*X\s*["']?(?:POST|PUT|PATCH|DELETE)|--request[ =]["']?(?:POST|PUT|PATCH|DELETE)|-d\b|--data|-F\b|--form|-T\b|--upload)|\bwget\b[^\n]*\s--(?:post|method|body)/u,
  // nothing at all is written over a file
  /^[ \t]*(?:(?::|true)[ \t]*)?>[ \t]*[^\s&>]|\bcp\s+\/dev\/null\b/mu,
];
/** The same in Python, JavaScript and Ruby, called or handed on. Columns of a table get other names as well. */
const inCode = [
  /\b(?:os|fs|fse|fsp|fsPromises|promises|Deno|pathlib|shutil)\.(?:remove|removedirs|rename|renames|replace|truncate|move|rm|rmdir|rmtree|unlink|emptyDir)/u,
  /\b(?:unlink|rm|rmdir|rename|truncate|remove|emptyDir)Sync\b|\b(?:unlink|rm|rmdir|rmtree|removedirs|send2trash|rimraf)\s*\(|\.rename\((?!\s*(?:columns|index|mapper|\{|inplace|\s*$))/mu,
  /\bfrom\s+(?:os|shutil)\s+import\b[^\n]*\b(?:remove|unlink|rename|replace|rmtree|move|rmdir)\b|\bgetattr\(\s*(?:os|shutil)\b|\bimport\s+(?:os|shutil)\s+as\b|\bFile(?:\.|::)(?:delete|unlink|rename)\b|\bFileUtils\b/u,
  /\b(?:smtplib|sendmail|send_message|nodemailer|paramiko|ftplib|boto3)\b|\b(?:requests|httpx|axios|session)\.(?:post|put|patch|delete)\(|\bmethod\s*[:=]\s*["'](?:POST|PUT|PATCH|DELETE)["']|\.request\(\s*["'](?:POST|PUT|PATCH|DELETE)["']|\b(?:urlopen|Request)\([^)\n]*\bdata\s*=/u,
];
/** And in a database, from any of them. */
const inDatabase =
  /\b(?:DELETE\s+FROM|DROP\s+(?:TABLE|DATABASE|INDEX|COLUMN)|TRUNCATE\s+TABLE|REPLACE\s+INTO|UPDATE\s+(?:OR\s+\w+\s+)?\S+\s+SET)\b/iu;
const startsShell = /\b(?:os\.system|os\.popen|subprocess|child_process|execa|zx|spawn(?:Sync)?|exec(?:Sync)?)\b/u;

/**
 * Whether a program may take something away, or send it: nobody wants that tried on what is theirs. Words of a shell count in one that
 * `isShell`, or where the program starts one.
 */
export function takesAway(program: string, isShell: boolean): boolean {
  // a line that only tells what a program does deletes nothing
  const code = withoutOwnFiles(program.replaceAll(/^\s*(?:#(?!!)|\/\/).*$/gmu, ""));
  const hasShell = isShell || startsShell.test(code);
  return [...(hasShell ? inShell : []), ...inCode, inDatabase].some((pattern) => pattern.test(code));
}

/** Without the commands that take away just what a shell program has made for itself: `tmp=$(mktemp)`, and no other value. */
function withoutOwnFiles(code: string): string {
  const made = [...code.matchAll(/^\s*(?:local\s+|readonly\s+)?(\w+)=["']?\$\(mktemp(?:\s+-[dt])*\)["']?\s*$/gmu)];
  const own = made
    .map(([, name = ""]) => name)
    .filter((name) => [...code.matchAll(new RegExp(`(?<![\\w{$])${name}\\b`, "gu"))].length === 1);
  if (own.length === 0) return code;
  const variable = String.raw`\$(?:\{(?:${own.join("|")})\}|(?:${own.join("|")})(?!\w))`;
  const rest = String.raw`(?='|[ \t]*(?:$|[;&|)]))`;
  return code.replaceAll(
    new RegExp(String.raw`\brm(?:\s+-\w+)*(?:\s+(?:"${variable}"|${variable}))+${rest}`, "gmu"),
    ":",
  );
}
