import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

async function convert(pdf, tool, toolArguments, ending) {
  const folder = await mkdtemp(join(tmpdir(), 'drawing-'));
  try {
    const source = join(folder, 'page.pdf');
    await writeFile(source, pdf);
    const target = join(folder, 'page');
    await run(tool, [...toolArguments, source, ending === '.svg' ? `${target}.svg` : target]);
    return await readFile(`${target}${ending}`);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** The first page of a PDF as an SVG whose lettering is outlines. */
export const pdfToSvg = (pdf) => convert(pdf, 'pdftocairo', ['-svg', '-f', '1', '-l', '1'], '.svg');

/** The first page of a PDF as a PNG of the given height in pixels. */
export const pdfToPng = (pdf, height) =>
  convert(pdf, 'pdftocairo', ['-png', '-singlefile', '-scale-to-x', '-1', '-scale-to-y', `${height}`], '.png');
