import { hiddenParts } from "./hidden-parts.ts";

type VisibleTextProps = {
  text: string;
  /** Whether blanks at the end of a line are marked, too: where a person decides on the text, to the letter. */
  marksLastBlanks?: boolean;
};

/** Text to the letter: what a screen would hide or turn around stands there as a mark. */
export function VisibleText({ text, marksLastBlanks = false }: VisibleTextProps) {
  const parts = hiddenParts(text, marksLastBlanks);
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
