import { existsSync } from 'node:fs';
import { findChromium } from '../tests/support/browser.ts';
import { findJava } from '../tests/support/nu-checker.ts';
import { findPostgres } from '../tests/support/postgres-cluster.ts';
import { runTool } from './run-tool.mjs';

/** What the machine itself has to bring, and the Debian packages that bring it. */
const prerequisites = {
  chromium: { find: findChromium, label: 'Chromium', packages: ['chromium'] },
  postgres: { find: findPostgres, label: 'PostgreSQL', packages: ['postgresql', 'postgresql-contrib'] },
  java: { find: findJava, label: 'Java', packages: ['default-jre-headless'] },
};

const canInstall = () => process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');

async function installPackages(packages) {
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  await runTool(['apt-get', 'update', '-q'], { env });
  return runTool(['apt-get', 'install', '-q', '-y', '--no-install-recommends', ...packages], { env });
}

/**
 * Makes sure the machine has what `names` stand for, installing Debian's packages when that is allowed.
 * @returns one line that says what to install, or undefined when nothing is missing.
 */
export async function missingPrerequisite(names) {
  for (const name of names) {
    const { find, label, packages } = prerequisites[name];
    if (find()) continue;
    if (canInstall()) {
      console.log(`Installing ${packages.join(' and ')} …`);
      await installPackages(packages);
    }
    if (!find()) return `${label} is missing: install it (on Debian: apt-get install ${packages.join(' ')}).`;
  }
  return undefined;
}
