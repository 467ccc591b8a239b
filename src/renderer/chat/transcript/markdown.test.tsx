import { cleanup, render } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { Markdown } from "./markdown.tsx";

afterEach(cleanup);

const draw = (text: string, isLive = false) => render(<Markdown text={text} isLive={isLive} />).container;

/** Everything that answers may be made of; nothing among it can load, open or run anything. */
const harmless = new Set(
  "a article b blockquote br button code del div em h1 h2 h3 h4 h5 h6 hr i input kbd li mark ol p path pre rect section span strong sub sup svg table tbody td th thead tr ul".split(
    " ",
  ),
);
const attributes = new Set(
  "class style title type checked disabled aria-hidden aria-label role tabindex id dir lang align start width height viewbox fill stroke stroke-width stroke-linecap stroke-linejoin d x y rx ry xmlns".split(
    " ",
  ),
);

/** What a page would have to fear in what was drawn. */
function dangersIn(container: HTMLElement): string[] {
  return [...container.querySelectorAll("*")].flatMap((element) => {
    const tag = element.tagName.toLowerCase();
    const odd = [...element.attributes].filter(
      ({ name }) => !attributes.has(name.toLowerCase()) && !name.startsWith("data-"),
    );
    return [...(harmless.has(tag) && tag !== "a" ? [] : [tag]), ...odd.map(({ name }) => `${tag}[${name}]`)];
  });
}

test("headings, lists, tables and code are drawn as such", () => {
  const container = draw(
    "# Title\n\nSome **bold** text, `code`.\n\n- one\n- two\n\n| a | b |\n|---|---|\n| 1 | 2 |\n\n```js\nlet x;\n```",
  );
  const found = ["h1", "strong", "code.inline-code", "ul > li", "table td", ".code-block pre code"].map(
    (part) => container.querySelector(part)?.textContent,
  );
  expect(found).toEqual(["Title", "bold", "code", "one", "1", "let x;"]);
});

test("a link leads nowhere, and says where it would", () => {
  const container = draw(
    "Look at [your bank](https://bank.example.evil/login?x=1), <https://a.example/>, [this](#part) and https://b.example.",
  );
  expect(container.textContent).toBe(
    "Look at your bank (https://bank.example.evil/login?x=1), https://a.example/, this and https://b.example.",
  );
  expect(container.querySelector("a, [href]")).toBeNull();
});

test("a picture is its name, and nothing is loaded", () => {
  const container = draw("![a cat](https://track.example/cat.png) ![](data:image/png;base64,AAAA)");
  expect(container.textContent).toBe("[picture: a cat] [picture]");
  expect(container.querySelector("img, picture, [src], [srcset]")).toBeNull();
});

test("what looks like HTML is shown to the letter", () => {
  expect(draw('Use a <b>bold</b> tag.\n\n<div onclick="x()">\nhello\n</div>').textContent).toBe(
    'Use a <b>bold</b> tag.\n<div onclick="x()">\nhello\n</div>',
  );
});

test("what a screen would hide in code is marked", () => {
  expect([...draw("`a\u202eb`").querySelectorAll("mark")].map((mark) => mark.textContent)).toEqual(["⟨U+202E⟩"]);
});

const attacks = [
  "<script>alert(1)</script>",
  "<img src=x onerror=alert(1)>",
  "<svg onload=alert(1)><script>alert(1)</script></svg>",
  "<iframe src='javascript:alert(1)'></iframe>",
  "<a href='javascript:alert(1)'>x</a>",
  "[x](javascript:alert(1))",
  "[x](JaVaScRiPt:alert(1))",
  "[x](data:text/html;base64,PHNjcmlwdD4=)",
  "[x](vbscript:msgbox)",
  "[x](file:///etc/passwd)",
  "![x](javascript:alert(1))",
  '![x](https://evil.example/p.png "onerror=alert(1)")',
  "[![x](https://evil.example/p.png)](https://evil.example)",
  "[x]: javascript:alert(1)\n\n[x]",
  "<math><mtext><table><mglyph><style><img src=x onerror=alert(1)>",
  "<form action=https://evil.example><input name=x><button>go</button></form>",
  "<style>@import 'https://evil.example/x.css';</style>",
  "<link rel=stylesheet href=https://evil.example/x.css>",
  "<meta http-equiv=refresh content='0;url=https://evil.example'>",
  "<base href=https://evil.example>",
  "<object data=x></object><embed src=x>",
  "<video><source onerror=alert(1)></video>",
  "<details open ontoggle=alert(1)>",
  "<input autofocus onfocus=alert(1)>",
  "```html\n<script>alert(1)</script>\n```",
  '```mermaid\ngraph TD; A-->B; click A "javascript:alert(1)"\n```',
  "$$\\href{javascript:alert(1)}{x}$$",
  "`<img src=x onerror=alert(1)>`",
  "| <img src=x onerror=alert(1)> |\n|---|\n| [x](javascript:alert(1)) |",
  "- [ ] <script>alert(1)</script>",
  "<!-- --><img src=x onerror=alert(1)>",
  "<![CDATA[<script>alert(1)</script>]]>",
  "text[^1]\n\n[^1]: <img src=x onerror=alert(1)>",
  "&lt;script&gt;alert(1)&lt;/script&gt;",
  "\u0000<script\u0000>alert(1)</script>",
  "<x style='background:url(https://evil.example)'>",
  "# <img src=x onerror=alert(1)>",
  "> <img src=x onerror=alert(1)>",
  "**<img src=x onerror=alert(1)>**",
  '<http://evil.example/"onmouseover=alert(1)>',
];

test.each(attacks)("%j does nothing, whole or cut off anywhere while it is written", (attack) => {
  expect(dangersIn(draw(attack))).toEqual([]);
  for (let end = 1; end <= attack.length; end++) {
    expect(dangersIn(draw(attack.slice(0, end), true))).toEqual([]);
    cleanup();
  }
});
