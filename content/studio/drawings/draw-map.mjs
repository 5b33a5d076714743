import { writeFile } from 'node:fs/promises';
import { mapPaths } from './brand/jordan.mjs';

const written = Object.entries(mapPaths).map(([name, value]) => `  ${name}: ${JSON.stringify(value)},`);
await writeFile(
  new URL('../../../app/site/components/brand/map-paths.ts', import.meta.url),
  `// Drawn by content/studio/drawings/draw-map.mjs: Jordan in a box of 500 × 510 units.\nexport const mapPaths = {\n${written.join('\n')}\n} as const;\n`,
);
