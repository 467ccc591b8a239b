/** What a file's name says that it is. */
export type NamedKind = { kind: "image" | "pdf" | "text" | "other"; what: string };

const kinds: Readonly<Record<string, NamedKind>> = {
  ...kindOf("image", "an image", "png jpg jpeg gif webp"),
  ...kindOf("pdf", "a PDF document", "pdf"),
  ...kindOf("text", "a text", "txt md markdown csv tsv json toml yaml yml html xml log ini py js ts css sh"),
  ...kindOf("other", "a program, a document or an archive", "exe dll zip gz docx xlsx pptx doc xls ppt odt"),
};

/** null where the name says nothing that is known. */
export function kindByName(name: string): NamedKind | null {
  const ending = /\.([a-z0-9]+)$/i.exec(name)?.[1]?.toLowerCase() ?? "";
  return Object.hasOwn(kinds, ending) ? (kinds[ending] ?? null) : null;
}

function kindOf(kind: NamedKind["kind"], what: string, endings: string): Record<string, NamedKind> {
  return Object.fromEntries(endings.split(" ").map((ending) => [ending, { kind, what }]));
}
