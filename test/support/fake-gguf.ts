/**
 * A small file in the GGUF format, with one tensor of zeros. It is whole as far as a reader of headers can tell, and no engine
 * could talk with it: for tests of lists, downloads and checks.
 */
export function fakeGguf(
  options: {
    name?: string;
    architecture?: string;
    tensorBytes?: number;
    alignment?: number;
    /** In place of those that fit `tensorBytes`. */
    dimensions?: readonly bigint[];
    offset?: bigint;
    /** Makes files of the same size differ. */
    fill?: number;
    /** How it makes one vector of many, as encoders say it. */
    pooling?: number;
    tensor?: string;
  } = {},
): Uint8Array {
  const { name = "Fake", architecture = "fake", tensorBytes = 1024, alignment = 32, fill = 0, pooling } = options;
  const dimensions = options.dimensions ?? [BigInt(tensorBytes)];
  const more = pooling === undefined ? [] : [entry(`${architecture}.pooling_type`, 4, u32(pooling))];
  const header = Buffer.concat([
    Buffer.from("GGUF"),
    u32(3),
    u64(1n),
    u64(BigInt(3 + more.length)),
    entry("general.architecture", 8, text(architecture)),
    entry("general.name", 8, text(name)),
    entry("general.alignment", 4, u32(alignment)),
    ...more,
    entry(options.tensor ?? "weight", dimensions.length, ...dimensions.map(u64), u32(24), u64(options.offset ?? 0n)),
  ]);
  const step = alignment > 0 && alignment < 4096 ? alignment : 32;
  const padding = Buffer.alloc(Math.ceil(header.length / step) * step - header.length);
  return new Uint8Array(Buffer.concat([header, padding, Buffer.alloc(tensorBytes, fill)]));
}

function entry(name: string, kind: number, ...rest: Buffer[]): Buffer {
  return Buffer.concat([text(name), u32(kind), ...rest]);
}

function u32(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32LE(value);
  return bytes;
}

function u64(value: bigint): Buffer {
  const bytes = Buffer.alloc(8);
  bytes.writeBigUInt64LE(value);
  return bytes;
}

function text(value: string): Buffer {
  return Buffer.concat([u64(BigInt(Buffer.byteLength(value))), Buffer.from(value)]);
}
