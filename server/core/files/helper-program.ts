/** The side of `helper-process.ts` in the process that it starts: each message gets one reply, until the parent goes. */
export function answerParent<Question>(answer: (question: Question) => Promise<object>): void {
  process.on('message', async (question: Question) => process.send?.(await answer(question)));
  process.on('disconnect', () => process.exit(0));
  // Ctrl-C signals the whole process group; the parent decides when this process ends.
  process.on('SIGINT', () => {});
  process.send?.('ready');
}
