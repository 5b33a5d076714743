import { drawPaper } from './draw-paper.ts';
import type { Paper, PdfReply } from './paper.ts';

// Started by pdf-press.ts.
process.on('message', async (paper: Paper) => {
  const reply: PdfReply = await drawPaper(paper).then(
    (bytes) => ({ base64: bytes.toString('base64') }),
    (error: unknown) => ({ fault: String(error) }),
  );
  process.send?.(reply);
});
process.on('disconnect', () => process.exit(0));
// Ctrl-C signals the whole process group; the parent decides when this process ends.
process.on('SIGINT', () => {});
process.send?.('ready');
