/** A text in which secrets are hidden, and how many there were. */
export type Masked = { text: string; hidden: number };

/** What stands in the place of a secret. It says what was there, so that a reader isn't misled. */
const mask = (what: string) => `[hidden: ${what}]`;

/**
 * Hides what looks like a secret: keys of known shapes, private keys, bearer tokens, passwords in addresses, and values that
 * are assigned to names such as `password` or `API_KEY`. It is a help against mistakes, no promise: a password in the middle
 * of a sentence looks like any other word. Masking a masked text changes nothing.
 */
export function maskSecrets(text: string): Masked {
  let hidden = 0;
  let masked = text;
  for (const { pattern, what, keep } of shapes) {
    masked = masked.replace(pattern, (...found: unknown[]) => {
      const groups = found.at(-1);
      const kept =
        typeof groups === "object" && groups !== null ? keep(groups as Readonly<Record<string, string>>) : null; // named groups are texts
      if (kept === null) return String(found[0]);
      hidden += 1;
      return `${kept.before}${mask(what)}${kept.after}`;
    });
  }
  return { text: masked, hidden };
}

type Kept = { before: string; after: string };
type Shape = { pattern: RegExp; what: string; keep(groups: Readonly<Record<string, string | undefined>>): Kept | null };

const whole = (pattern: RegExp, what: string): Shape => ({
  pattern: new RegExp(`(?<all>${pattern.source})`, pattern.flags),
  what,
  keep: () => ({ before: "", after: "" }),
});

/** The beginnings by which services mark their keys. */
const knownKeys = [
  "sk-[A-Za-z0-9_-]{16,}",
  "[sr]k_(?:live|test)_[A-Za-z0-9]{16,}",
  "(?:AKIA|ASIA)[0-9A-Z]{16}",
  "AIza[0-9A-Za-z_-]{30,}",
  "gh[pousr]_[A-Za-z0-9]{30,}",
  "github_pat_[A-Za-z0-9_]{30,}",
  "glpat-[A-Za-z0-9_-]{18,}",
  "xox[abeoprs]-[A-Za-z0-9-]{10,}",
  "hf_[A-Za-z0-9]{30,}",
  "npm_[A-Za-z0-9]{30,}",
  "pypi-[A-Za-z0-9_-]{40,}",
  "gsk_[A-Za-z0-9]{30,}",
  "xai-[A-Za-z0-9]{30,}",
  "SG\\.[A-Za-z0-9_-]{16,}\\.[A-Za-z0-9_-]{16,}",
  "eyJ[A-Za-z0-9_-]{8,}\\.eyJ[A-Za-z0-9_-]{8,}\\.[A-Za-z0-9_-]*",
];

/** Names whose values nobody shows. A longer name that ends so is one too: `DB_PASSWORD`, `openaiApiKey`. What comes
 * before isn't looked at: to go back over it at each place would take very long texts minutes. */
const secretName =
  "(?:(?<![A-Za-z])pass|password|passwd|passphrase|pwd|secret(?:[_-]?key)?|api[_-]?key|access[_-]?key(?:[_-]?id)?|private[_-]?key|auth[_-]?token|access[_-]?token|refresh[_-]?token|token|client[_-]?secret|credentials?)";

/** The same in capitals, as variables are called. Nothing else in the pattern has letters. */
const variableName = secretName.toUpperCase();

