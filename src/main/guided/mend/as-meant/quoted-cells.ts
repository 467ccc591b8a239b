import { wordsOf } from "../../guide/request/words/words.ts";
import { languageOf } from "../program-file.ts";
import { changeTo } from "./changed-program.ts";
import type { DataReading, ProgramWithData } from "./data-reading.ts";

/** Stands for a separator within a cell, where the cell is written without quotation marks. */
const instead = "\u201A";

/**
 * Cells in quotation marks with a separator in them, at which a program takes the line apart as well: it has to print the same as for cells that are one without any marks.
 * Null where there are none, or their marks are more than that.
 */
export function quotedCells(request: string, { program, data }: ProgramWithData): DataReading | null {
  const separator = [",", ";", "\t"].find((sign) =>
    new RegExp(`(?:^|${sign})"[^"\\n]*${sign}[^"\\n]*"(?=${sign}|\\r?$)`, "mu").test(data.text),
  );
  if (separator === undefined || data.text.includes(instead)) return null;
  const lines = data.text.split("\n").map((line) => cellsOf(line, separator));
  if (lines.includes(null)) return null;
  const rows = lines.flatMap((cells) => cells ?? []);
  const count = new Set(rows.filter(({ cells }) => cells.join("").trim() !== "").map(({ cells }) => cells.length));
  // a mark that is no border of a cell means something else
  if (count.size !== 1) return null;
  const said = wordsOf(request);
  const ofCells = rows.flatMap(({ cells }, row) =>
    row === 0 || cells.some((cell) => cell.includes(separator)) ? wordsOf(cells.join(" ")) : [],
  );
  const isOfThese = ofCells.some((word) => word.length > 2 && said.includes(word));
  if (!isOfThese && !speaksOfMarks.test(request)) return null;
  const write = (cellFor: (cell: string, row: number) => string) =>
    rows.map(({ cells, end }, row) => cells.map((cell) => cellFor(cell, row)).join(separator) + end).join("\n");
  const isEmpty = (row: number) => (rows[row]?.cells.join("") ?? "").trim() === "";
  const taken = write((cell) => cell.replaceAll(separator, instead));
  const quoted = write((cell, row) => (row === 0 || isEmpty(row) ? cell : `"${cell}"`));
  return {
    path: data.path,
    twins: [
      { given: null, taken },
      { given: quoted, taken },
    ],
    changes: changesFor(program, separator),
    inPrint: (outcome) => outcome.replaceAll(instead, separator),
  };
}

const speaksOfMarks =
  /(?<!\p{L})(?:commas?|semicolons?|quot\p{L}*|columns?|fields?|cells?|komma\p{L}*|semikolon|strichpunkt\p{L}*|anführungs\p{L}*|spalten?|felder|zellen)(?!\p{L})|カンマ|コンマ|引用符|列/iu;

/** The cells of a line without their quotation marks; null where these aren't whole, or stand within a cell. */
function cellsOf(line: string, separator: string): [{ cells: string[]; end: string }] | null {
  const end = line.endsWith("\r") ? "\r" : "";
  const found = [
    ...`${line.slice(0, line.length - end.length)}${separator}`.matchAll(
      new RegExp(`(?:"([^"]*)"|([^"${separator}]*))${separator}`, "gu"),
    ),
  ];
  const length = found.reduce((sum, [text]) => sum + text.length, 0);
  const cells = found.map(([, quoted, plain]) => quoted ?? plain ?? "");
  return length === line.length - end.length + 1 ? [{ cells, end }] : null;
}

/** Where a program takes a line apart at each separator it does so only outside of quotation marks. */
function changesFor({ path, text }: ProgramWithData["program"], separator: string): DataReading["changes"] {
  const sign = separator === "\t" ? String.raw`\\t` : separator;
  const split = String.raw`\.split\((["'])${sign}\2\)`;
  if (languageOf(path) === "python") {
    const line = String.raw`([A-Za-z_]\w*(?:\.[lr]?strip\((?:"[^"\n]*"|'[^'\n]*')?\))*)`;
    const delimiter = separator === "," ? "" : `, delimiter="${separator === "\t" ? String.raw`\t` : separator}"`;
    const fresh = text.replaceAll(new RegExp(line + split, "gu"), `next(csv.reader([$1]${delimiter}))`);
    return fresh === text ? [] : changeTo(path, text, withCsv(fresh));
  }
  if (languageOf(path) !== "javascript") return [];
  const line = String.raw`([A-Za-z_$][\w$]*(?:\.trim(?:Start|End)?\(\))*)`;
  const fresh = text.replaceAll(
    new RegExp(line + split, "gu"),
    (_, row: string) =>
      `[...\`\${${row}}${separator}\`.matchAll(/(?:"((?:[^"]|"")*)"|([^${separator}]*))${separator}/g)].map(([, quoted, plain]) => quoted?.replaceAll('""', '"') ?? plain)`,
  );
  return changeTo(path, text, fresh);
}

function withCsv(text: string): string {
  if (/^import csv\b/mu.test(text)) return text;
  return /^(?:import|from) /mu.test(text)
    ? text.replace(/^(?=(?:import|from) )/mu, "import csv\n")
    : text.replace(/^(?:#.*\n|\s*\n)*/u, (head) => `${head}import csv\n`);
}
