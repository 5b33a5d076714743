/** The most that a picture is enlarged, and what the buttons and keys lead through on the way. */
const levels = [1, 1.5, 2, 3, 4];
export const mostEnlarged = 4;
/** The level of a double tap or double click. */
const tapLevel = 2.5;
/** In CSS pixels: a tap moves less, a swipe at least so far, and an arrow key moves the picture by so much. */
const [tapReach, swipeDistance, panStep] = [12, 40, 80];
/** The longest time between the two taps of a double tap, in milliseconds. */
const tapPause = 350;

type Point = { x: number; y: number };

type Gestures = {
  /** One finger swept over the whole picture: 1 to the right, -1 to the left. */
  onSwipe(direction: number): void;
  /** The picture is shown at another size: 1 is all of it. */
  onScale(scale: number): void;
};

const between = (least: number, value: number, greatest: number) => Math.max(least, Math.min(greatest, value));
const distance = (a: Point, b: Point) => Math.hypot(a.x - b.x, a.y - b.y);
const middle = (a: Point, b: Point): Point => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });

/**
 * Enlarges a picture in `stage` by pinch, double tap, wheel and keys, and moves the enlarged one within its bounds.
 * Points are CSS pixels from the middle of the stage.
 */
export function startZoom(stage: HTMLElement, { onSwipe, onScale }: Gestures) {
  let image: HTMLImageElement | null = null;
  let scale = 1;
  let shift: Point = { x: 0, y: 0 };
  const fingers = new Map<number, Point>();
  let began: Point | undefined;
  let tapped = { x: 0, y: 0, time: 0 };

  /** How far the picture at `scale` may move to either side before its edge leaves the edge of the stage. */
  function room(): Point {
    const [width, height] = [Number(image?.getAttribute('width')), Number(image?.getAttribute('height'))];
    const fit = scale * Math.min(stage.clientWidth / width, stage.clientHeight / height);
    return {
      x: Math.max(0, (width * fit - stage.clientWidth) / 2),
      y: Math.max(0, (height * fit - stage.clientHeight) / 2),
    };
  }

  function move(wanted: Point): void {
    if (!image) return;
    const { x, y } = room();
    shift = { x: between(-x, wanted.x, x), y: between(-y, wanted.y, y) };
    image.style.transform = scale > 1 ? `translate(${shift.x}px,${shift.y}px) scale(${scale})` : '';
  }

  /** What is at `from` is at `to` afterwards, as far as the bounds allow. */
  function zoom(wanted: number, from: Point = { x: 0, y: 0 }, to: Point = from): void {
    const before = scale;
    scale = between(1, wanted, mostEnlarged);
    const grown = scale / before;
    move({ x: to.x - (from.x - shift.x) * grown, y: to.y - (from.y - shift.y) * grown });
    if (scale > 1 && image) askForLargest(image);
    stage.toggleAttribute('data-enlarged', scale > 1);
    if (grown !== 1) onScale(scale);
  }

  /** To the next level above (1) or below (-1). */
  function step(by: number): void {
    const next =
      by > 0 ? levels.find((level) => level > scale * 1.01) : levels.findLast((level) => level < scale * 0.99);
    zoom(next ?? scale);
  }

  function readPoint({ clientX, clientY }: MouseEvent): Point {
    const { left, top, width, height } = stage.getBoundingClientRect();
    return { x: clientX - left - width / 2, y: clientY - top - height / 2 };
  }

  /** The second of two taps at one place enlarges it, or shows all again. */
  function tap(point: Point, time: number): void {
    const isSecond = time - tapped.time < tapPause && distance(point, tapped) < 3 * tapReach;
    tapped = isSecond ? { x: 0, y: 0, time: 0 } : { ...point, time };
    if (isSecond) zoom(scale > 1 ? 1 : tapLevel, point);
  }

  stage.addEventListener('pointerdown', (event) => {
    if (event.button !== 0) return;
    stage.setPointerCapture(event.pointerId);
    fingers.set(event.pointerId, readPoint(event));
    // Two fingers enlarge, they neither tap nor swipe.
    began = fingers.size === 1 ? readPoint(event) : undefined;
  });
  stage.addEventListener('pointermove', (event) => {
    const before = fingers.get(event.pointerId);
    if (!before) return;
    const now = readPoint(event);
    fingers.set(event.pointerId, now);
    const other = [...fingers].find(([id]) => id !== event.pointerId)?.[1];
    stage.toggleAttribute('data-held', true);
    if (other)
      zoom((scale * distance(now, other)) / distance(before, other), middle(before, other), middle(now, other));
    else move({ x: shift.x + now.x - before.x, y: shift.y + now.y - before.y });
  });
  const end = (event: PointerEvent): void => {
    if (!fingers.delete(event.pointerId)) return;
    if (fingers.size > 0) return;
    stage.removeAttribute('data-held');
    const now = readPoint(event);
    const from = event.type === 'pointerup' ? began : undefined;
    if (!from) return;
    const across = now.x - from.x;
    if (distance(now, from) < tapReach) tap(now, event.timeStamp);
    else if (scale === 1 && Math.abs(across) >= Math.max(swipeDistance, Math.abs(now.y - from.y)))
      onSwipe(Math.sign(across));
  };
  stage.addEventListener('pointerup', end);
  stage.addEventListener('pointercancel', end);
  stage.addEventListener('dragstart', (event) => event.preventDefault());
  stage.addEventListener(
    'wheel',
    (event) => {
      event.preventDefault();
      // Two fingers on a trackpad arrive as a turned wheel with Ctrl, in small steps.
      zoom(scale * Math.exp(-event.deltaY * (event.ctrlKey ? 0.01 : 0.002)), readPoint(event));
    },
    { passive: false },
  );
  addEventListener('resize', () => move(shift));
  // A page that was enlarged before the viewer opened is moved by the browser.
  const leaveToBrowser = (): void => {
    stage.toggleAttribute('data-page-enlarged', (visualViewport?.scale ?? 1) > 1);
  };
  visualViewport?.addEventListener('resize', leaveToBrowser);

  return {
    step,
    /** Begins with another picture, all of which is shown. */
    begin(shown: HTMLElement): void {
      image = shown.querySelector('img');
      leaveToBrowser();
      zoom(1);
    },
    /** Whether the key was for the enlargement: + - 0, and arrows while the picture is enlarged. */
    takesKey(key: string): boolean {
      const arrow = arrows[key];
      if (key === '+' || key === '=') step(1);
      else if (key === '-') step(-1);
      // Keyboards of Arabic type either zero.
      else if (key === '0' || key === '٠') zoom(1);
      else if (arrow && scale > 1) move({ x: shift.x - arrow[0] * panStep, y: shift.y - arrow[1] * panStep });
      else return false;
      return true;
    },
  };
}

/** Where the reader looks on, which is not where they read on: the same in both directions of reading. */
const arrows: Record<string, [number, number]> = {
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
};

/** Loads the largest variant even on a slow connection: who enlarges a picture wants its details. */
function askForLargest(image: HTMLImageElement): void {
  for (const source of image.parentElement?.querySelectorAll('source') ?? []) {
    if (source.sizes !== '9999px') source.sizes = '9999px';
  }
}
