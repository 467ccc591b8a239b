import { stemOf } from "../../../../../shared/path-parts.ts";
import type { Call } from "../../../../agent/step-protocol.ts";
import type { FileEntry, WorkspaceView } from "../../../workspace-view.ts";
import { leftOutWords } from "../../request/limits/left-out.ts";
import { escaped, htmlPage } from "./html-page.ts";
import { newFromText } from "./new-from-one.ts";

/** What the links stand under, nothing for those at the top, and each with its name and its address. */
type Part = { heading: string | null; links: readonly (readonly [name: string, address: string])[] };

const largest = 20_000;
const fewestLinks = 2;
const ofLinks =
  /(?<!\p{L})(?:links?|linked|bookmarks?|clickable|verlink\p{L}*|klickbar\p{L}*|anklickbar\p{L}*|lesezeichen)(?!\p{L})|リンク|ブックマーク/iu;
const ofHeadings =
  /(?<!\p{L})(?:headings?|headers?|headlines?|sections?|überschrift\p{L}*|abschnitt\p{L}*)(?!\p{L})|見出し/iu;
/** More is to be on the page than the text, less, or it is to look or work a certain way. */
const saysMore =
  /(?<!\p{L})(?:colou?r\p{L}*|css|style\p{L}*|design\p{L}*|modern|dark|logo|icons?|pictures?|images?|menu|search|buttons?|tables?|columns?|new tab|new window|descriptions?|translat\p{L}*|only|without|leave|leaving|first|last|instead|chang\p{L}*|shorten\p{L}*|sort\p{L}*|alphabet\p{L}*|order|number\p{L}*|add|also|except|contents|farb\p{L}*|dunkel\p{L}*|bild\p{L}*|schön\p{L}*|tabelle\p{L}*|spalten?|neuen (?:tab|fenster)|nur|ohne|zuerst|zuletzt|änder\p{L}*|außer\p{L}*|auch|dazu|sortier\p{L}*|reihenfolge|beschreib\p{L}*|inhaltsverzeichnis)(?!\p{L})|色|画像|写真|デザイン|表|新しいタブ|(?<!いた)だけ|のみ|追加|順|説明/iu;
/** What the page shouldn't have beyond the links says no more of it. */
const nothingElse =
  /(?<!\p{L})(?:(?:no|without(?: any)?|kein\p{L}*|ohne) (?:css|styl\p{L}*|design|colou?rs?|pictures?|images?|farben?|bilder\p{L}*|schnickschnack)(?:(?:,| or| and| oder| und) (?:css|styl\p{L}*|design|colou?rs?|pictures?|images?|farben?|bilder\p{L}*))*|nothing else|sonst nichts)(?!\p{L})/giu;
const address = String.raw`(?:https?:\/\/|mailto:|www\.)[^\s<>"]+`;
const bullet = /^\s*(?:[-*+•・]|\d+[.)])\s+/u;
const lines: readonly RegExp[] = [
  /^\[(?<name>[^\]]+)\]\((?<address>[^()\s]+)\)$/u,
  new RegExp(String.raw`^(?<name>\S.*?)\s*(?:[-–—:：|;,、\t]|->|→)?\s*<?(?<address>${address})>?$`, "iu"),
  new RegExp(String.raw`^<?(?<address>${address})>?\s*(?:[-–—:：|;、\t]|\s)\s*(?<name>\S.*)$`, "iu"),
];

/**
 * A page with the links of a text that has one in each of its lines, by their names, below the headings that they stand under. Empty where a line is neither, or more
 * is wanted on the page.
 */
export async function linkListPageCalls(
  request: string,
  files: readonly FileEntry[],
  view: WorkspaceView,
): Promise<Call[]> {
  const found = newFromText(request, files, { to: /\.html?$/iu, largest });
  if (!found) return [];
  const { path, source } = found;
  const wish = request.replaceAll(nothingElse, " ");
  if (!ofLinks.test(wish) || saysMore.test(wish) || leftOutWords(wish).length > 0) return [];
  const text = (await view.text(source.path)) ?? "";
  const read = partsOf(text.split(/\r?\n/u).map((line) => line.trim()));
  const hasHeadings = read?.parts.some(({ heading }) => heading !== null) === true;
  if (!read || (hasHeadings && !ofHeadings.test(wish))) return [];
  const title = read.title ?? titled(stemOf(path).replaceAll(/[_-]+/gu, " "));
  const body = read.parts.flatMap(({ heading, links }) => [
    ...(heading === null ? [] : [`  <h2>${escaped(heading)}</h2>`]),
    "  <ul>",
    ...links.map(
      ([name, to]) => `    <li><a href="${escaped(to).replaceAll('"', "&quot;")}">${escaped(name)}</a></li>`,
    ),
    "  </ul>",
  ]);
  return [{ tool: "write", input: { path, content: htmlPage(title, body, /[ぁ-ん]/u.test(text) ? "ja" : "") } }];
}

/** Null where a line is neither a link with its name nor a heading with links below it. A heading right above another one is the title. */
function partsOf(all: readonly string[]): { title: string | null; parts: readonly Part[] } | null {
  let title: string | null = null;
  const parts: { heading: string | null; links: (readonly [string, string])[] }[] = [];
  for (const line of all.filter((each) => each !== "" && !/^[=_~-]{3,}$/u.test(each))) {
    const link = linkIn(line);
    if (link) {
      if (parts.length === 0) parts.push({ heading: null, links: [] });
      parts.at(-1)?.links.push(link);
      continue;
    }
    if (new RegExp(address, "iu").test(line) || bullet.test(line) || line.length > 60) return null;
    const above = parts.at(-1);
    if (above?.links.length === 0) {
      if (title !== null || parts.length > 1) return null;
      title = above.heading;
      parts.pop();
    }
    parts.push({ heading: line.replace(/^#{1,6}\s+/u, "").replace(/\s*[:：]$/u, ""), links: [] });
  }
  const count = parts.reduce((sum, { links }) => sum + links.length, 0);
  const isWhole = parts.every(({ heading, links }) => links.length > 0 && heading !== "");
  return isWhole && count >= fewestLinks ? { title, parts } : null;
}

function linkIn(line: string): readonly [string, string] | null {
  const bare = line.replace(bullet, "");
  for (const pattern of lines) {
    const { name, address: to } = pattern.exec(bare)?.groups ?? {};
    if (name === undefined || to === undefined || new RegExp(address, "iu").test(name)) continue;
    return [name.trim(), to.startsWith("www.") ? `https://${to}` : to];
  }
  return null;
}

function titled(name: string): string {
  return name.slice(0, 1).toUpperCase() + name.slice(1);
}
