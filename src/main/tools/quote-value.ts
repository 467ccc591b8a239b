/** A text with one value in quotes, and what was done, as the end of a sentence. */
type Quoted = { text: string; what: string };

const entry = {
  yaml: /^(?<lead>\s*(?:- )?[\w.-]+: )(?<value>[^\s"'|>[{&*!#].*)$/u,
  toml: /^(?<lead>\s*[\w.-]+ = )(?<value>\p{L}.*)$/u,
} as const;

/**
 * Puts the value of a line into quotes where it is a text that can't stand without: in YAML one with a colon (`title: Tides: a notebook`), in TOML any
 * (`title = Tides`). Null where the line is something else. `line` counts from 1.
 */
export function quoteValue(text: string, language: keyof typeof entry, line: number): Quoted | null {
  const lines = text.split("\n");
  const { lead, value } = entry[language].exec(lines[line - 1]?.trimEnd() ?? "")?.groups ?? {};
  if (lead === undefined || value === undefined || !isText(value, language)) return null;
  const quoted = lines.with(line - 1, `${lead}${JSON.stringify(value)}`);
  return { text: quoted.join("\n"), what: `the value in line ${line} was put in quotes` };
}

/** "b: c" may be meant as an entry of its own, "Tides: a notebook" hardly is; and who writes a comment behind a value knows where it ends. */
function isText(value: string, language: keyof typeof entry): boolean {
  if (value.includes(" #")) return false;
  return language === "toml" ? !/["']/.test(value) : /: /.test(value) && value.split(" ").length > 2;
}
