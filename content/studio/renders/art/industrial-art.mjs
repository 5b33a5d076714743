/** Artwork for jumbo bags, covers, bale labels, the printed web and the control panel's screen. */
import { artworkFacts } from '../../../pictures/printed-facts.ts';
import { arabic, colour, companyMark, latin, writePanel } from './panel.mjs';

function jumbo() {
  const b = colour.deepBlue;
  const { safeLoad, safetyFactor } = artworkFacts.jumbo;
  return `${companyMark(600, 240, 390)}${arabic(600, 650, 170, b, 'منسوج', 'font-weight="900"')}${latin(600, 832, 116, b, 'MANSOOJ', 'font-weight="900" letter-spacing="16"')}
    <rect x="120" y="870" width="960" height="10" fill="${colour.green}"/>${latin(600, 985, 96, b, `SWL ${safeLoad}   SF ${safetyFactor}`, 'font-weight="700"')}
    ${arabic(600, 1100, 72, b, `حمل التشغيل الآمن ${safeLoad.replace('kg', 'كغ')}`, 'font-weight="600"')}`;
}

function baffle() {
  const g = colour.deepGreen;
  const { safeLoad, bagSize } = artworkFacts.baffle;
  const hex = (x, y, r) =>
    `<path d="M${x} ${y - r} l${r * 0.866} ${r / 2} v${r} l${-r * 0.866} ${r / 2} l${-r * 0.866} ${-r / 2} v${-r}z" fill="none" stroke="${colour.green}" stroke-width="26"/>`;
  return `${hex(470, 250, 130)}${hex(730, 250, 130)}${hex(600, 475, 130)}${arabic(600, 800, 140, g, 'أملاح البلّورة', 'font-weight="800"')}
    ${latin(600, 965, 104, g, 'BALLORA SALT', 'font-weight="800" letter-spacing="8"')}${latin(600, 1075, 80, g, `${safeLoad}   ${bagSize}`, 'font-weight="600"')}`;
}

function web() {
  let cells = '<rect width="1600" height="1600" fill="#f4f4ef"/>';
  for (const [x, y] of [
    [400, 400],
    [1200, 1200],
  ])
    cells += companyMark(x, y, 460);
  for (const [x, y] of [
    [1200, 400],
    [400, 1200],
  ])
    cells += `${arabic(x, y - 20, 180, colour.deepBlue, 'منسوج', 'font-weight="900"')}${latin(x, y + 165, 100, colour.green, 'MANSOOJ', 'font-weight="900" letter-spacing="10"')}`;
  return `${cells}<rect x="0" width="36" height="1600" fill="${colour.green}"/><rect x="1564" width="36" height="1600" fill="${colour.green}"/>`;
}

function screen() {
  const box = (x, y, w, h, c) => `<rect x="${x}" y="${y}" width="${w}" height="${h}" rx="14" fill="${c}"/>`;
  const tile = (x, name, value, unit, c) =>
    `${box(x, 150, 280, 190, '#12304a')}${latin(x + 140, 205, 34, '#9fc6e4', name)}${latin(x + 140, 290, 72, c, value, 'font-weight="700"')}${latin(x + 140, 325, 28, '#9fc6e4', unit)}`;
  const bars = [0.62, 0.7, 0.66, 0.81, 0.78, 0.9, 0.86, 0.93, 0.88, 0.95, 0.91, 0.97]
    .map(
      (v, k) =>
        `<rect x="${60 + k * 50}" y="${690 - v * 270}" width="34" height="${v * 270}" rx="6" fill="${k > 8 ? colour.green : colour.blue}"/>`,
    )
    .join('');
  const points = Array.from(
    { length: 24 },
    (_, k) => `${710 + k * 22},${560 - 70 * Math.sin(k * 0.55) - 18 * Math.sin(k * 1.9)}`,
  ).join(' ');
  return `<rect width="1280" height="800" fill="#0a1a29"/>${box(0, 0, 1280, 100, '#0f2a42')}${latin(210, 66, 46, '#fff', 'LINE 4 · LOOMS', 'font-weight="700"')}${arabic(1080, 68, 46, '#fff', 'خط الأنوال 4', 'font-weight="700"')}
    ${tile(40, 'SPEED', '182', 'picks/min', '#ffffff')}${tile(350, 'WIDTH', '1,045', 'mm', '#ffffff')}${tile(660, 'EFFICIENCY', '94.6', '%', '#6fe0a5')}${tile(970, 'ORDER', '68', '%', '#7fc3ee')}
    ${box(40, 380, 620, 340, '#12304a')}${bars}${box(690, 380, 560, 340, '#12304a')}<polyline points="${points}" fill="none" stroke="#6fe0a5" stroke-width="7"/><path d="M710 640 H1230 M710 480 H1230" stroke="#2d5373" stroke-width="3"/>
    ${box(40, 745, 1210, 35, '#14603f')}`;
}

