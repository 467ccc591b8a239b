import { readFile } from "node:fs/promises";
import { f32, ggufBytes, keysOf, noise, type Pair, type Tensor, text, u32 } from "./gguf-bytes.ts";

type Plan = { head: Pair[]; tensors: Tensor[] };

/**
 * How models keep what they have read. `attention`: all of it, token by token. `window`: some layers only the last tokens.
 * `recurrent`: as one state that can't be cut anywhere.
 */
export type Family = "attention" | "window" | "recurrent";

/**
 * A model of random numbers with the vocabulary of a real one. It talks nonsense, always the same; what matters is how its state
 * behaves, and that it is small.
 */
export async function tinyModel(family: Family, vocabularyFrom: string): Promise<Uint8Array> {
  const entries = rawEntries(await readFile(vocabularyFrom));
  const vocabulary = [...entries].filter(([key]) => key.startsWith("tokenizer."));
  const tokens = Number(entries.get("tokenizer.ggml.tokens")?.readBigUInt64LE(8) ?? 0n);
  const { head, tensors } = plans[family](tokens);
  return ggufBytes([...head, ...vocabulary], tensors);
}

const plans: Readonly<Record<Family, (tokens: number) => Plan>> = {
  attention: (tokens) => transformer("qwen3", tokens, {}),
  window: (tokens) => transformer("gemma3", tokens, { "attention.sliding_window": u32(64) }),
  recurrent,
};

/** Layers that attend, as Qwen 3 has them, and Gemma 3 with two more norms in each. */
function transformer(architecture: "qwen3" | "gemma3", tokens: number, more: Readonly<Record<string, Buffer>>): Plan {
  const shape = { width: 64, inner: 96, heads: 4, pairs: 2, head: 16, layers: 6 };
  const numbers = {
    context_length: u32(4096),
    embedding_length: u32(shape.width),
    block_count: u32(shape.layers),
    feed_forward_length: u32(shape.inner),
    "attention.head_count": u32(shape.heads),
    "attention.head_count_kv": u32(shape.pairs),
    "attention.key_length": u32(shape.head),
    "attention.value_length": u32(shape.head),
    "attention.layer_norm_rms_epsilon": f32(1e-6),
    "rope.freq_base": f32(10_000),
    ...more,
  };
  const one = () => 1;
  const tensors: Tensor[] = [
    ["token_embd.weight", [shape.width, tokens], noise(0.5)],
    ["output_norm.weight", [shape.width], one],
  ];
  for (let layer = 0; layer < shape.layers; layer += 1) {
    const of = (name: string) => `blk.${layer}.${name}.weight`;
    tensors.push(
      [of("attn_norm"), [shape.width], one],
      [of("attn_q"), [shape.width, shape.heads * shape.head], noise(0.3)],
      [of("attn_k"), [shape.width, shape.pairs * shape.head], noise(0.3)],
      [of("attn_v"), [shape.width, shape.pairs * shape.head], noise(0.3)],
      [of("attn_output"), [shape.heads * shape.head, shape.width], noise(0.3)],
      [of("attn_q_norm"), [shape.head], one],
      [of("attn_k_norm"), [shape.head], one],
      [of("ffn_norm"), [shape.width], one],
      [of("ffn_gate"), [shape.width, shape.inner], noise(0.3)],
      [of("ffn_up"), [shape.width, shape.inner], noise(0.3)],
      [of("ffn_down"), [shape.inner, shape.width], noise(0.3)],
    );
    if (architecture === "gemma3")
      tensors.push([of("post_attention_norm"), [shape.width], one], [of("post_ffw_norm"), [shape.width], one]);
  }
  return { head: [["general.architecture", text(architecture)], ...keysOf(architecture, numbers)], tensors };
}

function recurrent(tokens: number): Plan {
  const shape = { width: 64, inner: 128, state: 16, kernel: 4, rank: 4, layers: 2 };
  const numbers = {
    context_length: u32(4096),
    embedding_length: u32(shape.width),
    feed_forward_length: u32(0),
    "attention.head_count": u32(0),
    block_count: u32(shape.layers),
    "ssm.conv_kernel": u32(shape.kernel),
    "ssm.inner_size": u32(shape.inner),
    "ssm.state_size": u32(shape.state),
    "ssm.time_step_rank": u32(shape.rank),
    "attention.layer_norm_rms_epsilon": f32(1e-5),
  };
  const tensors: Tensor[] = [
    ["token_embd.weight", [shape.width, tokens], noise(0.5)],
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
  return { head: [["general.architecture", text("mamba")], ...keysOf("mamba", numbers)], tensors };
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
