import { Check, Copy } from "lucide-react";
import { type CSSProperties, useEffect, useState } from "react";
import { IconButton } from "../../ui/button.tsx";
import { VisibleText } from "../../ui/visible-text.tsx";
import { type ColouredLine, colourCode } from "./colour-code.ts";

/** Longer code stays in one colour: colouring it would hold the page up. */
const longest = 60_000;

/** Code in an answer. Its colours come when its language is loaded; until then it is there in one. */
export function CodeBlock({ code, language }: { code: string; language: string }) {
  const [coloured, setColoured] = useState<{ code: string; lines: ColouredLine[] } | null>(null);
  useEffect(() => {
    if (language === "" || code.length > longest) return;
    let isCurrent = true;
    const show = (lines: ColouredLine[] | null) => {
      if (isCurrent && lines) setColoured({ code, lines });
    };
    colourCode(code, language).then(show, () => {}); // without colours it reads just as well
    return () => {
      isCurrent = false;
    };
  }, [code, language]);
  return (
    <div className="code-block group">
      <div className="flex items-center justify-between pr-1.5 pl-3 text-s text-ink-3">
        <span className="py-1.5">{language || "text"}</span>
        <CopyButton text={code} />
      </div>
      <pre
        // it scrolls, so the keyboard must be able to get there
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        role="region"
        aria-label={`Code${language ? ` in ${language}` : ""}`}
      >
        <code>{linesOf(code, coloured)}</code>
      </pre>
    </div>
  );
}

/** While code is still being written, what was coloured before it keeps its colours. */
function linesOf(code: string, coloured: { code: string; lines: ColouredLine[] } | null) {
  if (!coloured || !code.startsWith(coloured.code.slice(0, -1))) return <VisibleText text={code} />;
  const rest = code.slice(coloured.code.length);
  return (
    <>
      {coloured.lines.map((line, index) => (
        // the lines of a text have no other name than their place
        // oxlint-disable-next-line react/no-array-index-key
        <span key={index}>
          {line.map(({ text, light, dark }, at) => (
            // oxlint-disable-next-line react/no-array-index-key
            <span
              key={at}
              className="token"
              style={
                { "--light": light, "--dark": dark } as CSSProperties /* React takes variables, its type doesn't know */
              }
            >
              <VisibleText text={text} />
            </span>
          ))}
          {index < coloured.lines.length - 1 && "\n"}
        </span>
      ))}
      {rest}
    </>
  );
}

function CopyButton({ text }: { text: string }) {
  const [isCopied, setCopied] = useState(false);
  const copy = async () => {
    await navigator.clipboard.writeText(text);
    setCopied(true);
    setTimeout(() => setCopied(false), 1_500);
  };
  return (
    <IconButton label={isCopied ? "Copied" : "Copy"} onClick={() => void copy()}>
      {isCopied ? <Check className="size-3.5" /> : <Copy className="size-3.5" />}
    </IconButton>
  );
}
