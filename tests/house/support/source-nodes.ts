import { parseSync } from 'vite';

/** What the checks read of a node of any kind, where it has it. */
export type SourceNode = {
  type: string;
  start: number;
  end: number;
  regex?: { pattern: string; flags: string };
  callee?: { name?: string };
  typeAnnotation?: { start: number; end: number };
};

/** Shows every node of a source to `look`. @throws Error when the source cannot be parsed */
export function visitNodes(path: string, source: string, look: (node: SourceNode) => void): void {
  const { program, errors } = parseSync(path, source);
  if (errors.length > 0) throw new Error(`${path} cannot be parsed: ${errors[0]?.message}`);
  visit(program, look);
}

function visit(value: unknown, look: (node: SourceNode) => void): void {
  if (typeof value !== 'object' || value === null) return;
  if (isNode(value)) look(value);
  for (const inner of Object.values(value)) visit(inner, look);
}

const isNode = (value: object): value is SourceNode => 'type' in value && 'start' in value && 'end' in value;
