import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';

export type Helper<Question, Answer> = {
  pid: number;
  /** One question at a time. @throws Error when the helper fails; it has reported the reason. */
  ask(question: Question): Promise<Answer>;
  stop(): void;
};

/** Starts a module of this folder as a separate process; it replies with `answerQuestions`. */
export function startHelper<Question extends object, Answer>(module: string): Helper<Question, Answer> {
  const file = fileURLToPath(new URL(module, import.meta.url));
  const child = fork(file, { execArgv: [], serialization: 'advanced' });
  return {
    pid: child.pid!,
    ask(question) {
      return new Promise((resolve, reject) => {
        const fail = () => reject(new Error(`${module} ended before it answered.`));
        child.once('exit', fail);
        child.once('message', (answer) => {
          child.off('exit', fail);
          resolve(answer as Answer);
        });
        child.send(question);
      });
    },
    stop() {
      if (child.connected) child.disconnect();
    },
  };
}

/** The helper's side of `startHelper`: answers questions, and exits when the parent disconnects. */
export function answerQuestions<Question, Answer>(answer: (question: Question) => Promise<Answer>): void {
  process.on('disconnect', () => process.exit());
  process.on('message', async (question) => {
    process.send?.(await answer(question as Question));
  });
}
