import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './run-tool.mjs';
import { compileCommand, compileWords } from './words.mjs';

// Pages are Vite's to reload; a change in these folders needs a new process.
const watched = ['server', 'shared', 'generated/messages'].filter((folder) => existsSync(join(root, folder)));

await compileWords();

const [paraglide, ...compile] = compileCommand;
const words = spawn(join(root, 'node_modules/.bin', paraglide), [...compile, '--watch'], {
  cwd: root,
  stdio: ['ignore', 'ignore', 'inherit'],
});
const server = spawn(
  process.execPath,
  [...watched.map((folder) => `--watch-path=${folder}`), '--watch-preserve-output', 'server/main/dev.ts'],
  {
    cwd: root,
    stdio: 'inherit',
    env: { BACKUP_EVERY: 'off', JOURNAL_EVERY: '0', ...process.env, NODE_ENV: 'development' },
  },
);

const stop = () => {
  words.kill();
  server.kill();
};
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, stop);
server.on('close', (status) => {
  stop();
  process.exitCode = status ?? 0;
});
