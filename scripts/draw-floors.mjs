// `npm run draw:floors`: draws docs/pictures/floors.svg from the imports; tests/house/floor-picture.test.ts compares.
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { root } from './run-tool.mjs';

const { drawFloors, floorPicture } = await import('../tests/house/support/floor-picture.ts');
await writeFile(join(root, floorPicture), await drawFloors());
console.log(`${floorPicture} is drawn.`);
