import { certificateCss } from './certificate-css.mjs';
import { guillocheFrame, page, rosette, weaveGround } from './guilloche.mjs';

const longDate = (locale) => new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' });
const dates = { en: longDate('en-GB'), ar: longDate('ar-JO-u-nu-latn') };

const words = {
  specimen: { en: 'Specimen', ar: 'نموذج' },
  scope: { en: 'Scope', ar: 'النطاق' },
  number: { en: 'Certificate number', ar: 'رقم الشهادة' },
  from: { en: 'Valid from', ar: 'سارية من' },
  until: { en: 'Valid until', ar: 'سارية حتى' },
  signed: { en: 'For the issuer', ar: 'عن جهة الإصدار' },
  invented: {
    en: 'Specimen for demonstration. The issuer and the number are invented; this document proves nothing.',
    ar: 'نموذج لأغراض العرض. جهة الإصدار والرقم متخيَّلان، ولا يُعتدّ بهذه الوثيقة إثباتًا.',
  },
};

const english = (text, tag = 'span') => `<${tag} lang="en" dir="ltr">${text}</${tag}>`;
const arabic = (text, tag = 'span') => `<${tag} lang="ar" dir="rtl">${text}</${tag}>`;
const both = ({ en, ar }, tag) => english(en, tag) + arabic(ar, tag);

/** Splits "ISO 9001:2015 – Quality management" at its dash; a name without one stays whole. */
function splitName(name) {
  const [code, ...rest] = name.split(' – ');
  return rest.length > 0 ? { code, text: rest.join(' – ') } : { code: '', text: name };
}

function background({ colours }, pitch) {
  const corners = [38, page.width - 38].flatMap((x) => [38, page.height - 38].map((y) => [x, y]));
  const corner = ([x, y]) =>
    `<circle cx="${x}" cy="${y}" r="30" fill="var(--ground)"/>${rosette({ x, y, inner: 7, outer: 28, petals: 12, strands: 4, colours })}`;
  return `<svg class="paper" width="${page.width}" height="${page.height}" viewBox="0 0 ${page.width} ${page.height}">
    <g fill="none" stroke-width="0.7">${guillocheFrame({ inset: 38, thickness: 30, strands: 6, pitch, colours })}</g>
    <g fill="none" stroke="${colours[0]}"><rect x="20" y="20" width="${page.width - 40}" height="${page.height - 40}" stroke-width="1.6"/><rect x="57" y="57" width="${page.width - 114}" height="${page.height - 114}" stroke-width="0.8"/></g>
    <g opacity="0.16">${weaveGround({ x: 217, y: 330, columns: 12, rows: 12, cell: 30, colour: colours[0] })}</g>
    ${corners.map(corner).join('')}
    <g class="watermark" transform="translate(${page.width / 2} 600) rotate(-42)"><text lang="en" y="-8">SPECIMEN</text><text lang="ar" direction="rtl" y="128">نموذج</text></g>
  </svg>`;
}

function seal({ colours }) {
  return `<svg class="seal" width="132" height="132" viewBox="0 0 132 132">
    ${rosette({ x: 66, y: 66, inner: 42, outer: 63, petals: 28, strands: 4, colours })}
    <circle cx="66" cy="66" r="41" fill="var(--ground)" stroke="${colours[0]}" stroke-width="1.4"/>
    <circle cx="66" cy="66" r="37" fill="none" stroke="${colours[2]}" stroke-width="0.8"/>
    <text x="66" y="63" lang="en">SPECIMEN</text><text x="66" y="84" lang="ar" direction="rtl" class="seal-ar">نموذج</text>
  </svg>`;
}

function heading({ name }) {
  const en = splitName(name.en);
  const ar = splitName(name.ar);
  const code = en.code.startsWith('ISO') ? `<p class="code" dir="ltr">${en.code}</p>` : '';
  const full = code === '' ? name : { en: en.text, ar: ar.text };
  return `${code}<h2>${both(full)}</h2>`;
}

const fact = (label, value) => `<div><dt>${both(label)}</dt><dd>${value}</dd></div>`;

/** The page of one certificate: its data from the demo content, its look from the issuer. */
export function certificatePage(certificate, style, company) {
  const { issuer, number, scope, validFrom, validUntil } = certificate;
  const date = (day) => english(dates.en.format(new Date(day))) + arabic(dates.ar.format(new Date(day)));
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>${certificate.name.en} (specimen)</title><style>${certificateCss(style)}</style>
  ${background(style, style.pitch)}
  <main>
    <header><svg class="emblem" width="74" height="74" viewBox="0 0 100 100">${style.emblem}</svg><div class="issuer">${both(issuer, 'p')}</div></header>
    <p class="banner">${both(words.specimen)}</p>
    <h1>${both(style.kind)}</h1>
    <p class="lead">${both(style.opening)}</p>
    <p class="holder">${both(company.legalName)}</p>
    <p class="place">${both(company.address)}</p>
    <p class="lead">${both(style.middle)}</p>
    ${heading(certificate)}
    <section class="scope"><div lang="en" dir="ltr"><h3>${words.scope.en}</h3><p>${scope.en}</p></div><div lang="ar" dir="rtl"><h3>${words.scope.ar}</h3><p>${scope.ar}</p></div></section>
    <dl>${fact(words.number, `<b dir="ltr">${number}</b>`)}${fact(words.from, date(validFrom))}${fact(words.until, date(validUntil))}</dl>
    <footer>${seal(style)}<div class="signature"><svg width="210" height="54" viewBox="0 0 210 54"><path d="M8 40C30 6 44 4 40 28S26 50 38 40S62 14 70 22S66 42 80 34S96 18 104 26S108 40 124 32S150 12 158 22S168 38 202 20" fill="none" stroke="${style.ink}" stroke-width="1.6" stroke-linecap="round"/></svg><p>${both(words.signed)}</p></div></footer>
  </main>
  <p class="notice">${both(words.invented)}</p></html>`;
}
