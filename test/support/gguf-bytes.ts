/** A tensor of a file that a test makes, with the value at each place. */
export type Tensor = [name: string, dimensions: number[], value: (index: number) => number];

/** A key, and its value with the kind before it. */
export type Pair = [key: string, value: Buffer];

/** A model file of these keys and tensors, whole enough for a real engine. */
export function ggufBytes(pairs: readonly Pair[], tensors: readonly Tensor[]): Uint8Array {
  const data: Buffer[] = [];
  const infos: Buffer[] = [];
  let offset = 0;
  for (const [name, dimensions, value] of tensors) {
    const numbers = Float32Array.from({ length: dimensions.reduce((a, b) => a * b) }, (_, index) => value(index));
    const bytes = Buffer.from(numbers.buffer);
    const padding = Buffer.alloc((32 - (bytes.length % 32)) % 32);
    infos.push(
      name8(name),
      u32Bytes(dimensions.length),
      ...dimensions.map((each) => u64(BigInt(each))),
      u32Bytes(0),
      u64(BigInt(offset)),
    );
    data.push(bytes, padding);
    offset += bytes.length + padding.length;
  }
  const header = Buffer.concat([
    Buffer.from("GGUF"),
    u32Bytes(3),
    u64(BigInt(tensors.length)),
    u64(BigInt(pairs.length)),
    ...pairs.flatMap(([key, value]) => [name8(key), value]),
    ...infos,
  ]);
  return new Uint8Array(Buffer.concat([header, Buffer.alloc((32 - (header.length % 32)) % 32), ...data]));
}

/** Keys of an architecture, and its name. */
export function keysOf(architecture: string, numbers: Readonly<Record<string, Buffer>>): Pair[] {
  return [
    ["general.name", text("Tiny")],
    ...Object.entries(numbers).map(([key, value]): [string, Buffer] => [`${architecture}.${key}`, value]),
  ];
}

/** The same numbers each time, without a pattern that a model could fall into. */
export function noise(scale: number): (index: number) => number {
  return (index) => {
    const mixed = Math.sin(index * 12.9898 + 78.233) * 43_758.5453;
    return (mixed - Math.floor(mixed) - 0.5) * 2 * scale;
  };
}

function u32Bytes(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32LE(value);
  return bytes;
}

function u64(value: bigint): Buffer {
  const bytes = Buffer.alloc(8);
  bytes.writeBigUInt64LE(value);
  return bytes;
}

function name8(value: string): Buffer {
  return Buffer.concat([u64(BigInt(Buffer.byteLength(value))), Buffer.from(value)]);
}

export const text = (value: string): Buffer => Buffer.concat([u32Bytes(8), name8(value)]);
export const bool = (value: boolean): Buffer => Buffer.concat([u32Bytes(7), Buffer.from([value ? 1 : 0])]);
export const u32 = (value: number): Buffer => Buffer.concat([u32Bytes(4), u32Bytes(value)]);

export function f32(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeFloatLE(value);
  return Buffer.concat([u32Bytes(6), bytes]);
}

export function texts(values: readonly string[]): Buffer {
  return Buffer.concat([u32Bytes(9), u32Bytes(8), u64(BigInt(values.length)), ...values.map(name8)]);
}

export function i32s(values: readonly number[]): Buffer {
  return Buffer.concat([u32Bytes(9), u32Bytes(5), u64(BigInt(values.length)), ...values.map(u32Bytes)]);
}
