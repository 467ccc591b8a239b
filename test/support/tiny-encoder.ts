import { bool, f32, ggufBytes, i32s, keysOf, noise, type Tensor, text, texts, u32 } from "./gguf-bytes.ts";

const shape = { width: 32, inner: 48, heads: 4, layers: 2, context: 512 };
const special = ["[PAD]", "[UNK]", "[CLS]", "[SEP]", "[MASK]"];
const letters = [..."abcdefghijklmnopqrstuvwxyz0123456789.,:;?!'-"];

/**
 * A model for searching that a real engine runs: of BERT's kind, with a vocabulary of its own and random numbers. Words of one
 * group mean the same to it, others nothing in common; `judges`: it says how well a text answers, without any sense.
 */
export function tinyEncoder(groups: readonly (readonly string[])[], judges = false): Uint8Array {
  const meanings = new Map(groups.flatMap((words, group) => words.map((word) => [word, group] as const)));
  const tokens = [
    ...special,
    ...letters.map((letter) => `▁${letter}`),
    ...letters,
    ...[...meanings.keys()].map((word) => `▁${word}`),
  ];
  const numbers = {
    context_length: u32(shape.context),
    embedding_length: u32(shape.width),
    block_count: u32(shape.layers),
    feed_forward_length: u32(shape.inner),
    "attention.head_count": u32(shape.heads),
    "attention.layer_norm_epsilon": f32(1e-12),
    "attention.causal": bool(false),
    pooling_type: u32(judges ? 4 : 1),
  };
  const value = noise(1);
  const row = (token: string) => {
    const group = meanings.get(token.slice(1));
    return group === undefined ? tokens.indexOf(token) : 1_000 + group;
  };
  const rows = tokens.map(row);
  const { width } = shape;
  const tensors: Tensor[] = [
    [
      "token_embd.weight",
      [width, tokens.length],
      (index) => value((rows[Math.floor(index / width)] ?? 0) * width + (index % width)),
    ],
    ["position_embd.weight", [width, shape.context], noise(0.01)],
    ["token_types.weight", [width, 2], () => 0],
    ...norm("token_embd_norm"),
    ...Array.from({ length: shape.layers }, (_, layer) => layerTensors(`blk.${layer}.`)).flat(),
    ...(judges ? [...linear("cls", width, width), ...linear("cls.output", width, 1)] : []),
  ];
  return ggufBytes(
    [
      ["general.architecture", text("bert")],
      ...keysOf("bert", numbers),
      ["tokenizer.ggml.model", text("bert")],
      ["tokenizer.ggml.token_type_count", u32(2)],
      ["tokenizer.ggml.tokens", texts(tokens)],
      ["tokenizer.ggml.token_type", i32s(tokens.map((token) => (special.includes(token) ? 3 : 1)))],
      ["tokenizer.ggml.padding_token_id", u32(0)],
      ["tokenizer.ggml.unknown_token_id", u32(1)],
      ["tokenizer.ggml.bos_token_id", u32(2)],
      ["tokenizer.ggml.cls_token_id", u32(2)],
      ["tokenizer.ggml.eos_token_id", u32(3)],
      ["tokenizer.ggml.seperator_token_id", u32(3)],
      ["tokenizer.ggml.mask_token_id", u32(4)],
    ],
    tensors,
  );
}

function layerTensors(prefix: string): Tensor[] {
  const { width, inner } = shape;
  return [
    ...["attn_q", "attn_k", "attn_v", "attn_output"].flatMap((name) => linear(prefix + name, width, width)),
    ...norm(`${prefix}attn_output_norm`),
    ...linear(`${prefix}ffn_up`, width, inner),
    ...linear(`${prefix}ffn_down`, inner, width),
    ...norm(`${prefix}layer_output_norm`),
  ];
}

/** Small numbers: what a text means is in its words, and layers change little of it. */
function linear(name: string, from: number, to: number): Tensor[] {
  return [
    [`${name}.weight`, [from, to], noise(0.05)],
    [`${name}.bias`, [to], () => 0],
  ];
}

function norm(name: string): Tensor[] {
  return [
    [`${name}.weight`, [shape.width], () => 1],
    [`${name}.bias`, [shape.width], () => 0],
  ];
}
