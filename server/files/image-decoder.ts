import type { default as Sharp } from 'sharp';

type Decoder = typeof Sharp;
let decoder: Promise<Decoder> | undefined;

/** What decodes and encodes pictures; loaded with the first of them: most starts, and most processes, see none. */
export function imageDecoder(): Promise<Decoder> {
  decoder ??= loadDecoder();
  return decoder;
}

async function loadDecoder(): Promise<Decoder> {
  const { default: sharp } = await import('sharp');
  // libvips reads many formats, some of them programs of their own (SVG, PDF); only ours may be opened at all.
  sharp.block({ operation: ['VipsForeignLoad'] });
  sharp.unblock({
    operation: ['VipsForeignLoadJpeg', 'VipsForeignLoadPng', 'VipsForeignLoadWebp', 'VipsForeignLoadNsgif'],
  });
  // One processor is left for those who wait for a page, and nothing of a picture stays in memory.
  sharp.concurrency(1);
  sharp.cache(false);
  return sharp;
}
