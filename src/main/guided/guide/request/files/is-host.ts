/** Names of networks that no file ends in. */
const ofNetwork = /^(?:[a-z\d-]+\.)+(?:lan|corp|intra|com|net|edu|gov|eu)$/iu;
/** Names of networks that files end in as well: a computer has another name before that of its network. */
const ofEither = /^(?:[a-z\d-]+\.){2,}(?:org|de|at|ch|fr|it|nl|uk|us|jp|io|dev|app|info|biz|home|local|test)$/iu;

/** Whether a name that could be a file's is that of a computer or a site: `vault.lan`, `mail.club.org`. */
export function isHost(name: string): boolean {
  return ofNetwork.test(name) || ofEither.test(name);
}
