/** A piece of a field of a call that is being written. */
export type FieldText = { field: string; text: string };

/**
 * Reads the input of a call while it arrives as JSON, in pieces cut anywhere, and tells its text fields as they grow. Only
 * texts at the top level are told: this is for showing, the finished input is parsed as a whole.
 */
export function fieldReader(): (piece: string) => FieldText[] {
  let depth = 0;
  let key = "";
  let value = "";
  let place: "between" | "key" | "after-key" | "value" = "between";
  let isNestedText = false;
  let escape = "";

  /** The text that a character of a JSON text stands for; empty while an escape isn't complete. */
  function unescape(character: string): string {
    if (escape === "" && character !== "\\") return character;
    escape += character;
    if (escape.length === 1 || (escape[1] === "u" && escape.length < 6)) return "";
    const whole = escape;
    escape = "";
    if (whole[1] === "u") return String.fromCharCode(Number.parseInt(whole.slice(2), 16));
    return shortEscapes.get(character) ?? character;
  }

  function take(character: string) {
    if (place === "key" || place === "value") {
      if (character === '"' && escape === "") place = place === "key" ? "after-key" : "between";
      else if (place === "key") key += unescape(character);
      else value += unescape(character);
    } else if (isNestedText) {
      if (escape === "" && character === '"') isNestedText = false;
      else unescape(character);
    } else if (character === "{" || character === "[") depth += 1;
    else if (character === "}" || character === "]") depth -= 1;
    else if (character === "," && depth === 1) place = "between";
    else if (character === '"') takeQuote();
  }

  function takeQuote() {
    if (depth !== 1) isNestedText = true;
    else if (place === "between") {
      place = "key";
      key = "";
    } else place = "value";
  }

  return (piece) => {
    const told: FieldText[] = [];
    for (const character of piece) {
      const before = place;
      take(character);
      if (before === "value" && place !== "value") flush(told);
    }
    if (place === "value") flush(told);
    return told;
  };

  function flush(told: FieldText[]) {
    // half of a pair waits for its other half, or a window would show two broken characters
    const isHalf = /[\uD800-\uDBFF]$/.test(value) && place === "value";
    const text = isHalf ? value.slice(0, -1) : value;
    value = value.slice(text.length);
    if (text !== "") told.push({ field: key, text });
  }
}

const shortEscapes: ReadonlyMap<string, string> = new Map([
  ["n", "\n"],
  ["t", "\t"],
  ["r", "\r"],
  ["b", "\b"],
  ["f", "\f"],
]);
