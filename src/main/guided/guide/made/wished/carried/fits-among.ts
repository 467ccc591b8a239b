/** Whether a thing with these keys is one of a kind with others: it has all that each of them has, and nothing that none has. A bare text has no keys. */
export function fitsAmong(keys: readonly string[] | null, others: readonly (readonly string[] | null)[]): boolean {
  const all = others.flatMap((other) => (other === null ? [] : [other]));
  if (keys === null) return all.length === 0;
  if (all.length < others.length) return false;
  const common = (all[0] ?? []).filter((key) => all.every((other) => other.includes(key)));
  const isKnown = (key: string) => all.length === 0 || all.some((other) => other.includes(key));
  return common.every((key) => keys.includes(key)) && keys.every(isKnown);
}
