import { hiddenParts } from "./hidden-parts.ts";

/** Text to the letter: what a screen would hide or turn around stands there as a mark. */
export function VisibleText({ text }: { text: string }) {
  const parts = hiddenParts(text);
  if (parts.length === 1 && parts[0]?.kind === "plain") return text;
  return parts.map((part, index) =>
    part.kind === "plain" ? (
      part.text
    ) : (
      <mark
        // the parts of a text have no other name than their place
        // oxlint-disable-next-line react/no-array-index-key
        key={index}
        title={part.kind === "hidden" ? "A character that can't be seen" : "Letters of different alphabets in one word"}
        className="rounded-[3px] bg-wait-soft px-0.5 text-wait"
      >
        {part.text}
      </mark>
    ),
  );
}
