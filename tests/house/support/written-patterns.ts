import type { Pattern } from './pumped-patterns.ts';
import { visitNodes } from './source-nodes.ts';

/** The regular expressions that stand in a source, and the calls that make one out of a text at run time. */
export function patternsOf(path: string, source: string): { patterns: Pattern[]; made: string[] } {
  const patterns: Pattern[] = [];
  const made: string[] = [];
  visitNodes(path, source, (node) => {
    if (node.regex) patterns.push({ path, source: node.regex.pattern, flags: node.regex.flags });
    if (node.callee?.name === 'RegExp') made.push(`${path}: ${source.slice(node.start, node.end)}`);
  });
  return { patterns, made };
}