/** Millimetre marks and figures of a 310 mm steel ruler, 10 px per millimetre. */
function ruler() {
  let marks = '';
  for (let k = 0; k <= 300; k++) {
    const length = k % 10 === 0 ? 90 : k % 5 === 0 ? 68 : 48;
    marks += `<rect x="${50 + k * 10 - 1}" y="0" width="2.4" height="${length}" fill="#000"/>`;
    if (k % 10 === 0 && k > 0) marks += latin(50 + k * 10, 150, 56, '#000', `${k / 10}`, 'font-weight="600"');
  }
  return marks;
}

/** The words under an emergency stop. */
const stop = () =>
  `<rect width="1160" height="380" fill="#f0b400"/>${arabic(580, 165, 150, '#14160f', 'توقّف طارئ', 'font-weight="800"')}${latin(580, 320, 112, '#14160f', 'EMERGENCY STOP', 'font-weight="800" letter-spacing="4"')}`;

/** The plan in a cabinet's door: a ring of cabinets with the control room on it. */
function plan() {
  const at = Array.from({ length: 10 }, (_, k) => {
    const turn = (k / 10) * 2 * Math.PI;
    return [420 + 280 * Math.sin(turn), 590 - 280 * Math.cos(turn)];
  });
  const boxes = at.map(
    ([x, y], k) =>
      `<rect x="${x - 52}" y="${y - 36}" width="104" height="72" fill="#fff" stroke="#14222e" stroke-width="5"/>${latin(x, y + 14, 40, '#14222e', `C${k + 1}`)}`,
  );
  return `<rect width="840" height="1188" fill="#fbfbf8"/><rect x="30" y="30" width="780" height="1128" fill="none" stroke="#14222e" stroke-width="5"/>
    ${arabic(420, 130, 62, colour.deepBlue, 'حلقة الألياف الضوئية', 'font-weight="700"')}${latin(420, 220, 58, colour.deepBlue, 'FIBRE RING', 'font-weight="700"')}
    <circle cx="420" cy="590" r="280" fill="none" stroke="${colour.green}" stroke-width="12"/>${boxes.join('')}
    <rect x="310" y="535" width="220" height="110" fill="${colour.deepBlue}"/>${latin(420, 605, 44, '#fff', 'CONTROL')}
    <path d="M30 980 H810 M30 1070 H810 M420 980 V1158" stroke="#14222e" stroke-width="5"/>`;
}

