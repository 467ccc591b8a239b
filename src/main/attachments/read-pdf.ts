import { AppError } from "../../shared/error.ts";

/** More pages than these aren't read: it would take too long, and no model has room for them. */
const mostPages = 500;

/** The text of a PDF with a mark before each page. Throws an AppError where there is none, or the file is locked or broken. */
export async function readPdf(
  name: string,
  bytes: Buffer,
  signal: AbortSignal,
): Promise<{ text: string; pages: number }> {
  const { getDocumentProxy, extractText } = await import("unpdf");
  signal.throwIfAborted();
  const { pages, count } = await (async () => {
    // nothing of the document is run, and nothing of it is fetched; `pdf.js` takes the bytes away, so it gets its own
    const document = await getDocumentProxy(new Uint8Array(bytes), { verbosity: 0 });
    try {
      if (document.numPages > mostPages) throw tooLong(name, document.numPages);
      const { text } = await extractText(document, { mergePages: false });
      return { pages: text, count: document.numPages };
    } finally {
      await document.loadingTask.destroy();
    }
  })().catch((cause: unknown) => {
    throw explain(name, cause);
  });
  signal.throwIfAborted();
  if (pages.every((page) => page.trim() === "")) {
    throw new AppError(
      "invalid-input",
      `There is no text in ${name}: its pages are pictures. Attach a page as an image, or a PDF whose text can be marked.`,
    );
  }
  const text = pages.map((page, index) => `[page ${index + 1}]\n${page.trim()}`).join("\n\n");
  return { text, pages: count };
}

function tooLong(name: string, pages: number): AppError {
  const message = `${name} has ${pages.toLocaleString("en-US")} pages, and ${mostPages} are the most that can be attached. Attach the part that matters.`;
  return new AppError("too-large", message);
}

function explain(name: string, cause: unknown): AppError {
  if (cause instanceof AppError) return cause;
  const isLocked = cause instanceof Error && cause.name === "PasswordException";
  const message = isLocked
    ? `${name} is locked with a password. Save it without one, and attach that.`
    : `${name} is broken: it begins like a PDF document, but can't be read as one. Get it again, or attach another one.`;
  return new AppError("invalid-input", message, { cause });
}
