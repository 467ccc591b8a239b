/** Any JSON text, in GBNF, as people lay it out. With it a whole file can't come out half, or with words around it. */
export const jsonGrammar = String.raw`root ::= value "\n"?
value ::= object | array | string | number | "true" | "false" | "null"
object ::= "{" blank (member ("," blank member)*)? "}"
member ::= string ":" " "? value blank
array ::= "[" blank (value blank ("," blank value blank)*)? "]"
string ::= "\"" ([^"\\\x00-\x1F] | "\\" (["\\/bfnrt] | "u" [0-9a-fA-F] [0-9a-fA-F] [0-9a-fA-F] [0-9a-fA-F]))* "\""
number ::= "-"? ("0" | [1-9] [0-9]{0,15}) ("." [0-9]{1,15})? ([eE] [-+]? [0-9]{1,3})?
blank ::= " "? ("\n" [ \t]{0,40})?`;
