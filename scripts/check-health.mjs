// `npm run health`, and a container's health check: exit status 0 when the site answers and reaches its database, else 1
// with the reason. A full disk or an unreachable bucket is not a failure: a restart would not help.
import { cleanSetting } from '../server/core/config/clean-settings.ts';
import { addSettingsFile } from '../server/core/config/settings-file.ts';
import { answerHelp, refuseParameters } from './command-help.mjs';

const usage = `Says whether the site at PORT and HOST answers and reaches its database, and why not:

  npm run health
  ./mansooj health
`;

/** Where the site listens, as this machine reaches it; undefined when the settings name no place. */
function healthAddress({ PORT, HOST }) {
  const host = cleanSetting('HOST', HOST) || '127.0.0.1';
  const all = { '0.0.0.0': '127.0.0.1', '::': '[::1]' };
  const name = all[host] ?? (host.includes(':') ? `[${host}]` : host);
  const address = `http://${name}:${cleanSetting('PORT', PORT) || 3000}/api/health?of=database`;
  return URL.canParse(address) ? address : undefined;
}

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
export async function checkHealth(parameters) {
  answerHelp(usage);
  refuseParameters(usage, parameters);
  const address = healthAddress(process.env);
  const fault = address ? await findFault(address) : 'PORT must be a port number, and HOST an address.';
  console.log(fault ?? 'The site answers and reaches its database.');
  return fault ? 1 : 0;
}

if (import.meta.main) {
  addSettingsFile(process.env);
  process.exitCode = await checkHealth(process.argv.slice(2));
}
