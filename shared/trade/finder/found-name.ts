/** What a word of the finder's names is in the reader's language; undefined for what is none. */
type Dictionary = (word: string) => string | undefined;

/**
 * A name that the finder gave a bag in the other language, such as `Woven sack: Sugar, 50 kg`, in the reader's; goods that
 * have no name here stay as they were typed. Undefined for any other name.
 */
export function translateFoundName(title: string, find: Dictionary): string | undefined {
  const [, family = '', goods = '', sign = '', amount = '', unit = ''] =
    /^([^:]+): (.+)([,،]) (\S+) (\S+)$/.exec(title) ?? [];
  const [kind, comma, measure] = [family, sign, unit].map(find);
  return kind && comma && measure && `${kind}: ${find(goods) ?? goods}${comma} ${amount} ${measure}`;
}
