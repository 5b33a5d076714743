import { parseSync } from 'vite';
import type { Pattern } from './pumped-patterns.ts';

/** The regular expressions that stand in a source, and the calls that make one out of a text at run time. */
export function patternsOf(path: string, source: string): { patterns: Pattern[]; made: string[] } {
  const { program, errors } = parseSync(path, source);
  if (errors.length > 0) throw new Error(`${path} cannot be parsed: ${errors[0]?.message}`);
  const patterns: Pattern[] = [];
  const made: string[] = [];
  visit(program, (node) => {
    if (node.regex) patterns.push({ path, source: node.regex.pattern, flags: node.regex.flags });
    if (node.callee?.name === 'RegExp') made.push(`${path}: ${source.slice(node.start, node.end)}`);
  });
  return { patterns, made };
}

/** What matters here of a node of any kind. */
type Node = { regex?: { pattern: string; flags: string }; callee?: { name?: string }; start: number; end: number };

function visit(value: unknown, look: (node: Node) => void): void {
  if (typeof value !== 'object' || value === null) return;
  if ('type' in value && 'start' in value && 'end' in value) look(value as Node);
  for (const inner of Object.values(value)) visit(inner, look);
}
