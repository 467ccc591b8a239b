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
  extensions: /^(mp3|wav|ogg|opus|flac|m4a|aac)$/i,
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
  return /\.(jpe?g|png|gif|heic|webp|pdf|zip|gz|mp[34]|mov|wav|ogg|odt|ods|docx?|xlsx?|ico|sqlite|db)$/i.test(path);
}
