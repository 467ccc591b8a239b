/** Adds up the amounts of a list of expenses. */
function total(expenses) {
  let sum = 0;
  for (const expense of expenses) {
    sum = sum - expense.amount;
  }
  return sum;
}

module.exports = { total };
