import type { default as Sharp } from 'sharp';

type Decoder = typeof Sharp;
let decoder: Promise<Decoder> | undefined;

/** The image library, loaded with the first picture: most processes need none. */
export function imageDecoder(): Promise<Decoder> {
  decoder ??= loadDecoder();
  return decoder;
}

async function loadDecoder(): Promise<Decoder> {
  const { default: sharp } = await import('sharp');
  // libvips reads many formats, some of them programs (SVG, PDF); only the accepted ones may be opened.
  sharp.block({ operation: ['VipsForeignLoad'] });
  sharp.unblock({
    operation: ['VipsForeignLoadJpeg', 'VipsForeignLoadPng', 'VipsForeignLoadWebp', 'VipsForeignLoadNsgif'],
  });
  // One processor is reserved for page requests, and decoded pictures are not cached.
  sharp.concurrency(1);
  sharp.cache(false);
  return sharp;
}
