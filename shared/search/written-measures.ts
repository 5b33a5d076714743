const fractions: Readonly<Record<string, number>> = {
  '½': 0.5,
  '¼': 0.25,
  '¾': 0.75,
  '⅓': 1 / 3,
  '⅔': 2 / 3,
  '⅛': 0.125,
  '⅜': 0.375,
  '⅝': 0.625,
  '⅞': 0.875,
};

/**
 * Signs that people type in measures, as the grammar of measures writes them, in searches as in forms: `18"x30"` as
 * `18 in x 30 in`, `1½` and `1 1/2` as 1.5, `50#` as `50 lb`.
 */
export function withPlainSigns(text: string): string {
  return (
    text
      .replace(/(?<=\d) ?#(?! ?\d)/g, ' lb ')
      .replace(/[хХ✕✖⨯⨉╳∗]/g, 'x')
      // Also two single signs: 22''.
      .replace(/(?<=[\d½¼¾⅓⅔⅛⅜⅝⅞]\s?)(?:["″”“]|['′’´`]{2})/g, ' in ')
      // 60cmx100cm
      .replace(/(?<=\d ?(?:[cm]m|m|in|inch|ft|سم) ?)x(?= ?\d)/gi, ' x ')
      .replace(/(?<![\d.])(\d{0,6}) ?([½¼¾⅓⅔⅛⅜⅝⅞])/g, (_, whole, part) => `${Number(whole) + (fractions[part] ?? 0)}`)
      // Halves, thirds, quarters, eighths and sixteenths alone: 4/6 is two numbers.
      .replace(
        /(?<![\d./])(?:(\d{1,6})[ -])?(1(?=\/2)|[12](?=\/3)|[13](?=\/4)|[1357](?=\/8)|(?:[13579]|1[135])(?=\/16))\/(\d{1,2})(?![\d/])/g,
        (_, whole = 0, top, below) => `${Number(whole) + top / below}`,
      )
  );
}