/** The label of a bale: its code in bars and letters, and what it holds. */
function baleLabel() {
  const code = 'M-2611-0427-18';
  const bars = [...code.repeat(3)].map((sign, k) => {
    const width = 5 + ((sign.charCodeAt(0) * (k + 3)) % 4) * 4;
    return `<rect x="${130 + k * 27}" y="400" width="${width}" height="260" fill="#14222e"/>`;
  });
  return `<rect width="1400" height="1000" fill="#fbfbf8"/><rect width="1400" height="26" fill="${colour.blue}"/><rect y="974" width="1400" height="26" fill="${colour.green}"/>
    ${companyMark(210, 200, 170)}${arabic(1010, 180, 96, colour.deepBlue, 'بالة رقم 18', 'font-weight="800"')}${latin(1010, 290, 72, '#14222e', '500 BAGS', 'font-weight="700"')}
    ${bars.join('')}${latin(700, 760, 84, '#14222e', code, 'font-weight="700" letter-spacing="8"')}${latin(700, 880, 60, '#4a5a67', 'LINER 2611-7   RESIN R-5530')}`;
}

/** A month on the looms: a bar for each job, and one whose last day is ringed. */
function loomPlan() {
  const [left, top, day, row] = [250, 330, 58, 96];
  const jobs = [
    [0, 0, 9],
    [0, 10, 22],
    [1, 2, 14],
    [1, 16, 28],
    [2, 0, 6],
    [2, 8, 19],
    [3, 3, 17],
    [3, 19, 27],
    [4, 0, 11],
    [4, 14, 26],
    [5, 5, 15],
    [6, 1, 20],
  ];
  const bars = jobs.map(([loom, from, to], k) => {
    const fill = k === 6 ? colour.green : k % 3 === 0 ? colour.deepBlue : colour.blue;
    return `<rect x="${left + from * day + 6}" y="${top + loom * row + 16}" width="${(to - from) * day - 12}" height="64" rx="12" fill="${fill}"/>`;
  });
  const days = Array.from({ length: 28 }, (_, k) => latin(left + (k + 0.5) * day, 300, 34, '#4a5a67', `${k + 1}`));
  const lines = Array.from(
    { length: 29 },
    (_, k) => `<path d="M${left + k * day} 320V1010" stroke="#cfd8df" stroke-width="3"/>`,
  );
  const rows = Array.from(
    { length: 8 },
    (_, k) => `<path d="M90 ${top + k * row}H1874" stroke="#8fa0ad" stroke-width="3"/>`,
  );
  const looms = Array.from({ length: 7 }, (_, k) =>
    latin(170, top + (k + 0.66) * row, 48, '#14222e', `L${k + 1}`, 'font-weight="600"'),
  );
  return `<rect width="1964" height="1100" fill="#fbfbf8"/>${latin(440, 165, 84, colour.deepBlue, 'LOOM PLAN', 'font-weight="700"')}${arabic(1580, 165, 88, colour.deepBlue, 'خطة الأنوال', 'font-weight="700"')}
    ${days.join('')}${lines.join('')}${rows.join('')}${looms.join('')}${bars.join('')}
    <circle cx="${left + 16.5 * day}" cy="288" r="54" fill="none" stroke="#d0321f" stroke-width="12"/>`;
}

/** The display of a laboratory balance: ten by ten centimetres of a fabric of 65 g/m². */
const reading = () =>
  `<rect width="900" height="260" fill="#0d1b16"/>${latin(500, 205, 220, '#8ff0b4', '0.65 g', 'font-weight="600" letter-spacing="10"')}`;

/** Write the industrial artwork into the scratch folder. */
export async function drawIndustrialArt(out) {
  await writePanel(out, 'stop', 1160, 380, stop());
  await writePanel(out, 'plan', 840, 1188, plan());
  await writePanel(out, 'jumbo', 1200, 1200, jumbo());
  await writePanel(out, 'baffle', 1200, 1200, baffle());
  await writePanel(out, 'web', 1600, 1600, web());
  await writePanel(out, 'ruler', 3100, 250, ruler());
  await writePanel(out, 'bale-label', 1400, 1000, baleLabel());
  await writePanel(out, 'loom-plan', 1964, 1100, loomPlan());
  await writePanel(out, 'reading', 900, 260, reading());
  await writePanel(out, 'screen', 1280, 800, screen());
}
