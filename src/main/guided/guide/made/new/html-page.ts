/** A page of its own with a title and what is in its body, line by line. */
export function htmlPage(title: string, body: readonly string[], language = ""): string {
  return [
    "<!doctype html>",
    `<html${language === "" ? "" : ` lang="${language}"`}>`,
    "<head>",
    '  <meta charset="utf-8">',
    '  <meta name="viewport" content="width=device-width, initial-scale=1">',
    `  <title>${escaped(title)}</title>`,
    "</head>",
    "<body>",
    `  <h1>${escaped(title)}</h1>`,
    ...body,
    "</body>",
    "</html>",
    "",
  ].join("\n");
}

/** A text as it stands on a page. */
export function escaped(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
}
