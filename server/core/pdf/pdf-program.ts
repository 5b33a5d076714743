import { answerParent } from '#server/core/files/helper-program.ts';
import { drawPaper } from './draw-paper.ts';
import type { Paper, PdfReply } from './paper.ts';

// Started by pdf-press.ts.
answerParent(
  (paper: Paper): Promise<PdfReply> =>
    drawPaper(paper).then(
      (bytes) => ({ base64: bytes.toString('base64') }),
      (error: unknown) => ({ fault: String(error) }),
    ),
);
