/** Prints what a command does and ends it when it is called with `--help` or `-h`. */
export function answerHelp(usage) {
  if (!process.argv.includes('--help') && !process.argv.includes('-h')) return;
  process.stdout.write(usage);
  process.exit(0);
}
