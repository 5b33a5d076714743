import { mkdir, writeFile } from 'node:fs/promises';
import sharp from 'sharp';
import { certificates } from '../../certificates.ts';
import { company } from '../../company.ts';
import { certificatePage } from './certificates/certificate-page.mjs';
import { issuerStyles } from './certificates/issuers.mjs';
import { printPage } from './shared/chromium.mjs';
import { pdfToPng } from './shared/poppler.mjs';

const preview = { width: 900, height: 1200, sheet: 1104 };

/** The sheet on a light table, with a soft shadow, in 3:4. */
async function photographSheet(pdf) {
  const sheet = await sharp(await pdfToPng(pdf, preview.sheet * 2))
    .resize({ height: preview.sheet })
    .toBuffer();
  const { width: sheetWidth } = await sharp(sheet).metadata();
  const left = Math.round((preview.width - sheetWidth) / 2);
  const top = Math.round((preview.height - preview.sheet) / 2);
  const shadow = `<svg xmlns="http://www.w3.org/2000/svg" width="${preview.width}" height="${preview.height}"><defs><filter id="s" x="-20%" y="-20%" width="140%" height="140%"><feGaussianBlur stdDeviation="14"/></filter></defs><rect width="100%" height="100%" fill="#eceff0"/><rect x="${left}" y="${top + 10}" width="${sheetWidth}" height="${preview.sheet}" fill="#25323b" opacity=".28" filter="url(#s)"/></svg>`;
  return sharp(Buffer.from(shadow))
    .composite([{ input: sheet, left, top }])
    .flatten()
    .webp({ quality: 84, effort: 6, smartSubsample: true })
    .toBuffer();
}

async function drawCertificate(certificate) {
  const style = issuerStyles[certificate.issuer.en];
  if (!style) throw new Error(`No paper for ${certificate.issuer.en}`);
  const pdf = await printPage(certificatePage(certificate, style, company));
  await writeFile(new URL(`../../files/${certificate.file}`, import.meta.url), pdf);
  await writeFile(new URL(`../../pictures/${certificate.image}.webp`, import.meta.url), await photographSheet(pdf));
}

await mkdir(new URL('../../files/', import.meta.url), { recursive: true });
const wanted = process.argv.slice(2);
for (const certificate of certificates) {
  if (wanted.length === 0 || wanted.includes(certificate.key)) await drawCertificate(certificate);
}
