import { existsSync } from 'node:fs';
import { findChromium, findHeadlessShell } from '../tests/support/browser/browser.ts';
import { findFirefox, findWebKit } from '../tests/support/browser/installed-browsers.ts';
import { findJava } from '../tests/support/browser/nu-checker.ts';
import { findCaddy, findNginx, findOpenssl } from '../tests/support/proxies.ts';
import { findDebootstrap } from '../tests/support/servers/bare-machine.ts';
import { findDovecot } from '../tests/support/servers/mail-store.ts';
import { findPostgres } from '../tests/support/servers/postgres-cluster.ts';
import { runTool } from './run-tool.mjs';

/** System programs required, and their Debian packages. */
const prerequisites = {
  chromium: {
    find: findChromium,
    label: 'Chromium',
    packages: ['chromium'],
    quicker: { find: findHeadlessShell, packages: ['chromium-headless-shell'] },
  },
  firefox: { find: findFirefox, label: 'Firefox', packages: ['firefox-esr'] },
  webkit: { find: findWebKit, label: 'WebKit', packages: ['webkit2gtk-driver', 'xvfb'] },
  postgres: { find: findPostgres, label: 'PostgreSQL', packages: ['postgresql', 'postgresql-contrib'] },
  nginx: { find: findNginx, label: 'nginx', packages: ['nginx-light'] },
  openssl: { find: findOpenssl, label: 'OpenSSL', packages: ['openssl'] },
  caddy: { find: findCaddy, label: 'Caddy', packages: ['caddy'] },
  debootstrap: { find: findDebootstrap, label: 'debootstrap', packages: ['debootstrap'] },
  dovecot: { find: findDovecot, label: 'Dovecot', packages: ['dovecot-imapd'] },
  java: { find: findJava, label: 'Java', packages: ['default-jre-headless'] },
};

// On a machine that is discarded after the run, extra packages may be installed.
const isThrownAway = Boolean(process.env.CI);

// Optional packages are not waited for.
const soon = ['http::Timeout=15', 'https::Timeout=15', 'Retries=0'].flatMap((option) => ['-o', `Acquire::${option}`]);

const canInstall = () => process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');

async function installPackages(packages, options = []) {
  console.log(`Installing ${packages.join(' and ')} …`);
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  await runTool(['apt-get', 'update', '-q', ...options], { env });
  return runTool(['apt-get', 'install', '-q', '-y', '--no-install-recommends', ...options, ...packages], { env });
}

/**
 * Checks that the machine has the programs `names`, installing Debian packages when allowed.
 * @returns one line that says what to install, or undefined when nothing is missing.
 */
export async function missingPrerequisite(names) {
  for (const name of names) {
    const { find, label, packages, quicker } = prerequisites[name];
    if (quicker && isThrownAway && canInstall() && !quicker.find()) await installPackages(quicker.packages, soon);
    if (find()) continue;
    if (canInstall()) {
      await installPackages(packages);
    }
    if (!find()) return `${label} is missing: install it (on Debian: apt-get install ${packages.join(' ')}).`;
  }
  return undefined;
}
