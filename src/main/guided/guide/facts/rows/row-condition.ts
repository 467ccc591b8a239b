/** What rows of a table have in common, by its name, and whether a row has it. */
export type Condition = { name: string; fits(row: readonly string[]): boolean };

export const isYes = /^(?:yes|y|ja|j|true|wahr|x|✓|✔|1|はい|○|有)$/iu;
export const isNo = /^(?:no|n|nein|false|falsch|-|–|0|いいえ|×|無)?$/iu;
