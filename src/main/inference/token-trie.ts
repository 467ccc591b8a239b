/** Values as paths of tokens. `value` is set where one ends; `count` tells how many end here or below. */
export type TrieNode<Token extends number> = {
  children: Map<Token, TrieNode<Token>>;
  value: string | null;
  count: number;
};

/** The first of several values with the same tokens wins: a model could not tell them apart. */
export function tokenTrie<Token extends number>(
  entries: Iterable<{ value: string; tokens: readonly Token[] }>,
): TrieNode<Token> {
  const root = emptyNode<Token>();
  for (const { value, tokens } of entries) {
    const path = [root];
    let node = root;
    for (const token of tokens) {
      let child = node.children.get(token);
      if (!child) {
        child = emptyNode<Token>();
        node.children.set(token, child);
      }
      node = child;
      path.push(node);
    }
    if (node.value !== null) continue;
    node.value = value;
    for (const each of path) each.count += 1;
  }
  return root;
}

/** The only value that is left at or below a node. */
export function onlyValue<Token extends number>(node: TrieNode<Token>): string | null {
  if (node.count !== 1) return null;
  let current: TrieNode<Token> | undefined = node;
  while (current && current.value === null) current = current.children.values().next().value;
  return current?.value ?? null;
}

/** Tokens that must come next whatever is chosen: nothing needs to be asked until the paths part. */
export function forcedPath<Token extends number>(node: TrieNode<Token>): { tokens: Token[]; node: TrieNode<Token> } {
  const tokens: Token[] = [];
  let current = node;
  while (current.value === null && current.children.size === 1) {
    const next = current.children.entries().next().value;
    if (!next) break;
    tokens.push(next[0]);
    current = next[1];
  }
  return { tokens, node: current };
}

function emptyNode<Token extends number>(): TrieNode<Token> {
  return { children: new Map(), value: null, count: 0 };
}
