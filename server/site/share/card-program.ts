import { drawCard, type ShareCard } from './draw-card.ts';

/** A picture to draw, as JPEG, into `target`. */
export type CardOrder = { card: ShareCard; target: string };

/** The reply; without a fault the picture is in its file. */
export type CardReply = { fault?: string };

// Started by card-drawer.ts.
process.on('message', async ({ card, target }: CardOrder) => {
  const reply: CardReply = await drawCard(card, target).then(
    () => ({}),
    (error: unknown) => ({ fault: String(error) }),
  );
  process.send?.(reply);
});
process.on('disconnect', () => process.exit(0));
// Ctrl-C signals the whole process group; the parent decides when this process ends.
process.on('SIGINT', () => {});
process.send?.('ready');
