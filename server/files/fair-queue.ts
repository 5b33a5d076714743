/** There is no room in the queue, or a turn did not come in time. */
export class QueueFull extends Error {}

export type QueueRules = {
  /** How many may wait. */
  mostWaiting: number;
  /** How many of one sender may wait. */
  mostOfOneSender: number;
  /** How long each waits at most. */
  patienceMilliseconds: number;
};

// Bounds the memory for names of senders when the queue never empties.
const mostRemembered = 1_000;

type Waiting = { sender: string; begin(): void };

/** Work that is done one at a time. Senders take turns: one who sends much waits behind those who send little. */
export function createFairQueue({ mostWaiting, mostOfOneSender, patienceMilliseconds }: QueueRules) {
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

  function turnOf(sender: string): Promise<void> {
    return new Promise((resolve, reject) => {
      const one = { sender, begin };
      const patience = setTimeout(() => {
        leave(one);
        reject(new QueueFull('the turn did not come'));
      }, patienceMilliseconds);
      function begin() {
        clearTimeout(patience);
        leave(one);
        resolve();
      }
      waiting.push(one);
    });
  }

  /** The one whose sender waits longest for a turn; of equals, who came first. */
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
    /** Does `work` when it is its turn. @throws QueueFull, and whatever `work` throws */
    async run<Result>(sender: string, work: () => Promise<Result>): Promise<Result> {
      if (isBusy) {
        refuseCrowd(sender);
        await turnOf(sender);
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
