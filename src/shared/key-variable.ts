/** The variable that may hold the key of a provider or a server: `HEARTH_KEY_MY_SERVER` for `my-server`. */
export function keyVariable(name: string): string {
  return `HEARTH_KEY_${name.toUpperCase().replaceAll("-", "_")}`;
}
