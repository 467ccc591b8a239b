import { type ModelUse, useOfFile } from "./model-use.ts";

/** What a GGUF file says of itself. */
export type GgufFacts = {
  version: number;
  tensorCount: number;
  /** `general.name` and `general.architecture`; null where the file has none. */
  name: string | null;
  architecture: string | null;
  /** More than 1 where the model is split into several files. */
  splitCount: number;
  use: ModelUse;
};

export type GgufReading =
  | { type: "whole"; facts: GgufFacts }
  | { type: "broken"; reason: string }
  /** The header goes on behind what was given: read again with at least so many bytes. */
  | { type: "more"; atLeast: number };

/**
 * Reads the header of a GGUF file from its first bytes, and checks that every tensor it lists lies within the file. It is
 * the first to look at a file that may come from anywhere, so it trusts no number in it: each is checked before it is used.
 */
export function readGgufHeader(head: Uint8Array, fileSize: number): GgufReading {
  const cursor = createCursor(head, fileSize);
  try {
    return readHeader(cursor, fileSize);
  } catch (stop) {
    if (stop instanceof NeedMore) return { type: "more", atLeast: stop.atLeast };
    if (stop instanceof Broken) return { type: "broken", reason: stop.message };
    throw stop;
  }
}

class NeedMore extends Error {
  readonly atLeast: number;
  constructor(atLeast: number) {
    super();
    this.atLeast = atLeast;
  }
}

class Broken extends Error {}

const maxTensors = 100_000;
const maxEntries = 100_000;
const maxDimensions = 4;
const maxKeyLength = 65_535;
const maxListDepth = 4;

function readHeader(cursor: Cursor, fileSize: number): GgufReading {
  readMagic(cursor);
  const version = cursor.u32();
  if (version !== 2 && version !== 3)
    throw new Broken(`it is GGUF of version ${version}, and only 2 and 3 can be read`);
  const tensorCount = cursor.count("tensors", maxTensors);
  const entryCount = cursor.count("entries", maxEntries);
  const entries = new Map<string, string | number | null>();
  for (let index = 0; index < entryCount; index++) {
    const key = cursor.text(maxKeyLength);
    entries.set(key, readValue(cursor, cursor.u32(), 0));
  }
  const alignment = entries.get("general.alignment") ?? 32;
  if (typeof alignment !== "number" || !isAlignment(alignment)) throw new Broken("its alignment makes no sense");
  const tensors = Array.from({ length: tensorCount }, () => readTensor(cursor));
  const dataAt = Math.ceil(cursor.at() / alignment) * alignment;
  const end = tensors.reduce((last, tensor) => Math.max(last, endOf(tensor, alignment)), dataAt > fileSize ? 1 : 0);
  const missing = dataAt + end - fileSize;
  if (missing > 0) throw new Broken(`it is cut off: ${missing.toLocaleString("en")} bytes are missing at its end`);
  const split = entries.get("split.count");
  const facts: GgufFacts = {
    version,
    tensorCount,
    name: textOf(entries.get("general.name")),
    architecture: textOf(entries.get("general.architecture")),
    splitCount: typeof split === "number" && split > 1 ? split : 1,
    use: useOfFile({
      architecture: textOf(entries.get("general.architecture")) ?? "",
      entries,
      tensors: tensors.map((tensor) => tensor.name),
    }),
  };
  return { type: "whole", facts };
}

function readMagic(cursor: Cursor) {
  const magic = cursor.u32();
  if (magic === 0x46_55_47_47) return;
  throw new Broken("it doesn't begin with the letters GGUF");
}

function isAlignment(value: number): boolean {
  return Number.isInteger(value) && value >= 8 && value <= 65_536 && Number.isInteger(Math.log2(value));
}

function textOf(value: string | number | null | undefined): string | null {
  return typeof value === "string" && value !== "" ? value : null;
}

/** Bytes of the simple kinds of values, by their number in the format; 8 is a text and 9 a list. */
const valueBytes: ReadonlyMap<number, number> = new Map([
  [0, 1],
  [1, 1],
  [2, 2],
  [3, 2],
  [4, 4],
  [5, 4],
  [6, 4],
  [7, 1],
  [10, 8],
  [11, 8],
  [12, 8],
]);

/** Texts and whole numbers are kept, the rest is passed over. */
function readValue(cursor: Cursor, type: number, depth: number): string | number | null {
  if (type === 8) return cursor.text(Number.MAX_SAFE_INTEGER);
  if (type === 9) {
    skipList(cursor, depth);
    return null;
  }
  const bytes = valueBytes.get(type);
  if (bytes === undefined) throw new Broken(`it holds a value of an unknown kind (${type})`);
  if (type === 4) return cursor.u32();
  if (type === 2) return cursor.u16();
  cursor.skip(bytes);
  return null;
}

