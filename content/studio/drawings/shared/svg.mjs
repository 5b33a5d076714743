/** Numbers 0, 1, … count − 1, each turned into a piece of SVG and joined. */
export const repeat = (count, draw) => Array.from({ length: count }, (_, index) => draw(index)).join('');

/** The point at `degrees` clockwise from the top, `radius` away from the centre. */
export function polar(centre, radius, degrees) {
  const angle = ((degrees - 90) * Math.PI) / 180;
  return [centre[0] + radius * Math.cos(angle), centre[1] + radius * Math.sin(angle)].map((value) => +value.toFixed(2));
}

function lettering(words, { x = 600, size, family, anchor = 'middle', ...attributes }) {
  const all = { x, 'font-size': size, 'font-family': `'${family}'`, 'text-anchor': anchor, ...attributes };
  const written = Object.entries(all).map(([name, value]) => `${name}="${value}"`);
  return `<text ${written.join(' ')}>${words}</text>`;
}

/** A line of Latin lettering, centred on x unless `anchor` says otherwise. */
export const latin = (words, options) => lettering(words, options);

/** A line of Arabic lettering, shaped and ordered from the right; its `anchor` start is the right end. */
export const arabic = (words, options) => lettering(words, { direction: 'rtl', lang: 'ar', ...options });
