import type { SourceModule } from './source-modules.ts';

/** What only some files may use, whatever their room: SQL, HTTP, React, Node. Matched with packages and with files. */
type Owned = { what: string; used: RegExp; by: RegExp };

/** The HTTP side of a folder, by the names of its files. */
const http =
  /-(routes|calls|api|reply|exchange)\.ts$|\/(send-file|caller-place|lead-export|kind-shapes)\.ts$|^server\/(core\/http|site|main)\//;

const owned: readonly Owned[] = [
  { what: 'SQL', used: /^(kysely|pg|node:sqlite)$/, by: /^server\/core\/db\/|^server\/.*-queries\.ts$/ },
  { what: 'HTTP', used: /^fastify$|^@fastify\/|^server\/core\/http\//, by: http },
  { what: 'pages', used: /^react-router$|^@react-router\//, by: /^app\/|^server\/site\/pages\// },
  { what: 'React', used: /^react(-dom)?$|^@mantine\//, by: /^app\// },
  { what: 'Node', used: /^node:/, by: /^(server|content)\/|\.server\.tsx?$/ },
];

/** The imports of a file that its role does not allow, one sentence each. */
export function forbiddenImports({ path, imports }: SourceModule): string[] {
  return imports.flatMap(({ target, isPackage, isTypeOnly }) => {
    if (path.startsWith('shared/') && isPackage && target !== 'zod') return [`${path} may not import ${target}`];
    if (path.startsWith('app/') && target.startsWith('server/') && !isTypeOnly)
      return [`${path} runs in browsers: ${target}`];
    return owned
      .filter(({ used, by }) => used.test(target) && !by.test(path))
      .map(({ what }) => `${path} may not import ${target}: it is no place for ${what}`);
  });
}
