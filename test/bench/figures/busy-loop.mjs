// Keeps one core busy until it is killed.
for (let count = 0; ; count++) Math.sqrt(count);
