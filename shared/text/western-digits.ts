/** Converts Arabic-Indic and Persian digits to 0–9, so that forms accept both and phones can dial them. */
export function toWesternDigits(value: string): string {
  return value.replace(/[٠-٩۰-۹]/g, (digit) => String(digit.charCodeAt(0) & 0xf));
}
