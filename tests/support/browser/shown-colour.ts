import type { Locator } from 'playwright-core';

type Colour = 'red' | 'yellow' | 'green' | 'blue' | 'grey';

/** Degrees of the colour circle at which each colour ends. */
const ends: [Colour, number][] = [
  ['red', 25],
  ['yellow', 70],
  ['green', 175],
  ['blue', 270],
  ['red', 360],
];

/** Which colour the words of an element are seen in. */
export async function colourOf(element: Locator): Promise<Colour> {
  const [red = 0, green = 0, blue = 0] = await element.evaluate((shown) => {
    const canvas = document.createElement('canvas').getContext('2d')!;
    canvas.fillStyle = getComputedStyle(shown).color;
    canvas.fillRect(0, 0, 1, 1);
    return [...canvas.getImageData(0, 0, 1, 1).data];
  });
  const most = Math.max(red, green, blue);
  const spread = most - Math.min(red, green, blue);
  if (spread < 24) return 'grey';
  const sixth =
    most === red
      ? ((green - blue) / spread + 6) % 6
      : most === green
        ? (blue - red) / spread + 2
        : (red - green) / spread + 4;
  return ends.find(([, end]) => sixth * 60 <= end)?.[0] ?? 'red';
}
