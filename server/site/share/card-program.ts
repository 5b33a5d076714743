import { answerParent } from '#server/core/files/helper-program.ts';
import { drawCard, type ShareCard } from './draw-card.ts';

/** A picture to draw, as JPEG, into `target`. */
export type CardOrder = { card: ShareCard; target: string };

/** The reply; without a fault the picture is in its file. */
export type CardReply = { fault?: string };

// Started by card-drawer.ts.
answerParent(
  ({ card, target }: CardOrder): Promise<CardReply> =>
    drawCard(card, target).then(
      () => ({}),
      (error: unknown) => ({ fault: String(error) }),
    ),
);
