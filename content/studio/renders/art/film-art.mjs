/** Full-bleed artwork for laminated bags: rice in three colours, animal feed, shopping bags. */
import { artworkFacts } from '../../../pictures/printed-facts.ts';
import { arabic, latin, writePanel } from './panel.mjs';

const fade = (id, stops) =>
  `<defs><linearGradient id="${id}" x1="0" y1="0" x2="0" y2="1">${stops.map(([at, c]) => `<stop offset="${at}" stop-color="${c}"/>`).join('')}</linearGradient></defs>`;

function palm(x, y, s, fill) {
  let leaves = '';
  for (const angle of [-78, -48, -18, 18, 48, 78])
    leaves += `<path transform="rotate(${angle} ${x} ${y})" d="M${x} ${y} C ${x + 60 * s} ${y - 90 * s}, ${x + 60 * s} ${y - 220 * s}, ${x} ${y - 300 * s} C ${x - 25 * s} ${y - 200 * s}, ${x - 25 * s} ${y - 90 * s}, ${x} ${y}z" fill="${fill}"/>`;
  return `${leaves}<path d="M${x - 22 * s} ${y} L${x - 38 * s} ${y + 330 * s} H${x + 38 * s} L${x + 22 * s} ${y}z" fill="${fill}"/>`;
}

/** Rice: a gold medallion with a palm over a field of grains. */
function rice(dark, main, light) {
  const [kilograms, unit] = artworkFacts.rice.filledWeight.split(' ');
  const grains = [];
  for (let k = 0; k < 190; k++) {
    const x = (k * 197.3) % 1200;
    const y = 1290 + ((k * 83.7) % 420);
    grains.push(
      `<ellipse cx="${x}" cy="${y}" rx="34" ry="11" transform="rotate(${(k * 67) % 180} ${x} ${y})" fill="#fffaf0" stroke="#d9c79a" stroke-width="2"/>`,
    );
  }
  return `${fade('g', [
    [0, dark],
    [0.55, main],
    [1, light],
  ])}<rect width="1200" height="1765" fill="url(#g)"/>
    <path d="M0 1290 C 300 1180, 900 1180, 1200 1290 V1765 H0z" fill="#efe3c4"/>${grains.join('')}
    <path d="M0 1290 C 300 1180, 900 1180, 1200 1290" fill="none" stroke="#e2b64c" stroke-width="22"/>
    <circle cx="600" cy="455" r="245" fill="${dark}" stroke="#e2b64c" stroke-width="18"/>${palm(600, 425, 0.56, '#f0c85f')}
    ${arabic(600, 925, 185, '#ffffff', 'نخلة', 'font-weight="900"')}${latin(600, 1060, 118, '#f6d983', 'NAKHLA', 'font-weight="800" letter-spacing="26"')}
    ${arabic(600, 1160, 66, '#ffffff', 'أرز طويل الحبة', 'font-weight="600"')}
    <circle cx="950" cy="1540" r="140" fill="#b3261e" stroke="#fff" stroke-width="10"/>${latin(950, 1560, 120, '#fff', kilograms, 'font-weight="900"')}${latin(950, 1620, 56, '#fff', unit, 'font-weight="800"')}`;
}

function feed() {
  const W = 1500;
  const H = 2520;
  const [kilograms, unit] = artworkFacts.feed.filledWeight.split(' ');
  const tones = ['#e9b64c', '#d3952f', '#8a962f', '#4f7d33', '#1d5c39'];
  const hills = tones
    .map(
      (c, k) =>
        `<path d="M0 ${1500 + k * 185} C 400 ${1330 + k * 195}, 900 ${1700 + k * 150}, ${W} ${1420 + k * 205} V ${H} H0z" fill="${c}"/>`,
    )
    .join('');
  const rays = Array.from(
    { length: 14 },
    (_, k) =>
      `<path transform="rotate(${k * 12.86 - 90} 750 1400)" d="M750 1400 L660 300 H840z" fill="#fff6d0" opacity=".22"/>`,
  ).join('');
  return `${fade('s', [
    [0, '#b2381f'],
    [0.35, '#ee8a35'],
    [0.58, '#fbd98a'],
  ])}<rect width="${W}" height="${H}" fill="url(#s)"/>${rays}<circle cx="750" cy="1400" r="240" fill="#fff0b8"/>${hills}
    <rect x="130" y="430" width="1240" height="620" rx="90" fill="#143f2c"/><rect x="156" y="456" width="1188" height="568" rx="70" fill="none" stroke="#e7b04a" stroke-width="10"/>
    ${arabic(750, 670, 172, '#fff', 'أعلاف الغور', 'font-weight="900"')}${latin(750, 855, 120, '#f2c668', 'GHOR FEEDS', 'font-weight="800" letter-spacing="12"')}${latin(750, 965, 70, '#fff', 'DAIRY COW MIX  16 %', 'letter-spacing="8"')}
    <circle cx="1170" cy="2010" r="200" fill="#b3261e" stroke="#fff" stroke-width="12"/>${latin(1170, 2040, 170, '#fff', kilograms, 'font-weight="900"')}${latin(1170, 2130, 80, '#fff', unit, 'font-weight="800"')}`;
}

