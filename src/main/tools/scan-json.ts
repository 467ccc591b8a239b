/** Where a text stops being JSON, counted in characters from 0, and why. */
export type JsonFault = { offset: number; message: string };

type Expecting = "value" | "value-or-end" | "key" | "key-or-end" | "colon" | "comma-or-end" | "nothing";

const number = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/y;
const word = /true|false|null/y;
const blank = /[ \t\n\r]*/y;
const comments = /(?:[ \t\n\r]|\/\/[^\n\r]*|\/\*[\s\S]*?\*\/)*/y;
const string = /"(?:[^"\\\u0000-\u001f]|\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4}))*"/y;

/**
 * Checks that a text is JSON and says where it isn't; JSON.parse says so in another way in every version of Node.
 * `tolerant` allows comments and a comma after the last item, as many configuration files do.
 */
export function scanJson(text: string, tolerant: boolean): JsonFault | null {
  const open: ("{" | "[")[] = [];
  let expecting: Expecting = "value";
  let at = text.startsWith("\uFEFF") ? 1 : 0;
  const skip = () => {
    at += lengthOf(tolerant ? comments : blank, text, at);
  };
  const afterValue = (): Expecting => (open.length > 0 ? "comma-or-end" : "nothing");
  for (skip(); at < text.length; skip()) {
    const sign = text[at] ?? "";
    const mayEnd = expecting === "value-or-end" || expecting === "key-or-end" || expecting === "comma-or-end";
    if (mayEnd && sign === (open.at(-1) === "{" ? "}" : "]")) {
      open.pop();
      at++;
      expecting = afterValue();
      continue;
    }
    switch (expecting) {
      case "nothing":
        return { offset: at, message: `nothing more was expected, but there is ${show(text, at)}` };
      case "comma-or-end":
        if (sign !== ",")
          return { offset: at, message: `expected a comma or ${closing(open.at(-1))}, but there is ${show(text, at)}` };
        at++;
        expecting = nextItem(open.at(-1), tolerant);
        break;
      case "colon":
        if (sign !== ":") return { offset: at, message: `expected a colon, but there is ${show(text, at)}` };
        at++;
        expecting = "value";
        break;
      case "key":
      case "key-or-end": {
        const length = lengthOf(string, text, at);
        if (length === 0)
          return { offset: at, message: `expected a name in double quotes, but there is ${show(text, at)}` };
        at += length;
        expecting = "colon";
        break;
      }
      case "value":
      case "value-or-end": {
        if (sign === "{" || sign === "[") {
          open.push(sign);
          at++;
          expecting = sign === "{" ? "key-or-end" : "value-or-end";
          break;
        }
        const length = lengthOf(string, text, at) || lengthOf(number, text, at) || lengthOf(word, text, at);
        if (length === 0) return { offset: at, message: `expected a value, but there is ${show(text, at)}` };
        at += length;
        expecting = afterValue();
        break;
      }
      default:
        return expecting satisfies never;
    }
  }
  if (expecting === "nothing") return null;
  const missing = open.length > 0 ? closing(open.at(-1)) : "a value";
  return { offset: text.length, message: `the text ends, but ${missing} is still missing` };
}

function nextItem(open: "{" | "[" | undefined, tolerant: boolean): Expecting {
  if (open === "{") return tolerant ? "key-or-end" : "key";
  return tolerant ? "value-or-end" : "value";
}

function closing(open: "{" | "[" | undefined): string {
  return open === "{" ? "}" : "]";
}

function lengthOf(pattern: RegExp, text: string, at: number): number {
  pattern.lastIndex = at;
  return pattern.exec(text)?.[0].length ?? 0;
}

function show(text: string, at: number): string {
  const piece = /^(?:"[^"\n]{0,20}"?|[\w.+-]{1,20}|.)/u.exec(text.slice(at, at + 24))?.[0] ?? "";
  return piece.startsWith('"') ? piece : `"${piece}"`;
}
