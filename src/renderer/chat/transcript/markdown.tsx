import type { ComponentProps, ReactNode } from "react";
import { isValidElement } from "react";
import { defaultRehypePlugins, defaultRemarkPlugins, Streamdown } from "streamdown";
import { VisibleText } from "../../ui/visible-text.tsx";
import { CodeBlock } from "./code-block.tsx";
import { htmlAsText } from "./html-as-text.ts";
import "./markdown.css";

/** Text of a model as Markdown: HTML in it is text, pictures are their names, and links lead nowhere but say where to. */
export function Markdown({ text, isLive }: { text: string; isLive: boolean }) {
  return (
    <Streamdown
      className="answer"
      mode={isLive ? "streaming" : "static"}
      parseIncompleteMarkdown={isLive}
      controls={false}
      remarkPlugins={remarkPlugins}
      rehypePlugins={rehypePlugins}
      components={components}
      linkSafety={noLinks}
    >
      {text}
    </Streamdown>
  );
}

const remarkPlugins = [...Object.values(defaultRemarkPlugins), htmlAsText];
// what a sanitizer leaves is drawn by the components below, and by nothing that could load or open anything
const rehypePlugins = [defaultRehypePlugins["sanitize"]].filter((plugin) => plugin !== undefined);
const noLinks = { enabled: false };

const components = {
  a: InertLink,
  img: NamedPicture,
  pre: Preformatted,
  inlineCode: InlineCode,
  table: ScrollingTable,
  h1: "h1",
  h2: "h2",
  h3: "h3",
  h4: "h4",
  h5: "h5",
  h6: "h6",
  ul: "ul",
  ol: "ol",
  li: "li",
  p: "p",
  hr: "hr",
  strong: "strong",
  blockquote: "blockquote",
  thead: "thead",
  tbody: "tbody",
  tr: "tr",
  th: "th",
  td: "td",
  sup: "sup",
  sub: "sub",
  section: "section",
} as const;

/** The address stands beside the words, because words can claim any. */
function InertLink({ href, children }: { href?: string | undefined; children?: ReactNode }) {
  const address = href ?? "";
  const words = textOf(children);
  const saysIt = words === address || `mailto:${words}` === address || address.startsWith("#") || address === "";
  return (
    <span className="link" title={address}>
      <span className="link-words">{children}</span>
      {!saysIt && (
        <span className="link-address">
          {" "}
          (<VisibleText text={address} />)
        </span>
      )}
    </span>
  );
}

/** A picture from elsewhere would tell its host that it was seen. */
function NamedPicture({ alt }: { alt?: string | undefined }) {
  return <span className="picture">[picture{alt ? `: ${alt}` : ""}]</span>;
}

function InlineCode({ children }: { children?: ReactNode }) {
  return (
    <code className="inline-code">
      <VisibleText text={textOf(children)} />
    </code>
  );
}

function Preformatted({ children }: { children?: ReactNode }) {
  if (!isValidElement<{ className?: string; children?: ReactNode }>(children)) return <pre>{children}</pre>;
  const language = /language-([^\s]+)/.exec(children.props.className ?? "")?.[1] ?? "";
  return <CodeBlock code={textOf(children.props.children).replace(/\n$/, "")} language={language} />;
}

function ScrollingTable(props: ComponentProps<"table">) {
  return (
    <div className="table-box">
      <table>{props.children}</table>
    </div>
  );
}

function textOf(node: ReactNode): string {
  if (typeof node === "string" || typeof node === "number") return String(node);
  if (Array.isArray(node)) return node.map(textOf).join("");
  return isValidElement<{ children?: ReactNode }>(node) ? textOf(node.props.children) : "";
}
