/** Prints what a command does and ends it when it is called with `--help` or `-h`. */
export function answerHelp(usage) {
  if (!process.argv.includes('--help') && !process.argv.includes('-h')) return;
  process.stdout.write(usage);
  process.exit(0);
}

/** Ends a command that is called with what it does not understand, with its usage. */
export function refuseParameters(usage, [unknown]) {
  if (unknown === undefined) return;
  process.stderr.write(`What is ${unknown || '""'}?\n\n${usage}`);
  process.exit(2);
}
