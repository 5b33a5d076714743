import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, delimiter, join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);
const jar = join(import.meta.dirname, '../../../node_modules/vnu-jar/build/dist/vnu.jar');

export type NuMessage = { page: string; type: 'error' | 'info'; message: string; extract?: string; line?: number };
type JarMessage = { url: string; type: string; subType?: string; message: string; extract?: string; lastLine?: number };

/** The machine's Java, which the Nu Html Checker needs. */
export function findJava(): string | undefined {
  const folders = [
    process.env.JAVA_HOME && join(process.env.JAVA_HOME, 'bin'),
    ...(process.env.PATH ?? '').split(delimiter),
  ];
  return folders.map((folder) => folder && join(folder, 'java')).find((path) => path && existsSync(path)) || undefined;
}

/**
 * Runs the Nu Html Checker on many pages at once; its start takes seconds, a page milliseconds.
 * @param pages HTML by page name
 * @returns its findings: `error` violates the HTML specification, `info` is a warning.
 */
export async function checkHtml(pages: Record<string, string>): Promise<NuMessage[]> {
  const java = findJava();
  if (!java) throw new Error('Java is missing: install it (on Debian: apt-get install default-jre-headless).');
  const folder = await mkdtemp(join(tmpdir(), 'mansooj-html-'));
  try {
    const names = Object.keys(pages);
    const files = names.map((_, index) => join(folder, `${index}.html`));
    await Promise.all(files.map((file, index) => writeFile(file, pages[names[index] ?? ''] ?? '')));
    return await runJar(java, files, names);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function runJar(java: string, files: string[], names: string[]): Promise<NuMessage[]> {
  const parameters = ['-jar', jar, '--stdout', '--format', 'json', '--exit-zero-always', ...files];
  const { stdout } = await run(java, parameters, { maxBuffer: 64 * 1024 * 1024 });
  const { messages } = JSON.parse(stdout) as { messages: JarMessage[] };
  return messages.map(({ url, type, message, extract, lastLine }) => ({
    page: names[Number.parseInt(basename(url), 10)] ?? url,
    type: type === 'info' ? 'info' : 'error',
    message,
    ...(extract && { extract }),
    ...(lastLine && { line: lastLine }),
  }));
}
