import type { Setting } from "./setting-lines.ts";

export const isSource = /\.(?:py|[cm]?[jt]s|rb|php|go|rs|java|sh)$/i;
/** A constant with a plain value: `__version__ = "1.2"`, `export const PORT = 80;` */
const constant =
  /^(\s*(?:(?:export|const|let|var|final|static|public|readonly) )*(?:__)?)([A-Za-z]\w*?)((?:__)?\s*(?::\s*\w+\s*)?=\s*)("[^"\\]*"|'[^'\\]*'|-?\d+(?:\.\d+)?|true|false|True|False)(\s*;?\s*(?:(?:#|\/\/).*)?)$/u;

/** The constants of a program as settings; one in capital letters has its key in small ones. */
export function constantsIn(path: string, text: string): Setting[] {
  return text.split("\n").flatMap((line, row) => {
    const [, lead = "", name, sign = "", value] = constant.exec(line) ?? [];
    if (name === undefined || value === undefined) return [];
    const key = /[a-z]/.test(name) ? name : name.toLowerCase();
    const from = lead.length + name.length + sign.length;
    return [{ path, line, row, key, value, from, above: [], parents: [] }];
  });
}
