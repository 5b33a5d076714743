import { readdir } from 'node:fs/promises';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { spellCommand } from '#server/core/config/spell-command.ts';
import { explainWriting, nearestFolder, tryWriting } from '#server/core/files/storage/writable-folder.ts';
import { createSite } from '#server/main/site.ts';
import { builtPages } from '#server/site/pages/built-pages.ts';
import { copySite } from '#server/site/static-copy/copy-site.ts';
import { makeCommand } from './command-line.ts';

const usage = `Writes a copy of the site that needs no server, for days on which there is none:

  ${spellCommand('export-static')} --to FOLDER

The folder has to be empty. It holds every page of both languages with its pictures; forms give way to mail and WhatsApp.
`;

const options = { to: { type: 'string' } } as const;

/** @throws Error when there is something in `folder` already, or it cannot be written to; it is not made here */
async function requireEmptyFolder(folder: string): Promise<void> {
  const nearest = await nearestFolder(folder);
  const present = await tryWriting(nearest)
    .then(() => (nearest === folder ? readdir(folder) : []))
    .catch((error: unknown) => {
      throw new Error(`${folder} ${explainWriting(error)}`, { cause: error });
    });
  if (present.length > 0) throw new Error(`${folder} is not empty; nothing was changed.`);
}

/** The command `export-static`. */
export const runExportCommand = makeCommand({
  usage,
  read(args) {
    const { to } = parseArgs({ args, options }).values;
    if (!to) throw new Error('Where to?');
    return resolve(to);
  },
  settings: (_, { LOG_LEVEL = 'error' }) => ({ LOG_LEVEL }),
  async work(folder, config) {
    await requireEmptyFolder(folder);
    const site = await createSite(config, { pages: await builtPages() });
    try {
      const { pages, files } = await copySite(site, { folder, siteUrl: config.siteUrl });
      return `Copied ${pages} pages and ${files} files to ${folder}.`;
    } finally {
      await site.close();
    }
  },
});
