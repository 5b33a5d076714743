/** Cuts a convex polygon to the half-plane a·x + b·y ≤ c. Points are [x, y] pairs. */
export function clipPolygon(points, { a, b, c }) {
  const kept = [];
  points.forEach((point, index) => {
    const next = points[(index + 1) % points.length];
    const here = a * point[0] + b * point[1] - c;
    const there = a * next[0] + b * next[1] - c;
    if (here <= 0) kept.push(point);
    if (here * there < 0) {
      const share = here / (here - there);
      kept.push(point.map((value, axis) => value + share * (next[axis] - value)));
    }
  });
  return kept;
}

/** The strip between two parallel edges: `from`–`to` is one of them, `across` lies on the other. */
export function stripAlong(from, to, across) {
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
  const a = (to[1] - from[1]) / length;
  const b = (from[0] - to[0]) / length;
  const edges = [from, across].map(([x, y]) => a * x + b * y);
  return { a, b, low: Math.min(...edges), high: Math.max(...edges) };
}

/** What is left of a tape where another one passes over it, with a gap on both sides. */
export function passUnder(points, { a, b, low, high }, gap) {
  return [clipPolygon(points, { a, b, c: low - gap }), clipPolygon(points, { a: -a, b: -b, c: -(high + gap) })].filter(
    (piece) => piece.length > 2,
  );
}

/** SVG path data of a list of polygons, rounded to hundredths. */
export const toPath = (polygons) =>
  polygons.map((points) => `M${points.map(([x, y]) => `${+x.toFixed(2)} ${+y.toFixed(2)}`).join('L')}Z`).join('');
