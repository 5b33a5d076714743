const references: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&apos;' };

// Everything that XML 1.0 (§2.2) has no place for, lone surrogates included.
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are the characters to be left out
const noXml = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;

/** A text for an element or an attribute of XML. */
export function xmlText(text: string): string {
  return text
    .toWellFormed()
    .replace(noXml, '')
    .replace(/[&<>"']/g, (sign) => references[sign] ?? sign);
}
