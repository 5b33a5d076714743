import { GlobalWorkerOptions, getDocument, type PDFDocumentLoadingTask, type PDFDocumentProxy } from 'pdfjs-dist';
import workerAddress from 'pdfjs-dist/build/pdf.worker.min.mjs?url';
import jbig2Address from 'pdfjs-dist/wasm/jbig2.wasm?url';
import openJpegAddress from 'pdfjs-dist/wasm/openjpeg.wasm?url';
import coloursAddress from 'pdfjs-dist/wasm/qcms_bg.wasm?url';

GlobalWorkerOptions.workerSrc = workerAddress;

// On a phone a page is small and is zoomed with two fingers.
const sharpWhenZoomed = 2;

/** Decoders for scanned pages, by pdf.js's names. */
const decoders: Record<string, string> = {
  'jbig2.wasm': jbig2Address,
  'openjpeg.wasm': openJpegAddress,
  'qcms_bg.wasm': coloursAddress,
};

class OwnFiles {
  async fetch({ filename }: { filename: string }): Promise<Uint8Array> {
    const address = decoders[filename];
    if (!address) throw new Error(`${filename} is not shipped`);
    return new Uint8Array(await (await fetch(address)).arrayBuffer());
  }
}

/**
 * Loads a PDF. Only its pages are drawn: scripts, forms and links stay inactive, since their layers are not created.
 */
export function openCv(bytes: ArrayBuffer): PDFDocumentLoadingTask {
  return getDocument({
    data: bytes,
    useSystemFonts: true,
    enableXfa: false,
    useWorkerFetch: false,
    BinaryDataFactory: OwnFiles,
  });
}

type Drawing = { canvas: HTMLCanvasElement; width: number; signal: AbortSignal };

/** Draws a page `width` CSS pixels wide and returns its text for screen readers. */
export async function drawPage(
  cv: PDFDocumentProxy,
  number: number,
  { canvas, width, signal }: Drawing,
): Promise<string> {
  const page = await cv.getPage(number);
  signal.throwIfAborted();
  const density = Math.min(Math.max(window.devicePixelRatio, sharpWhenZoomed), 3);
  const scale = (width / page.getViewport({ scale: 1 }).width) * density;
  const viewport = page.getViewport({ scale });
  canvas.width = Math.floor(viewport.width);
  canvas.height = Math.floor(viewport.height);
  const drawing = page.render({ canvas, viewport });
  signal.addEventListener('abort', () => drawing.cancel(), { once: true });
  await drawing.promise;
  const { items } = await page.getTextContent();
  return items.map((item) => ('str' in item ? item.str + (item.hasEOL ? '\n' : '') : '')).join('');
}