function oliveBranch(stem, leaf, fruit) {
  let parts = `<path d="M250 1060 C 420 860, 620 640, 800 330" fill="none" stroke="${stem}" stroke-width="16"/>`;
  for (let k = 0; k < 9; k++) {
    const t = k / 8;
    const x = 270 + 510 * t;
    const y = 1030 - 690 * t;
    for (const side of [-1, 1])
      parts += `<path transform="translate(${x} ${y}) rotate(${side * 62 + 36})" d="M0 0 C 40 -60, 40 -150, 0 -210 C -40 -150, -40 -60, 0 0z" fill="${k % 2 ? leaf : stem}"/>`;
    if (k % 3 === 1) parts += `<ellipse cx="${x + 72}" cy="${y + 70}" rx="38" ry="50" fill="${fruit}"/>`;
  }
  return parts;
}

function shopper(base, stem, leaf, fruit, ink) {
  return `<rect width="1050" height="1250" fill="${base}"/><rect y="0" width="1050" height="70" fill="${ink}"/><g transform="translate(10 -150)">${oliveBranch(stem, leaf, fruit)}</g>
    ${arabic(525, 1035, 120, ink, 'سوق الزيتونة', 'font-weight="800"')}${latin(525, 1140, 76, ink, 'ZAYTOUNA MARKET', 'font-weight="700" letter-spacing="8"')}`;
}

/** A phone on which a proof is being approved: a marked point and three colours, two of them signed off. */
function phone() {
  const tick = (x) =>
    `<path d="M${x - 34} 1985 l24 26 l46 -54" fill="none" stroke="#fff" stroke-width="18" stroke-linecap="round" stroke-linejoin="round"/>`;
  const inks = ['#0c4a2c', '#e2b64c', '#b3261e'].map(
    (ink, k) => `<circle cx="${250 + k * 290}" cy="1980" r="92" fill="${ink}"/>`,
  );
  return `<rect width="1080" height="2340" fill="#f4f6f8"/><rect width="1080" height="250" fill="#155a8c"/>${latin(540, 175, 84, '#fff', `NAKHLA ${artworkFacts.rice.filledWeight}`, 'font-weight="700"')}
    <svg x="70" y="330" width="940" height="1383" viewBox="0 0 1200 1765">${rice('#0c4a2c', '#1b8a4f', '#6cc08b')}</svg>
    <circle cx="790" cy="1060" r="96" fill="none" stroke="#e0211b" stroke-width="20"/><circle cx="790" cy="1060" r="22" fill="#e0211b"/>
    ${inks.join('')}${tick(250)}${tick(540)}<rect x="90" y="2130" width="900" height="150" rx="40" fill="#2e9e6b"/>${arabic(540, 2236, 84, '#fff', 'اعتماد', 'font-weight="700"')}`;
}

/** Write the film artwork into the scratch folder. */
export async function drawFilmArt(out) {
  await writePanel(out, 'rice-green', 1200, 1765, rice('#0c4a2c', '#1b8a4f', '#6cc08b'));
  await writePanel(out, 'rice-blue', 1200, 1765, rice('#0d3a66', '#2276b8', '#7db9e2'));
  await writePanel(out, 'rice-red', 1200, 1765, rice('#5c1018', '#a82a2c', '#dc7a5c'));
  await writePanel(out, 'feed', 1500, 2520, feed());
  await writePanel(out, 'phone', 1080, 2340, phone());
  await writePanel(out, 'shopper-green', 1050, 1250, shopper('#f2ecdc', '#4a6b35', '#7c9a52', '#39452a', '#2c6b49'));
  await writePanel(out, 'shopper-blue', 1050, 1250, shopper('#2b7fba', '#d7ecf8', '#ffffff', '#0f4771', '#ffffff'));
  await writePanel(out, 'shopper-clay', 1050, 1250, shopper('#c2613f', '#f6dfc4', '#fbeedd', '#6d2c19', '#fff3e4'));
}
