const part = /-(\d{5})-of-(\d{5})\.gguf$/i;

/** Whether a file is a model by its name. Image parts of a model, and the later parts of a split one, can't be used by themselves. */
export function isModelName(name: string): boolean {
  return /\.gguf$/i.test(name) && !/^mmproj/i.test(name) && Number(part.exec(name)?.[1] ?? 1) === 1;
}

/** The names of all files of a model, the first one first: of most there is one, of a split one there are several. */
export function partNames(name: string): string[] {
  const [, , total = "1"] = part.exec(name) ?? [];
  // no model has more; a name that says so is one by chance
  const count = Number(total) > 999 ? 1 : Number(total);
  if (count <= 1) return [name];
  return Array.from({ length: count }, (_, index) =>
    name.replace(part, (text) => text.replace(/^-\d{5}/, `-${String(index + 1).padStart(5, "0")}`)),
  );
}
