import { expect, test } from "vitest";
import { sizeLimit } from "./size-limit.ts";

const photos = `import multer from "multer";
const upload = multer({
  dest: "data/photos",
  // fileSize: 8 * 1024 * 1024 before
  limits: { fileSize: 12 * 1024 * 1024, files: 20 },
});
`;

test.each([
  ["routes/photos.js", "how big can a gallery photo be? i mean what the server really accepts", "12 MB"],
  ["routes/photo.ts", "what's the max file size for photos?", "12 MB"],
  ["routes/foto.ts", "wie groß darf ein foto höchstens sein?", "12 MB"],
] as const)("%s: %s", (path, request, value) => {
  expect(sizeLimit(path, photos, request)?.value).toBe(value);
});

test("other ways to set it are read", () => {
  const asked = "what's the maximum file size of a document?";
  expect(sizeLimit("documents.py", "MAX_SIZE = 5_000_000\n", asked)?.value).toBe("5 MB");
  expect(sizeLimit("documents.go", "const maxBytes = 3 << 20\n", asked)?.value).toBe("3 MB");
  expect(sizeLimit("documents.js", 'app.use(json({ limit: "200kb" }));\n', asked)?.value).toBe("200 KB");
});

test.each([
  ["server.js", photos, "how big can a photo be? what the server accepts"],
  ["routes/avatars.js", photos, "how big can a photo be?"],
  ["routes/photos.js", photos, "how many photos can there be?"],
  ["routes/photos.js", `${photos}const small = { fileSize: 100 * 1024 };\n`, "how big can a photo be?"],
  ["photos.md", "fileSize: 100 * 1024", "how big can a photo be?"],
] as const)("nothing is told of %s where it isn't clear (%#)", (path, text, request) => {
  expect(sizeLimit(path, text, request)).toBeNull();
});
