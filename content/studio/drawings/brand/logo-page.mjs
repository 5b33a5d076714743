import { fileURLToPath } from 'node:url';
import { markSvg } from './mark.mjs';

const fontFace = (script) => {
  const file = new URL(
    `../../../node_modules/@fontsource-variable/readex-pro/files/readex-pro-${script}-wght-normal.woff2`,
    import.meta.url,
  );
  return `@font-face { font-family: '${script}'; font-weight: 160 700; src: url('file://${fileURLToPath(file)}'); }`;
};

/** A page as large as the logo: the mark, the name in both scripts, a rule between them. */
export const logoPage = `<!doctype html><meta charset="utf-8"><style>
${fontFace('latin')} ${fontFace('arabic')}
@page { size: 600px 120px; margin: 0 }
body { margin: 0; height: 120px; display: flex; align-items: center; justify-content: center; gap: 20px; font: 650 56px/1 latin; color: #14222e }
svg { flex: none; width: 82px; height: 82px }
b { font-weight: 650; letter-spacing: -1px }
i { width: 2px; height: 52px; background: #b9c6cf }
bdi { font: 650 58px/1 arabic; padding-bottom: 14px }
</style>${markSvg()}<b>Mansooj</b><i></i><bdi dir="rtl" lang="ar">منسوج</bdi>`;
