// Loaded before the app: whatever it would show in a dialog of the operating system is printed, and closed at once.
const { dialog } = require("electron");

dialog.showMessageBox = async (...words) => {
  process.stderr.write(`dialog: ${JSON.stringify(words.at(-1))}\n`);
  return { response: 0, checkboxChecked: false };
};
