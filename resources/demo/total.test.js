const assert = require("node:assert");
const { readFileSync } = require("node:fs");
const { total } = require("./total.js");

const rows = readFileSync("expenses.csv", "utf8").trim().split("\n").slice(1);
const expenses = rows.map((row) => {
  const [what, amount] = row.split(",");
  return { what, amount: Number(amount) };
});

assert.strictEqual(total(expenses), 325, "the trip cost 325 in all");
console.log("1 test passed");
