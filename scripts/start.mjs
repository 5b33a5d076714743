import { enableCompileCache } from 'node:module';
import { join } from 'node:path';
import { buildAll } from './build.mjs';
import { program } from './build-program.mjs';
import { root } from './run-tool.mjs';

process.env.NODE_ENV ??= 'production';
// Halves the time that loading the program takes from the second start on.
enableCompileCache(join(root, '.cache/compiled'));
let isTold = false;
const tellOnce = () => {
  if (!isTold) console.log('Building the pages; this takes a moment …');
  isTold = true;
};
await buildAll({ announce: tellOnce });
await import(program);
