import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { readSource, root } from './support/source-files.ts';

/** What a program prints, started in the project's folder. */
async function printed(command: string, ...parameters: string[]): Promise<string> {
  const child = spawn(command, parameters, { cwd: root, stdio: ['ignore', 'pipe', 'inherit'] });
  const [output] = await Promise.all([text(child.stdout), new Promise((resolve) => child.on('close', resolve))]);
  return output;
}

const lockSchema = z.object({
  packages: z.record(z.string(), z.object({ version: z.string(), dev: z.boolean().optional() })),
});
const locked = () =>
  Object.entries(lockSchema.parse(JSON.parse(readSource('package-lock.json'))).packages).filter(
    ([path]) => path !== '',
  );
const nameOf = (path: string) => path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);

const componentSchema = z.object({
  'bom-ref': z.string(),
  type: z.string(),
  name: z.string(),
  version: z.string(),
  purl: z.string(),
  scope: z.enum(['required', 'optional', 'excluded']),
});
const sbomSchema = z.object({
  bomFormat: z.literal('CycloneDX'),
  specVersion: z.literal('1.6'),
  serialNumber: z.string().regex(/^urn:uuid:[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/),
  metadata: z.object({ component: componentSchema }),
  components: z.array(componentSchema),
  dependencies: z.array(z.object({ ref: z.string(), dependsOn: z.array(z.string()) })),
});

/** The native engine of 360 MB of a newer Inlang SDK, and a compiler of WebAssembly of 93 MB for its plug-ins. */
const unneeded = /^(@lix-js\/sdk-|binaryen$)/;

test('the compiler of messages brings no database engine of hundreds of megabytes', () => {
  expect(locked().filter(([path]) => unneeded.test(nameOf(path)))).toEqual([]);
});

describe('npm run sbom', { timeout: 60_000 }, () => {
  let output: string;
  beforeAll(async () => {
    output = await printed(process.execPath, 'scripts/sbom.mjs');
  });

  test('prints every locked package as CycloneDX 1.6, those for development as excluded', () => {
    const { components, metadata, dependencies } = sbomSchema.parse(JSON.parse(output));
    expect(metadata.component).toMatchObject({ name: 'mansooj', type: 'application' });
    const wanted = new Set(locked().map(([path, { version }]) => `${nameOf(path)}@${version}`));
    const found = components.map(({ name, version }) => `${name}@${version}`);
    expect(new Set(found)).toEqual(wanted);
    const scopeOf = (wantedName: string) => components.find(({ name }) => name === wantedName)?.scope;
    expect([scopeOf('fastify'), scopeOf('vitest')]).toEqual(['required', 'excluded']);
    const refs = new Set([metadata.component, ...components].map((component) => component['bom-ref']));
    expect(dependencies.flatMap(({ ref, dependsOn }) => [ref, ...dependsOn]).filter((ref) => !refs.has(ref))).toEqual(
      [],
    );
  });

  test('names no folder of the machine and no registry, and is the same each time', async () => {
    expect(new Set(output.match(/https?:\/\/[^/"]*/g))).toEqual(new Set(['http://cyclonedx.org']));
    expect(output).not.toContain(root);
    expect(await printed(process.execPath, 'scripts/sbom.mjs')).toBe(output);
  });
});

test('the file of licences names every shipped package, the fonts and Node with their texts', async () => {
  const script = `import { thirdPartyLicences } from ${JSON.stringify(join(root, 'scripts/third-party-licences.mjs'))};
    process.stdout.write(thirdPartyLicences());`;
  const file = await printed(process.execPath, '--input-type=module', '--eval', script);
  const required = [
    'fastify',
    'react-dom',
    '@mantine/core',
    'sharp',
    '@fontsource-variable/readex-pro',
    '@inlang/paraglide-js',
  ];
  for (const name of required) expect(file).toMatch(new RegExp(`^${name} \\d+\\.\\d+\\.\\d+ \\(`, 'm'));
  expect(file).not.toMatch(/^(vitest|axe-core) \d/m);
  for (const phrase of [
    'SIL OPEN FONT LICENSE',
    'Readex Pro Project Authors',
    'GNU LESSER GENERAL PUBLIC LICENSE',
    'Node.js is licensed for use',
  ])
    expect(file).toContain(phrase);
  expect(file).not.toContain(root);
});

test('the release archive and the image, which is made of it, contain the licences', () => {
  expect(readSource('Dockerfile')).toMatch(/^COPY --from=build \/app\/build-release\/mansooj \.\/$/m);
  expect(readSource('scripts/release.mjs')).toMatch(/'LICENSE'[\s\S]*\[\.\.\.parts, 'build'/);
});
