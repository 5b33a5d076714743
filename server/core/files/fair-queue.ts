/** The queue is full, or the wait timed out. */
export class QueueFull extends Error {}

export type QueueRules = {
  mostWaiting: number;
  mostOfOneSender: number;
  waitMilliseconds: number;
};

// Bounds the stored sender names when the queue never empties.
const mostRemembered = 1_000;

type Waiting = { sender: string; begin(): void };

/** Serial work with fair turns per sender: a sender with much work waits behind those with little. */
export function createFairQueue({ mostWaiting, mostOfOneSender, waitMilliseconds }: QueueRules) {
  let waiting: Waiting[] = [];
  let isBusy = false;
  let turn = 0;
  const lastTurns = new Map<string, number>();

  function refuseCrowd(sender: string): void {
    const ofSender = waiting.filter((one) => one.sender === sender).length;
    if (waiting.length >= mostWaiting || ofSender >= mostOfOneSender) throw new QueueFull('too many are waiting');
  }

  function leave(one: Waiting): void {
    waiting = waiting.filter((other) => other !== one);
  }

  function waitForTurn(sender: string): Promise<void> {
    return new Promise((resolve, reject) => {
      const one = { sender, begin };
      const patience = setTimeout(() => {
        leave(one);
        reject(new QueueFull('the turn did not come'));
      }, waitMilliseconds);
      function begin() {
        clearTimeout(patience);
        leave(one);
        resolve();
      }
      waiting.push(one);
    });
  }

  /** The entry whose sender had its last turn longest ago; ties by arrival. */
  function next(): Waiting | undefined {
    const since = ({ sender }: Waiting) => lastTurns.get(sender) ?? 0;
    return waiting.reduce<Waiting | undefined>(
      (first, one) => (first && since(first) <= since(one) ? first : one),
      undefined,
    );
  }

  function finish(): void {
    const one = next();
    one?.begin();
    isBusy = one !== undefined;
    if (!isBusy || lastTurns.size > mostRemembered) lastTurns.clear();
  }

  return {
    /** Runs `work` in its turn. @throws QueueFull, and whatever `work` throws */
    async run<Result>(sender: string, work: () => Promise<Result>): Promise<Result> {
      if (isBusy) {
        refuseCrowd(sender);
        await waitForTurn(sender);
      }
      isBusy = true;
      lastTurns.set(sender, ++turn);
      try {
        return await work();
      } finally {
        finish();
      }
    },
  };
}
