import { appendFileSync } from 'node:fs';
import { registerHooks } from 'node:module';

// For `node --import`: writes down the address of every module that a program loads, a line each.
registerHooks({
  load(url, context, nextLoad) {
    if (!url.startsWith('node:')) appendFileSync(process.env.LOADED_TOLD_TO, `${url}\n`);
    return nextLoad(url, context);
  },
});
