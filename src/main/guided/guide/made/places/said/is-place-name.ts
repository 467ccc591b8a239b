const path = /^(?:[\p{L}\p{N}_.-][\p{L}\p{N}_ .-]*\/)*[\p{L}\p{N}_.-][\p{L}\p{N}_ .-]*\/?$/u;
/** "somewhere else", "its own folder": a place that isn't told by its name. */
const isNoName =
  /^(?:it|them|there|here|its|their|one|another|somewhere|the (?:top|trash|bin)|trash|bin|each|every|own|papierkorb|dort|hier)(?!\p{L})|(?<!\p{L})(?:own|each|every|other|where|which|that|by|per|according|for|with|without)(?!\p{L})/iu;

/** Whether what a command says is the name of a file or folder within the one that is open, and no description of a place, or way out of it. */
export function isPlaceName(said: string): boolean {
  return path.test(said) && !isNoName.test(said) && !said.split("/").some((part) => /^\.{1,2}$/.test(part));
}