/** Where a secret is, said by a variable: `$NAME`, `${name}`, `$(command)`, `%NAME%`. `$ecret` is no such thing. */
const isReference = (value: string) =>
  /^(?:\$[A-Z_][A-Z0-9_]*|\$\{[A-Za-z_]\w*\}|\$\{\{.*|\$\(.*|%\w*%|(?:process\.env|os\.environ|env)[.[(].*)$/.test(
    value,
  );

/** Values that only say where the secret is, or that there is none. */
const isPlaceholder = (value: string) =>
  isReference(value) || /^(?:\[hidden: [a-z ]+\]|<[^<>]*>|\*+|x+|null|none|undefined|true|false)$/i.test(value);

/** `$name` stands for a value, as in a shell; in single quotes it would be one. */
const isCode = (value: string, quote: string) => quote !== "'" && /^\$[a-z_]+$/i.test(value);

/** Where a value without quotes ends. */
const mark = "\\s\"'`,;()[\\]{}<>";

const shapes: readonly Shape[] = [
  whole(
    /-----BEGIN (?:[A-Z0-9]+ ){0,4}PRIVATE KEY(?: BLOCK)?-----[^]*?(?:-----END (?:[A-Z0-9]+ )*PRIVATE KEY(?: BLOCK)?-----|$)/g,
    "private key",
  ),
  whole(new RegExp(`(?<![A-Za-z0-9_-])(?:${knownKeys.join("|")})`, "g"), "key"),
  {
    pattern: /(?<scheme>\b(?:Bearer|Basic)[ \t]+)(?<value>[A-Za-z0-9._~+/-]{12,}=*)/gi,
    what: "token",
    keep: ({ scheme = "", value = "" }) => (/[0-9A-Z=]/.test(value) ? { before: scheme, after: "" } : null),
  },
  {
    pattern: /(?<start>\b[a-z][a-z0-9+.-]{1,20}:\/\/[^\s/:@"'<>]{0,200}:)(?<value>[^\s/@"'<>]{1,500})(?<end>@)/gi,
    what: "password",
    keep: ({ start = "", value = "", end = "" }) => (isPlaceholder(value) ? null : { before: start, after: end }),
  },
  {
    // DB_PASSWORD=…: a shell's variable, whose value goes on to the next space, whatever it has in it
    pattern: new RegExp(
      `(?<start>${variableName}=)(?<value>(?!["'\`])(?:(?!\\[hidden:)\\S){2,}(?<![\\s"'\`,;)\\]}>]))`,
      "g",
    ),
    what: "password",
    keep: ({ start = "", value = "" }) => (isPlaceholder(value) ? null : { before: start, after: "" }),
  },
  {
    // password = "…", "api_key": "…", --token=…; without quotes only where the value isn't code
    pattern: new RegExp(
      `(?<start>(?<name>${secretName})\\\\?["']?[ \\t]*(?:=|:(?!:|\\/))[ \\t]*)` +
        `(?:(?<quote>\\\\?["'\`])(?<quoted>(?:(?!\\k<quote>)(?:\\\\.|[^\\\\\\n])){3,})(?<close>\\k<quote>|$)` +
        `|(?<bare>(?!["'\`])(?:[^${mark}]|["'\`](?=[^${mark}])){6,})(?:(?<last>(?=\\s|$))|))`,
      "gi",
    ),
    what: "password",
    keep({ start = "", name = "", quote = "", quoted, close = "", bare = "", last }) {
      const value = quoted ?? bare;
      if (isPlaceholder(value) || isCode(value, quote)) return null;
      if (quoted === undefined && !/[0-9]/.test(value)) {
        // `token: string` and `password = input` are code, not passwords; `password=input` alone is one
        if (!start.trim().endsWith("=")) return null;
        const isAssigned = start.endsWith("=") && !/\s/.test(start) && last !== undefined;
        if (/^[A-Za-z_][\w.]*$/.test(value) && (!isAssigned || value.includes(".") || value === name)) return null;
      }
      return { before: `${start}${quote}`, after: close };
    },
  },
];

/** Whether a call's input names a file of variables, wherever in it: `view .env`, `cat app/.env.local`. */
export function namesEnvFile(input: string): boolean {
  return /(?<![\w-])\.env(?![\w-])|\w\.env(?![\w.-])/i.test(input);
}

/**
 * A file whose every value is taken for a secret: what lies in `.env` is there because it isn't for everyone. What is known by its
 * shape is hidden first, for it may take several lines.
 */
export function maskEnvFile(text: string): Masked {
  const known = maskSecrets(text);
  let hidden = known.hidden;
  const masked = known.text.replace(variable, (line: string, name: string, value: string) => {
    if (isPlaceholder(value.trim())) return line;
    if (!value.includes("[hidden: ")) hidden += 1;
    return `${name}${mask("value")}`;
  });
  return { text: masked, hidden };
}

/** A line of a file of variables, also where it is numbered or switched off; a quoted value may take several. */
const variable =
  /^(?<name>[ \t]*(?:\d+[ \t:|]+)?(?:#[ \t]*)?(?:export[ \t]+)?[A-Za-z_][A-Za-z0-9_.-]*[ \t]*(?:=|:[ \t])[ \t]*)(?<value>(?:"(?:\\[^]|[^"\\])*"|'[^']*'|(?<==)#|[^\s#])[^\n]*)$/gm;
