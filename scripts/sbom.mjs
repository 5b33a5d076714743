// Prints what is inside as CycloneDX 1.6 JSON, from package-lock.json alone: `npm run --silent sbom > sbom.json`.
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { answerHelp } from './command-help.mjs';
import { root, runTool } from './run-tool.mjs';

const developmentOnly = 'cdx:npm:package:development';

/** npm's own list, which is of version 1.5. */
async function readFromNpm() {
  const { npm_execpath: npm, npm_node_execpath: node } = process.env;
  const command = npm && node ? [node, npm] : ['npm'];
  const options = ['--sbom-format=cyclonedx', '--package-lock-only', '--offline', '--loglevel=silent'];
  const { status, output } = await runTool([...command, 'sbom', ...options]);
  if (status !== 0) throw new Error(`npm sbom failed: ${output}`);
  return JSON.parse(output);
}

/** npm names the folder, and describes tools as 1.5 did; addresses are left out, since they may name a registry. */
function componentOf({ externalReferences: _addresses, scope, ...component }) {
  const isForDevelopment = component.properties?.some(({ name }) => name === developmentOnly);
  return { ...component, scope: isForDevelopment ? 'excluded' : scope };
}

/** The same lock file gives the same document: its number is derived, and it has no time. */
function numberOf(text) {
  const hex = createHash('sha256').update(text).digest('hex');
  return `urn:uuid:${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}

answerHelp(`Prints what is inside as CycloneDX 1.6 JSON, from package-lock.json alone:

  npm run --silent sbom > sbom.json
`);

const own = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
const { metadata, components, dependencies } = await readFromNpm();
const [{ version }] = metadata.tools;
const contents = {
  $schema: 'http://cyclonedx.org/schema/bom-1.6.schema.json',
  bomFormat: 'CycloneDX',
  specVersion: '1.6',
  version: 1,
  metadata: {
    lifecycles: metadata.lifecycles,
    tools: { components: [{ type: 'application', name: 'npm', version }] },
    component: { ...componentOf(metadata.component), type: 'application', name: own.name },
  },
  components: components.map(componentOf),
  dependencies,
};
const { $schema, bomFormat, specVersion, ...rest } = contents;
const serialNumber = numberOf(JSON.stringify(contents));
process.stdout.write(`${JSON.stringify({ $schema, bomFormat, specVersion, serialNumber, ...rest }, null, 2)}\n`);
