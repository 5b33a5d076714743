/** Writes Arabic-Indic and Persian digits as 0–9, so that forms accept either and phones can dial them. */
export function toWesternDigits(value: string): string {
  return value.replace(/[٠-٩۰-۹]/g, (digit) => String(digit.charCodeAt(0) & 0xf));
}
