import { arabic, latin, polar, repeat } from '../shared/svg.mjs';

const meadow = '#3f7d2c';
const spring = '#8fb93a';
const clay = '#c4552d';

function ray(index) {
  const [x0, y0] = polar([600, 300], 84, -75 + index * 25);
  const [x1, y1] = polar([600, 300], 112, -75 + index * 25);
  return `<path d="M${x0} ${y0}L${x1} ${y1}"/>`;
}

/** Feed mill: sun over ploughed meadows inside a rounded seal, soft lettering. */
export const marjovia = {
  ground: '#fffdf8',
  art: `
    <clipPath id="seal"><path d="M420 330a180 180 0 0 1 360 0v40a90 90 0 0 1 -90 90h-180a90 90 0 0 1 -90 -90z"/></clipPath>
    <g clip-path="url(#seal)">
      <rect x="420" y="130" width="360" height="340" fill="#fbe6b8"/>
      <circle cx="600" cy="300" r="66" fill="${clay}"/>
      <g stroke="${clay}" stroke-width="13" stroke-linecap="round">${repeat(7, ray)}</g>
      <path fill="${spring}" d="M400 330C480 282 560 296 640 340S760 372 800 340V480H400z"/>
      <path fill="${meadow}" d="M400 404C500 346 600 352 800 300V480H400z"/>
      <g fill="none" stroke="#fffdf8" stroke-width="7">
        <path d="M470 480C520 410 620 370 800 330"/>
        <path d="M560 480C600 430 680 398 800 372"/>
        <path d="M650 480C680 450 730 430 800 414"/>
      </g>
    </g>
    ${latin('marjovia', { y: 612, size: 168, family: 'Comfortaa', 'font-weight': 700, fill: meadow, 'letter-spacing': -3 })}
    ${latin('FEEDS', { x: 940, y: 690, size: 48, family: 'Quicksand', 'font-weight': 700, fill: clay, 'letter-spacing': 13, anchor: 'end' })}
    ${arabic('أعلاف مرجوفيا', { y: 806, size: 80, family: 'Lemonada', 'font-weight': 600, fill: meadow })}`,
};
