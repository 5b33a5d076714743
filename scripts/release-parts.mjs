/** Packages that the bundled program finds in node_modules, with what they need; the others are in the bundle. */
export const packages = [
  '@aws-sdk/client-s3',
  '@aws-sdk/lib-storage',
  'node',
  'pdfjs-dist',
  'pdfkit',
  'sharp',
  'tar-stream',
];

/**
 * Single files and folders of the project beside `build`. What these scripts import is here too
 * (`tests/house/release-parts.test.ts`).
 */
export const parts = [
  ...['CHANGELOG.md', 'LICENSE', 'SECURITY.md', 'docs/operations.md'],
  ...['Caddyfile', 'mansooj.env', 'mansooj.service', 'nginx.conf'].map((name) => `deploy/${name}`),
  'shared/operations/update-failures.ts',
  ...['docs/backup-format.md', 'docs/security.md', 'package.json', 'content/files', 'content/pictures'],
  ...['server/site/share/card-ground.png', 'server/site/share/card-mark.png'],
  ...['clean-settings', 'listening-place', 'settings-file', 'unknown-names', 'update-socket'].map(
    (name) => `server/core/config/${name}.ts`,
  ),
  ...['check-health', 'command-help', 'keep-running', 'left-processes', 'listening-socket', 'mansooj'].map(script),
  ...['memory-settings', 'rehearse', 'release-archive', 'release-pointer', 'run-release', 'run-tool'].map(script),
  ...['switch-release', 'update', 'update-orders'].map(script),
  ...['swagger-ui.css', 'swagger-ui-bundle.js'].map((name) => `node_modules/@fastify/swagger-ui/static/${name}`),
  'node_modules/@fastify/swagger-ui/package.json',
  'node_modules/@expo-google-fonts/readex-pro',
];

function script(name) {
  return `scripts/${name}.mjs`;
}
