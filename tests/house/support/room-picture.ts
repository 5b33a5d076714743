import { readRooms } from './rooms.ts';
import { isTest, sourceFiles } from './source-files.ts';
import { readModule, type SourceModule } from './source-modules.ts';

/** Where the picture lies. */
export const roomPicture = 'docs/pictures/rooms.svg';

/** How a room uses another: by value, or only its types. */
type Use = 'value' | 'types';
type Uses = Map<string, Use>;

/** The rooms, the highest first. */
const rows = (await readRooms()).toReversed();

/** Which row uses which, from the imports of the files. */
export function usesBetween(modules: readonly SourceModule[]): Uses {
  const rowOf = (path: string) => rows.findIndex((room) => path.startsWith(`${room.path}/`));
  const uses: Uses = new Map();
  for (const { path, imports } of modules) {
    const from = rowOf(path);
    for (const { target, isPackage, isTypeOnly } of imports) {
      const to = isPackage ? -1 : rowOf(target);
      if (from < 0 || to < 0 || from === to) continue;
      const key = `${from} ${to}`;
      if (uses.get(key) !== 'value') uses.set(key, isTypeOnly ? 'types' : 'value');
    }
  }
  return uses;
}

const row = 36;
const left = 16;
const holdsWidth = 190;
const cell = 30;
const top = 40;

const colours = {
  ground: '#fcfbf8',
  line: '#dfdbd0',
  ink: '#14222e',
  muted: '#4a5a67',
  use: '#126fac',
  wrong: '#b3261e',
};

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

type TextOptions = { size?: number; fill?: string; anchor?: 'start' | 'middle'; weight?: number };

function text(x: number, y: number, words: string, options: TextOptions = {}): string {
  const { size = 13, fill = colours.ink, anchor = 'start', weight = 400 } = options;
  return `<text x="${x}" y="${y}" font-size="${size}" font-weight="${weight}" fill="${fill}" text-anchor="${anchor}">${escaped(words)}</text>`;
}

/** A mark where the room of the row uses the room of the column: full by value, hollow for types, red where it points up. */
function mark(from: number, to: number, use: Use): string {
  const x = left + holdsWidth + to * cell + cell / 2;
  const y = top + from * row + row / 2;
  const colour = to < from ? colours.wrong : colours.use;
  const fill = use === 'value' ? colour : 'none';
  return `<circle cx="${x}" cy="${y}" r="6" fill="${fill}" stroke="${colour}" stroke-width="2"/>`;
}

function drawRow(name: string, place: number, width: number): string {
  const y = top + place * row;
  const middle = y + row / 2 + 5;
  const number = `${rows.length - 1 - place}`;
  const column = left + holdsWidth + place * cell + cell / 2;
  return [
    `<rect x="${left}" y="${y + 3}" width="${width - 2 * left}" height="${row - 6}" rx="6" fill="#ffffff" stroke="${colours.line}"/>`,
    text(left + 24, middle, number, { anchor: 'middle', fill: colours.muted }),
    text(left + 48, middle, name, { weight: 600 }),
    text(column, top - 10, number, { anchor: 'middle', fill: colours.muted }),
    text(column, middle, '–', { anchor: 'middle', fill: colours.line }),
  ].join('');
}

/** The rooms as SVG, each with a mark for each room that its files import. */
export async function drawRooms(): Promise<string> {
  const paths = (await sourceFiles('{app,server,shared}/**/*.{ts,tsx}')).filter((path) => !isTest(path));
  const uses = usesBetween(paths.map(readModule));
  const width = left * 2 + holdsWidth + rows.length * cell;
  const height = top + rows.length * row + 36;
  const marks = [...uses].map(([key, use]) => {
    const [from = 0, to = 0] = key.split(' ').map(Number);
    return mark(from, to, use);
  });
  const legend =
    'A mark: files of this row import files of the row with that number. Full: values. Hollow: types alone. Red: upwards.';
  const parts = [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" font-family="system-ui, sans-serif">`,
    `<rect width="${width}" height="${height}" fill="${colours.ground}"/>`,
    ...rows.map(({ path }, place) => drawRow(path, place, width)),
    ...marks.sort(),
    text(left, height - 12, legend, { size: 12, fill: colours.muted }),
    '</svg>',
  ];
  return `${parts.join('\n')}\n`;
}
