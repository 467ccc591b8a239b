/** A term of a calculation: numbers, times of the day and stretches of time in minutes, percent in hundredths. */
type Kind = "number" | "percent" | "clock" | "duration";
export type Amount = { value: number; kind: Kind };
type Sign = "+" | "-" | "*" | "/";
export type Calculation = Amount | { sign: Sign; left: Calculation; right: Calculation };

/** A number of it as it is written: `0:45` may be a time of the day or three quarters of an hour. */
export type Leaf = { value: number; form: "number" | "percent" | "time" };

const token = /\d+:\d\d|\d+(?:\.\d+)?%?|[-+*/()]/gu;

/**
 * A calculation with the four signs, brackets, percent and times, such as `4800 * (100% - 30%)` and `14:48 - 0:17`; null for what is none. `kindOf` says what a number
 * stands for, and null where it mustn't be there.
 */
export function readCalculation(text: string, kindOf: (leaf: Leaf) => Amount | null): Calculation | null {
  const tokens = text.match(token) ?? [];
  if (tokens.join("") !== text.replaceAll(" ", "")) return null;
  let at = 0;
  const next = () => tokens[at];

  function sum(): Calculation | null {
    return chain(product, ["+", "-"]);
  }
  function product(): Calculation | null {
    return chain(single, ["*", "/"]);
  }
  function chain(part: () => Calculation | null, signs: readonly string[]): Calculation | null {
    let left = part();
    for (let sign = next(); left !== null && isSign(sign) && signs.includes(sign); sign = next()) {
      at += 1;
      const right = part();
      left = right === null ? null : { sign, left, right };
    }
    return left;
  }
  function single(): Calculation | null {
    const first = next() ?? "";
    at += 1;
    if (first === "(") {
      const inner = sum();
      const isClosed = next() === ")";
      at += 1;
      return isClosed ? inner : null;
    }
    return /^\d/.test(first) ? kindOf(leafOf(first)) : null;
  }

  const whole = sum();
  return at === tokens.length ? whole : null;
}

function isSign(text: string | undefined): text is Sign {
  return text === "+" || text === "-" || text === "*" || text === "/";
}

function leafOf(text: string): Leaf {
  if (text.endsWith("%")) return { value: Number(text.slice(0, -1)) / 100, form: "percent" };
  const [hours = "", minutes] = text.split(":");
  if (minutes === undefined) return { value: Number(text), form: "number" };
  return { value: Number(hours) * 60 + Number(minutes), form: "time" };
}

/** What a calculation comes to; null where it makes no sense, such as three times nine o'clock, or percent added to a price. */
export function workedOut(calculation: Calculation): Amount | null {
  if (!("sign" in calculation)) return calculation;
  const [left, right] = [workedOut(calculation.left), workedOut(calculation.right)];
  if (!left || !right) return null;
  const kind = kindsOf[calculation.sign](left.kind, right.kind);
  if (kind === null || (calculation.sign === "/" && right.value === 0)) return null;
  return { value: results[calculation.sign](left.value, right.value), kind };
}

const results: Readonly<Record<Sign, (left: number, right: number) => number>> = {
  "+": (left, right) => left + right,
  "-": (left, right) => left - right,
  "*": (left, right) => left * right,
  "/": (left, right) => left / right,
};

type Combined = (left: Kind, right: Kind) => Kind | null;

const kindsOf: Readonly<Record<Sign, Combined>> = {
  "+": (left, right) => {
    if (left === right) return left === "clock" ? null : left;
    const isLater = [left, right].includes("clock") && [left, right].includes("duration");
    return isLater ? "clock" : null;
  },
  "-": (left, right) => {
    if (left === right) return left === "clock" ? "duration" : left;
    return left === "clock" && right === "duration" ? "clock" : null;
  },
  "*": (left, right) => {
    if (left === "clock" || right === "clock" || (left === "duration" && right === "duration")) return null;
    if (left === "duration" || right === "duration") return "duration";
    return left === "percent" && right === "percent" ? "percent" : "number";
  },
  "/": (left, right) => {
    if (left === "clock" || right === "clock") return null;
    if (left === right) return "number";
    return right === "duration" ? null : left === "percent" ? "percent" : left;
  },
};