function skipList(cursor: Cursor, depth: number) {
  if (depth >= maxListDepth) throw new Broken("its lists are nested too deep");
  const type = cursor.u32();
  const length = cursor.count("list items", Number.MAX_SAFE_INTEGER);
  const bytes = valueBytes.get(type);
  if (bytes !== undefined) {
    cursor.skip(length * bytes);
    return;
  }
  for (let index = 0; index < length; index++) {
    if (type === 8) cursor.skipText();
    else if (type === 9) skipList(cursor, depth + 1);
    else throw new Broken(`it holds a list of an unknown kind (${type})`);
  }
}

type Tensor = { name: string; elements: number; type: number; offset: number };

function readTensor(cursor: Cursor): Tensor {
  const name = cursor.text(maxKeyLength);
  const dimensions = cursor.u32();
  if (dimensions > maxDimensions) throw new Broken(`its tensor ${shown(name)} has ${dimensions} dimensions`);
  let elements = 1;
  for (let index = 0; index < dimensions; index++) {
    elements *= cursor.count("tensor elements", Number.MAX_SAFE_INTEGER);
    if (!Number.isSafeInteger(elements)) throw new Broken(`its tensor ${shown(name)} is larger than any file`);
  }
  return { name, elements, type: cursor.u32(), offset: cursor.count("tensor offset", Number.MAX_SAFE_INTEGER) };
}

/** Elements and bytes of a block, by the number that the format gives to a kind of tensor. */
const blocks: ReadonlyMap<number, readonly [number, number]> = new Map([
  [0, [1, 4]],
  [1, [1, 2]],
  [2, [32, 18]],
  [3, [32, 20]],
  [6, [32, 22]],
  [7, [32, 24]],
  [8, [32, 34]],
  [9, [32, 36]],
  [10, [256, 84]],
  [11, [256, 110]],
  [12, [256, 144]],
  [13, [256, 176]],
  [14, [256, 210]],
  [15, [256, 292]],
  [16, [256, 66]],
  [17, [256, 74]],
  [18, [256, 98]],
  [19, [256, 50]],
  [20, [32, 18]],
  [21, [256, 110]],
  [22, [256, 82]],
  [23, [256, 136]],
  [24, [1, 1]],
  [25, [1, 2]],
  [26, [1, 4]],
  [27, [1, 8]],
  [28, [1, 8]],
  [29, [256, 56]],
  [30, [1, 2]],
  [34, [256, 54]],
  [35, [256, 66]],
  [39, [32, 17]],
]);

/** Where the tensor ends, counted from where tensors begin. */
function endOf({ name, elements, type, offset }: Tensor, alignment: number): number {
  if (offset % alignment !== 0) throw new Broken(`its tensor ${shown(name)} isn't aligned`);
  // a kind that is newer than this list takes at least something
  const [perBlock, bytes] = blocks.get(type) ?? [256, 1];
  return offset + Math.ceil(elements / perBlock) * bytes;
}

/** A name from the file, short and without anything that a terminal would obey. */
function shown(name: string): string {
  return JSON.stringify(name.slice(0, 60).replace(/[^\x20-\x7e]/g, "?"));
}

type Cursor = {
  at(): number;
  u16(): number;
  u32(): number;
  /** A 64-bit number that has to be small enough to count with. */
  count(what: string, most: number): number;
  text(most: number): string;
  skipText(): void;
  skip(bytes: number): void;
};

function createCursor(head: Uint8Array, fileSize: number): Cursor {
  const view = new DataView(head.buffer, head.byteOffset, head.byteLength);
  const decoder = new TextDecoder();
  let position = 0;

  /** Moves on, and says where the bytes are. */
  function take(bytes: number): number {
    const start = position;
    const end = start + bytes;
    if (!Number.isSafeInteger(end) || end > fileSize) throw new Broken("it is cut off within its header");
    if (end > head.byteLength) throw new NeedMore(end);
    position = end;
    return start;
  }

  function u32() {
    return view.getUint32(take(4), true);
  }

  function count(what: string, most: number) {
    // in two halves, because a vocabulary has hundreds of thousands of these, and big integers are slow
    const start = take(8);
    const value = view.getUint32(start, true) + view.getUint32(start + 4, true) * 2 ** 32;
    if (value > most) throw new Broken(`the number of its ${what} makes no sense (${value})`);
    return value;
  }

  function textSpan(most: number): readonly [start: number, end: number] {
    const length = count("letters", most);
    const start = take(length);
    return [start, start + length];
  }

  return {
    at: () => position,
    u16: () => view.getUint16(take(2), true),
    u32,
    count,
    text: (most) => decoder.decode(head.subarray(...textSpan(most))),
    skipText: () => void textSpan(Number.MAX_SAFE_INTEGER),
    skip: (bytes) => void take(bytes),
  };
}
