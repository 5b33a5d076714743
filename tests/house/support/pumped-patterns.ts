import { type AST, RegExpParser } from '@eslint-community/regexpp';
import { analyse } from 'scslre';

/** A regular expression as it stands in a source. */
export type Pattern = { path: string; source: string; flags: string };

// Long enough that quadratic time takes half a second, and linear time a millisecond.
const longestText = 64_000;
const longestMilliseconds = 100;

function parsePattern({ source, flags }: Pattern) {
  const parser = new RegExpParser();
  const modes = { unicode: flags.includes('u'), unicodeSets: flags.includes('v') };
  return { pattern: parser.parsePattern(source, 0, source.length, modes), flags: parser.parseFlags(flags) };
}

/** Why a pattern may take more than linear time: a result of the analysis, or a slow text. */
export function slownessOf(pattern: Pattern): string | undefined {
  const parsed = parsePattern(pattern);
  const [report] = analyse(parsed, { assumeRejectingSuffix: false }).reports;
  if (report) return `is ${report.exponential ? 'exponential' : 'polynomial'} (${report.type})`;
  // Without anything that may go on for long there is nothing to be long over.
  if (!/[*+]|,\}|\d{3,}\}/.test(pattern.source)) return undefined;
  const pump = pumpsOf(parsed.pattern, pattern.flags).find((text) => takesLong(pattern, text));
  return pump === undefined ? undefined : `takes long over many ${JSON.stringify(pump)}`;
}

/** Pieces that a text could be made of to keep the pattern busy: whatever it is looking for, whole and begun. */
function pumpsOf(pattern: AST.Pattern, flags: string): string[] {
  const modes = flags.replace(/[^iuv]/g, '');
  const pumps = new Set<string>();
  const visit = (alternatives: readonly Sequence[], before: string): void => {
    for (const { elements } of alternatives) {
      // Letters that follow each other are begun together.
      const begins = elements.flatMap((element, i) => (isLetter(element) && isLetter(elements[i - 1]) ? [] : [i]));
      for (const from of begins) {
        for (const to of [...begins, elements.length]) pumps.add(sampleOf(elements.slice(from, to), modes));
      }
      for (const at of begins) {
        const begun = before + sampleOf(elements.slice(0, at), modes);
        pumps.add(begun);
        for (const inner of sequencesIn(elements[at])) visit([inner], begun);
      }
    }
  };
  visit(pattern.alternatives, '');
  pumps.delete('');
  return [...pumps];
}

type Sequence = { elements: readonly AST.Element[] };

function sequencesIn(element: AST.Element | undefined): readonly Sequence[] {
  const inner = element?.type === 'Quantifier' ? element.element : element;
  return inner?.type === 'Group' || inner?.type === 'CapturingGroup' ? inner.alternatives : [];
}

const isLetter = (element: AST.Element | undefined): boolean => element?.type === 'Character';

/** A text that the elements fit, as short as they allow, but with one of whatever may be left out. */
function sampleOf(elements: readonly AST.Element[], modes: string): string {
  return elements.map((element) => sampleOfElement(element, modes)).join('');
}

function sampleOfElement(element: AST.Element, modes: string): string {
  switch (element.type) {
    case 'Character':
      return String.fromCodePoint(element.value);
    case 'Quantifier':
      return sampleOfElement(element.element, modes).repeat(Math.min(Math.max(element.min, 1), 20));
    case 'Group':
    case 'CapturingGroup':
      return sampleOf(element.alternatives[0]?.elements ?? [], modes);
    case 'CharacterSet':
    case 'CharacterClass':
      return candidates.find((sign) => new RegExp(`^(?:${element.raw})$`, modes).test(sign)) ?? '';
    default:
      return '';
  }
}

const candidates = ['a', '0', ' ', '/', '-', '"', '[', '(', '<', '.', '\\', '\ufeff', '\n', 'ا', '\0', '\u0301'];

// Short ones first: where the work doubles with each sign, a longer text would never be done with.
const lengths = [16, 20, 24, 28, 2_000, longestText];

function takesLong(pattern: Pattern, pump: string): boolean {
  return lengths.some((length) => {
    const body = pump.repeat(Math.ceil(length / pump.length));
    return ['\0', '\n\0'].some((ending) => isSlow(pattern, body + ending));
  });
}

/** The shortest of three thread CPU times: the machine may be slow, the pattern must not be. */
function isSlow({ source, flags }: Pattern, text: string): boolean {
  const expression = new RegExp(source, flags);
  return [1, 2, 3].every(() => {
    const begun = process.threadCpuUsage();
    text.replace(expression, '');
    const { user, system } = process.threadCpuUsage(begun);
    return (user + system) / 1_000 > longestMilliseconds;
  });
}
