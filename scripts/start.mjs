import { enableCompileCache } from 'node:module';
import { join } from 'node:path';
import { buildAll } from './build.mjs';
import { program } from './build-program.mjs';
import { root } from './run-tool.mjs';

process.env.NODE_ENV ??= 'production';
// Halves the time that loading the program takes from the second start on.
enableCompileCache(join(root, '.cache/compiled'));
const steps = {
  pages: 'Step 2 of 4: building the pages; this takes about a minute, once …',
  program: 'Step 3 of 4: building the program …',
};
const started = Date.now();
let isBuilt = false;
const announce = (what) => {
  isBuilt = true;
  console.log(steps[what]);
};
await buildAll({ announce });
if (isBuilt)
  console.log(`Built in ${Math.round((Date.now() - started) / 1000)} s.\nStep 4 of 4: database and contents …`);
await import(program);
