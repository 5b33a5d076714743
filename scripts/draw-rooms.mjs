// `npm run draw:rooms`: draws docs/pictures/rooms.svg from the imports; tests/house/room-picture.test.ts compares.
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { root } from './run-tool.mjs';

const { drawRooms, roomPicture } = await import('../tests/house/support/room-picture.ts');
await writeFile(join(root, roomPicture), await drawRooms());
console.log(`${roomPicture} is drawn.`);
