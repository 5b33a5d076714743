import { readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { root } from './run-tool.mjs';

const client = join(root, 'build/client');
// Pictures, fonts and packed data are compressed already.
const texts = /\.(js|mjs|css|svg|json|txt|xml|ico|wasm|webmanifest)$/;
// What fits into one packet anyway is not worth a second file.
const smallest = 1_000;
const atOnce = 4;

const variants = {
  '.br': (bytes) =>
    promisify(brotliCompress)(bytes, {
      params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length },
    }),
  '.gz': (bytes) => promisify(gzip)(bytes, { level: 9 }),
};

/** Compresses each text of the build with brotli and gzip. */
async function compressAssets() {
  const waiting = await textsWithoutVariants();
  const work = async () => {
    for (let file = waiting.pop(); file; file = waiting.pop()) await compress(file);
  };
  await Promise.all(Array.from({ length: atOnce }, work));
}

async function textsWithoutVariants() {
  const names = await readdir(client, { recursive: true });
  const all = new Set(names);
  const found = [];
  for (const name of names.filter((entry) => texts.test(entry))) {
    // Asset names contain a content hash, so earlier compressed files stay valid.
    const isDone = name.startsWith('assets') && all.has(`${name}.br`) && all.has(`${name}.gz`);
    if (!isDone && (await stat(join(client, name))).size >= smallest) found.push(join(client, name));
  }
  return found;
}

async function compress(file) {
  const bytes = await readFile(file);
  for (const [ending, encode] of Object.entries(variants)) {
    const encoded = await encode(bytes);
    if (encoded.length < bytes.length) await writeFile(`${file}${ending}`, encoded);
  }
}

await compressAssets();
