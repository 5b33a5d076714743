/** Artwork of the sacks: flour, sugar, fertiliser, cement. Front panels at 3 px per millimetre. */
import { artworkFacts } from '../../../pictures/printed-facts.ts';
import { brandColours } from '../../drawings/brand/mark.mjs';
import { arabic, colour, companyMark, latin, wheatEar, writePanel } from './panel.mjs';

const W = 1560;
const H = 2580;
const mid = W / 2;

function flour() {
  const navy = '#173a63';
  return `<rect y="330" width="${W}" height="96" fill="${navy}"/><rect y="446" width="${W}" height="20" fill="${colour.gold}"/>
    <rect y="${H - 420}" width="${W}" height="120" fill="${navy}"/><rect y="${H - 460}" width="${W}" height="20" fill="${colour.gold}"/>
    <circle cx="${mid}" cy="850" r="292" fill="none" stroke="${navy}" stroke-width="16"/><circle cx="${mid}" cy="850" r="262" fill="${navy}"/>
    ${wheatEar(mid, 935, 0.95, '#f5edd6')}${wheatEar(mid - 112, 965, 0.66, '#e5b65a')}${wheatEar(mid + 112, 965, 0.66, '#e5b65a')}
    ${arabic(mid, 1365, 168, navy, 'مطاحن سنابل', 'font-weight="800"')}
    ${latin(mid, 1530, 126, navy, 'SANABEL MILLS', 'font-weight="800" letter-spacing="8"')}
    <rect x="330" y="1590" width="${W - 660}" height="9" fill="${colour.gold}"/>
    ${arabic(mid, 1715, 76, navy, 'طحين قمح متعدد الاستعمالات', 'font-weight="600"')}
    ${latin(mid, 1812, 62, navy, 'ALL-PURPOSE WHEAT FLOUR', 'letter-spacing="6"')}
    ${latin(mid, 2070, 200, navy, artworkFacts.flour.filledWeight, 'font-weight="800"')}`;
}

function sugar() {
  const b = colour.blue;
  return `    <path d="M${mid - 330} 960 l330 -190 l330 190 v330 l-330 190 l-330 -190z" fill="${b}"/>
    <path d="M${mid - 330} 960 l330 190 l330 -190 M${mid} 1150 v330" fill="none" stroke="#fff" stroke-width="20"/>
    ${arabic(mid, 1680, 112, colour.deepBlue, 'سكر أبيض ناعم', 'font-weight="800"')}
    ${latin(mid, 1800, 78, colour.deepBlue, 'REFINED WHITE SUGAR', 'font-weight="700" letter-spacing="6"')}
    ${latin(mid, 2040, 150, b, artworkFacts.sugar.filledWeight, 'font-weight="800"')}`;
}

function fertiliser() {
  const g = colour.green;
  const { filledWeight, uv } = artworkFacts.fertiliser;
  return `<rect y="300" width="${W}" height="250" fill="${colour.blue}"/>${arabic(mid, 462, 150, '#fff', 'سماد مركّب', 'font-weight="800"')}
    <path d="M${mid} 640 C ${mid + 420} 780, ${mid + 330} 1180, ${mid} 1250 C ${mid - 330} 1180, ${mid - 420} 780, ${mid} 640z" fill="${g}"/>
    <path d="M${mid} 720 V1400 M${mid} 900 l150 -95 M${mid} 900 l-150 -95 M${mid} 1060 l165 -105 M${mid} 1060 l-165 -105" stroke="#fff" stroke-width="18" fill="none"/>
    ${latin(mid, 1700, 400, colour.deepGreen, 'NPK', 'font-weight="900" letter-spacing="10"')}
    ${latin(mid, 1860, 130, colour.deepGreen, '20-20-20 + TE', 'font-weight="700"')}
    <rect y="1950" width="${W}" height="330" fill="${colour.blue}"/>
    ${latin(mid, 2095, 130, '#fff', 'KHISB', 'font-weight="800" letter-spacing="30"')}${latin(mid, 2225, 88, '#fff', `${filledWeight}  ·  ${uv}`, 'font-weight="600"')}`;
}

