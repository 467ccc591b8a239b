import { readFile } from "node:fs/promises";

/**
 * A recurrent model of random numbers with the vocabulary of a real one. It talks nonsense, always the same; what matters
 * is that its state can't be cut anywhere, as with many newer models, and that it is small.
 */
export async function tinyRecurrentModel(vocabularyFrom: string): Promise<Uint8Array> {
  const entries = rawEntries(await readFile(vocabularyFrom));
  const vocabulary = [...entries].filter(([key]) => key.startsWith("tokenizer."));
  const tokens = entries.get("tokenizer.ggml.tokens")?.readBigUInt64LE(8) ?? 0n;
  const shape = { width: 64, inner: 128, state: 16, kernel: 4, rank: 4, layers: 2 };
  const head: [string, Buffer][] = [
    ["general.architecture", text("mamba")],
    ["general.name", text("Tiny")],
    ["mamba.context_length", u32(4096)],
    ["mamba.embedding_length", u32(shape.width)],
    ["mamba.feed_forward_length", u32(0)],
    ["mamba.attention.head_count", u32(0)],
    ["mamba.block_count", u32(shape.layers)],
    ["mamba.ssm.conv_kernel", u32(shape.kernel)],
    ["mamba.ssm.inner_size", u32(shape.inner)],
    ["mamba.ssm.state_size", u32(shape.state)],
    ["mamba.ssm.time_step_rank", u32(shape.rank)],
    ["mamba.attention.layer_norm_rms_epsilon", f32(1e-5)],
  ];
  const tensors: [name: string, dimensions: number[], value: (index: number) => number][] = [
    ["token_embd.weight", [shape.width, Number(tokens)], noise(0.5)],
    ["output_norm.weight", [shape.width], () => 1],
  ];
  for (let layer = 0; layer < shape.layers; layer += 1) {
    const of = (name: string) => `blk.${layer}.${name}`;
    tensors.push(
      [of("attn_norm.weight"), [shape.width], () => 1],
      [of("ssm_in.weight"), [shape.width, 2 * shape.inner], noise(0.2)],
      [of("ssm_conv1d.weight"), [shape.kernel, shape.inner], noise(0.5)],
      [of("ssm_conv1d.bias"), [shape.inner], noise(0.1)],
      [of("ssm_x.weight"), [shape.inner, shape.rank + 2 * shape.state], noise(0.3)],
      [of("ssm_dt.weight"), [shape.rank, shape.inner], noise(0.3)],
      [of("ssm_dt.bias"), [shape.inner], noise(0.5)],
      [of("ssm_a"), [shape.state, shape.inner], (index) => -0.05 * (1 + (index % shape.state))],
      [of("ssm_d"), [shape.inner], () => 1],
      [of("ssm_out.weight"), [shape.inner, shape.width], noise(0.3)],
    );
  }
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
  const pairs = [...head, ...vocabulary];
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

/** The same numbers each time, without a pattern that a model could fall into. */
function noise(scale: number): (index: number) => number {
  return (index) => {
    const mixed = Math.sin(index * 12.9898 + 78.233) * 43_758.5453;
    return (mixed - Math.floor(mixed) - 0.5) * 2 * scale;
  };
}

/** Keys of a model file, with the bytes of their values and kinds. */
function rawEntries(file: Buffer): Map<string, Buffer> {
  const entries = new Map<string, Buffer>();
  const count = Number(file.readBigUInt64LE(16));
  let at = 24;
  for (let index = 0; index < count; index += 1) {
    const length = Number(file.readBigUInt64LE(at));
    const key = file.toString("utf8", at + 8, at + 8 + length);
    at += 8 + length;
    const end = endOfValue(file, at + 4, file.readUInt32LE(at));
    entries.set(key, file.subarray(at, end));
    at = end;
  }
  return entries;
}

const simple: Readonly<Record<number, number>> = {
  0: 1,
  1: 1,
  2: 2,
  3: 2,
  4: 4,
  5: 4,
  6: 4,
  7: 1,
  10: 8,
  11: 8,
  12: 8,
};

function endOfValue(file: Buffer, at: number, kind: number): number {
  if (kind === 8) return at + 8 + Number(file.readBigUInt64LE(at));
  if (kind !== 9) return at + (simple[kind] ?? 0);
  const items = file.readUInt32LE(at);
  const count = Number(file.readBigUInt64LE(at + 4));
  let end = at + 12;
  for (let index = 0; index < count; index += 1) end = endOfValue(file, end, items);
  return end;
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

const text = (value: string): Buffer => Buffer.concat([u32Bytes(8), name8(value)]);
const u32 = (value: number): Buffer => Buffer.concat([u32Bytes(4), u32Bytes(value)]);

function f32(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeFloatLE(value);
  return Buffer.concat([u32Bytes(6), bytes]);
}
