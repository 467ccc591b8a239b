/** TOML as people write it, with one blank on each side of a sign and no texts of several lines, in GBNF. Without it a small model writes settings as a manual lists them, with blanks between names and values. */
export const tomlGrammar = String.raw`root ::= line ("\n" line){0,400}
line ::= [ ]{0,8} (comment | table | pair)?
comment ::= "#" [^\n]{0,200}
table ::= "[" key "]" | "[[" key "]]"
key ::= part ("." part){0,6}
part ::= [A-Za-z0-9_-]{1,60} | "\"" [^"\\\n]{1,80} "\""
pair ::= key " = " value (" "{0,4} comment)?
value ::= text | "'" [^'\n]{0,400} "'" | "true" | "false" | number | array | inline
text ::= "\"" ([^"\\\n] | "\\" [btnfr"\\]){0,400} "\""
number ::= [-+]? [0-9] [0-9_]{0,20} ("." [0-9]{1,15})? ([eE] [-+]? [0-9]{1,3})? | day ([T ] hour ("Z" | [-+] [0-9]{2} ":" [0-9]{2})?)? | hour
day ::= [0-9]{4} "-" [0-9]{2} "-" [0-9]{2}
hour ::= [0-9]{2} ":" [0-9]{2} (":" [0-9]{2})?
array ::= "[" gap (value (gap "," gap value){0,200} ","? gap)? "]"
gap ::= " "? ("\n" [ ]{0,8})?
inline ::= "{" " "? (pair ("," " "? pair){0,40})? " "? "}"`;
