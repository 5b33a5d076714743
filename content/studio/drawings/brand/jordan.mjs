/** Longitude and latitude in degrees, simplified by hand for a line drawing: not for navigation. */
const border = [
  [35.57, 32.65],
  [35.76, 32.74],
  [35.95, 32.7],
  [36.08, 32.52],
  [36.37, 32.39],
  [36.84, 32.31],
  [37.5, 32.7],
  [38.06, 33.0],
  [38.79, 33.37],
  [38.95, 32.9],
  [39.08, 32.5],
  [39.26, 32.35],
  [39.2, 32.16],
  [38.99, 32.0],
  [37.0, 31.5],
  [38.0, 30.5],
  [37.66, 30.33],
  [37.5, 30.0],
  [36.76, 29.87],
  [36.5, 29.5],
  [36.07, 29.19],
  [34.96, 29.36],
  [35.0, 29.53],
  [35.06, 29.85],
  [35.17, 30.2],
  [35.15, 30.45],
  [35.29, 30.8],
  [35.41, 31.06],
  [35.45, 31.25],
  [35.47, 31.5],
  [35.55, 31.77],
  [35.53, 31.95],
  [35.55, 32.2],
  [35.56, 32.45],
];
const deadSea = [
  [35.5, 31.76],
  [35.57, 31.77],
  [35.6, 31.66],
  [35.57, 31.44],
  [35.52, 31.36],
  [35.52, 31.28],
  [35.44, 31.24],
  [35.39, 31.3],
  [35.38, 31.46],
  [35.43, 31.62],
];
const gulf = [
  [34.99, 29.55],
  [35.01, 29.5],
  [34.96, 29.36],
  [34.86, 29.08],
  [34.66, 28.4],
  [34.4, 28.4],
  [34.66, 29.06],
  [34.8, 29.34],
  [34.93, 29.52],
];
const neighbours = [
  [
    [38.79, 33.37],
    [39.5, 33.72],
  ],
  [
    [39.2, 32.16],
    [39.75, 31.98],
  ],
  [
    [35.57, 32.65],
    [35.7, 33.25],
  ],
  [
    [34.99, 29.56],
    [34.6, 30.25],
  ],
  [
    [34.96, 29.36],
    [36.07, 29.19],
  ],
];
const places = { amman: [35.93, 31.95], plant: [36.12, 31.76], port: [35.0, 29.53] };
const roadToPort = [
  [36.12, 31.76],
  [36.0, 31.6],
  [36.05, 31.24],
  [35.99, 30.85],
  [35.75, 30.45],
  [35.74, 30.18],
  [35.52, 29.98],
  [35.33, 29.76],
  [35.0, 29.53],
];
const roadsAbroad = [
  [
    [35.93, 31.95],
    [36.05, 32.2],
    [36.2, 32.5],
    [36.24, 32.95],
  ],
  [
    [36.12, 31.76],
    [36.5, 31.88],
    [37.2, 32.2],
    [38.2, 32.5],
    [38.9, 32.9],
    [39.5, 33.05],
  ],
  [
    [36.12, 31.76],
    [36.8, 31.86],
    [37.6, 31.78],
    [38.5, 31.52],
  ],
];
const seaRoute = [
  [35.0, 29.53],
  [34.9, 29.33],
  [34.78, 29.08],
  [34.66, 28.8],
];

const degree = 104;
const west = 34.05;
const north = 33.62;
const shrink = Math.cos((31.2 * Math.PI) / 180);

/** Position on the drawing, in units of its box of 500 × 510. */
export const project = ([longitude, latitude]) =>
  [(longitude - west) * shrink * degree, (north - latitude) * degree].map((value) => +value.toFixed(1));

const line = (points) => `M${points.map((point) => project(point).join(' ')).join('L')}`;
const area = (points) => `${line(points)}Z`;

/** A line through points with rounded bends, for roads and ship routes. */
function bend(points) {
  const [start, ...rest] = points.map(project);
  const middle = (a, b) => a.map((value, axis) => +((value + b[axis]) / 2).toFixed(1));
  const curves = rest
    .slice(0, -1)
    .map((point, index) => `Q${point.join(' ')} ${middle(point, rest[index + 1]).join(' ')}`);
  return `M${start.join(' ')}${curves.join('')}L${rest.at(-1).join(' ')}`;
}

/** Everything the drawing of the map shows, as SVG path data and points. */
export const mapPaths = {
  land: area(border),
  deadSea: area(deadSea),
  gulf: area(gulf),
  neighbours: neighbours.map(line).join(''),
  roadToPort: bend(roadToPort),
  roadsAbroad: roadsAbroad.map(bend).join(''),
  seaRoute: bend(seaRoute),
  ends: [...roadsAbroad.map((road) => project(road.at(-1))), project(seaRoute.at(-1))],
  places: Object.fromEntries(Object.entries(places).map(([name, point]) => [name, project(point)])),
};
