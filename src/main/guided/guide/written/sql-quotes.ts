/** In SQL a quote within a text is written twice; a small model writes it as programs do, which is an error there. */
export function withSqlQuotes(path: string, written: string): string {
  return /\.sql$/i.test(path) ? written.replaceAll(/(?<=\p{L})\\'(?=\p{L})/gu, "''") : written;
}
