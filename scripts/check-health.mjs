// `npm run health`, and a container's health check: exit status 0 when the site answers and reaches its database, else 1
// with the reason. A full disk or an unreachable bucket is not a failure: a restart would not help.
import { addSettingsFile } from '../server/core/config/settings-file.ts';
import { answerHelp } from './command-help.mjs';

const usage = `Says whether the site at PORT answers and reaches its database, and why not:

  npm run health
`;

/** What is wrong; undefined when all is well. */
async function findFault(address) {
  try {
    const reply = await fetch(address, { signal: AbortSignal.timeout(4_000) });
    if (reply.ok) return undefined;
    const { message, errors = {} } = await reply.json().catch(() => ({ message: 'It is not this site that answers.' }));
    return [`The site answers ${reply.status}.`, message, ...Object.values(errors)].join(' ');
  } catch (error) {
    if (error.name === 'TimeoutError') return 'The site did not answer within 4 seconds.';
    return `Nothing answers at ${new URL(address).host} (${error.cause?.code ?? error.message}). Is the site started, and PORT the same?`;
  }
}

/** Prints how the site is. @returns the exit status: 0 well, 1 not */
export async function checkHealth() {
  answerHelp(usage);
  const port = process.env.PORT?.trim() || 3000;
  const fault = await findFault(`http://127.0.0.1:${port}/api/health?of=database`);
  console.log(fault ?? 'The site answers and reaches its database.');
  return fault ? 1 : 0;
}

if (import.meta.main) {
  addSettingsFile(process.env);
  process.exitCode = await checkHealth();
}
