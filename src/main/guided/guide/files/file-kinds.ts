/** Files that people call by one name although they end differently. `words` are those names. */
export type FileKind = { name: string; words: RegExp; extensions: RegExp };

export const pictures: FileKind = {
  name: "pictures",
  words: /\b(photos?|pictures?|pics|images?|fotos?|bilde?rn?)\b|写真|画像/iu,
  extensions: /^(jpe?g|png|gif|heic|webp|tiff?|bmp|svg)$/i,
};
export const videos: FileKind = {
  name: "videos",
  words: /\b(videos?|clips?|filme?n?)\b|動画/iu,
  extensions: /^(mp4|m4v|mov|avi|mkv|webm)$/i,
};
export const sounds: FileKind = {
  name: "sounds",
  words: /\b(songs?|tracks|music|recordings?|lieder|musik|aufnahmen)\b|音楽|曲/iu,
  extensions: /^(mp3|wav|ogg|opus|flac|m4a|aac|aiff?|wma|midi?)$/i,
};

export const fileKinds: readonly FileKind[] = [pictures, videos, sounds];

export function isOfKind(path: string, { extensions }: FileKind): boolean {
  return extensions.test(extensionOf(path));
}

/** What stands behind the last dot of a name, without it; empty where there is none. */
export function extensionOf(path: string): string {
  return /\.([^./]+)$/.exec(path)?.[1] ?? "";
}

/** Whether a file is no text, by its ending. */
export function isBinary(path: string): boolean {
  return binary.test(path);
}

const binary =
  /\.(?:jpe?g|png|gif|heic|heif|webp|tiff?|bmp|ico|psd|raw|cr2|nef|dng|mp[34]|m4[av]|mov|avi|mkv|webm|wmv|mpe?g|wav|ogg|oga|opus|flac|aac|aiff?|wma|midi?|pdf|epub|od[tspg]|docx?|xlsx?|pptx?|pages|numbers|key|zip|gz|tgz|bz2|xz|zst|7z|rar|tar|jar|iso|dmg|exe|dll|so|bin|class|pyc|wasm|ttf|otf|woff2?|sqlite3?|db)$/i;