function cement() {
  const w = 1500;
  const c = w / 2;
  const grey = '#4a4f55';
  return `<rect y="150" width="${w}" height="170" fill="${grey}"/>${latin(c, 268, 96, '#fff', 'PORTLAND CEMENT  42.5 N', 'font-weight="700" letter-spacing="6"')}
    <path d="M170 900 L560 430 L760 660 L960 470 L1330 900z" fill="${grey}"/><path d="M560 430 L440 575 L530 545 L590 620 L655 550z M960 470 L880 550 L950 600 L1010 540 L1055 580z" fill="#fff"/>
    ${arabic(c, 1140, 205, grey, 'إسمنت جبل', 'font-weight="900"')}
    ${latin(c, 1365, 160, '#ffffff', 'JABAL CEMENT', 'font-weight="900" letter-spacing="10"')}
    <rect y="1440" width="${w}" height="190" fill="${grey}"/>${latin(c, 1580, 130, '#fff', artworkFacts.cement.filledWeight, 'font-weight="800"')}`;
}

/** The folded end of a block-bottom bag: cover patch, fold lines and the valve at one corner. */
function cementEnd() {
  return `<rect x="60" y="26" width="1380" height="293" rx="4" fill="#8d6b45"/><rect x="60" y="26" width="1380" height="293" rx="4" fill="none" stroke="#5e4428" stroke-width="5"/>
    <path d="M60 26 L200 172 L60 319 M1440 26 L1300 172 L1440 319" fill="none" stroke="#654a2c" stroke-width="6"/>
    <rect x="1180" y="58" width="320" height="228" rx="8" fill="#a58258" stroke="#5e4428" stroke-width="5"/><path d="M1440 58 v228" stroke="#5e4428" stroke-width="5"/>
    ${latin(620, 150, 62, '#4a3520', 'JABAL CEMENT  42.5 N', 'font-weight="800" letter-spacing="6"')}${arabic(620, 245, 66, '#4a3520', 'إسمنت جبل', 'font-weight="800"')}`;
}

/** The company's mark over its name in both scripts: the names in `ink`, the mark as `mark` says. */
function mansooj(ink, mark = {}) {
  return `${companyMark(450, 270, 440, mark)}${arabic(450, 660, 150, ink, 'منسوج', 'font-weight="800"')}${latin(450, 830, 104, ink, 'MANSOOJ', 'font-weight="800" letter-spacing="12"')}`;
}

/** The company's own sack: the site's mark, both names, and bands; no figures, since it stands for no product. */
function mansoojSack() {
  const { green } = brandColours;
  const b = colour.deepBlue;
  return `<rect y="300" width="${W}" height="70" fill="${b}"/><rect y="392" width="${W}" height="22" fill="${green}"/>
    ${companyMark(mid, 936, 588, { gap: 2 })}
    ${arabic(mid, 1540, 264, b, 'منسوج', 'font-weight="900"')}
    ${latin(mid, 1775, 160, b, 'MANSOOJ', 'font-weight="900" letter-spacing="22"')}
    <rect y="${H - 440}" width="${W}" height="22" fill="${green}"/><rect y="${H - 396}" width="${W}" height="150" fill="${b}"/>`;
}

/** Write the panels into the scratch folder. */
export async function drawSackArt(out) {
  await writePanel(out, 'flour', W, H, flour());
  await writePanel(out, 'sugar', W, H, sugar());
  await writePanel(out, 'fertiliser', W, H, fertiliser());
  await writePanel(out, 'cement', 1500, 1800, cement());
  await writePanel(out, 'cement-end', 1500, 345, cementEnd());
  await writePanel(out, 'mansooj-flat', 1350, 1000, `<g transform="translate(225 50)">${mansooj(colour.deepBlue)}</g>`);
  await writePanel(out, 'mansooj-sack', W, H, mansoojSack());
  await writePanel(out, 'mansooj', 900, 900, mansooj(colour.deepBlue));
  await writePanel(out, 'mansooj-white', 900, 900, mansooj('#ffffff', { ink: '#ffffff' }));
}
