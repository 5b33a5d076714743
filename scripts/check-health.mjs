// `npm run health`, and a container's health check: exit status 0 when the site answers and reaches its database, else 1
// with the reason. A full disk or an unreachable bucket is not a failure: a restart would not help.
import { cleanSetting } from '../server/core/config/clean-settings.ts';
import { askPlace, spellPlace } from '../server/core/config/listening-place.ts';
import { addSettingsFile } from '../server/core/config/settings-file.ts';
import { answerHelp, refuseParameters } from './command-help.mjs';

const usage = `Says whether the site at PORT and HOST answers and reaches its database, and why not:

  npm run health
  ./mansooj health
`;

/** Where the site listens; undefined when the settings name no place. */
function sitePlace({ PORT, HOST }) {
  const host = cleanSetting('HOST', HOST) || '127.0.0.1';
  const port = cleanSetting('PORT', PORT) || '3000';
  return /^\d{1,5}$/.test(port) && /^[\w.:%-]+$/.test(host) ? { host, port: Number(port) } : undefined;
}

/** @returns what is said of each fault; of what is no answer of the site, that */
function faultsIn(body) {
  try {
    const { message, errors = {} } = JSON.parse(body);
    return [message, ...Object.values(errors)];
  } catch {
    return ['It is not this site that answers.'];
  }
}

/** What is wrong; undefined when all is well. */
async function findFault(place) {
  try {
    const { status, body } = await askPlace(place, '/api/health?of=database', 4_000);
    return status === 200 ? undefined : [`The site answers ${status}.`, ...faultsIn(body)].join(' ');
  } catch (error) {
    if (error.name === 'TimeoutError') return 'The site did not answer within 4 seconds.';
    return `Nothing answers at ${spellPlace(place)} (${error.code ?? error.message}). Is the site started, and PORT the same?`;
  }
}

/** Prints how the site is. @returns the exit status: 0 well, 1 not */
export async function checkHealth(parameters) {
  answerHelp(usage);
  refuseParameters(usage, parameters);
  const place = sitePlace(process.env);
  const fault = place ? await findFault(place) : 'PORT must be a port number, and HOST an address.';
  console.log(fault ?? 'The site answers and reaches its database.');
  return fault ? 1 : 0;
}

if (import.meta.main) {
  try {
    addSettingsFile(process.env);
    process.exitCode = await checkHealth(process.argv.slice(2));
  } catch (error) {
    console.log(error.message);
    process.exitCode = 1;
  }
}
