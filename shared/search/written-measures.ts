const fractions: Readonly<Record<string, number>> = {
  '½': 0.5,
  '¼': 0.25,
  '¾': 0.75,
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
      .replace(/(?<=[\d½¼¾⅛⅜⅝⅞]\s?)(?:["″”“]|['′’´`]{2})/g, ' in ')
      // 60cmx100cm
      .replace(/(?<=\d ?(?:[cm]m|m|in|inch|ft|سم) ?)x(?= ?\d)/gi, ' x ')
      .replace(/(?<![\d.])(\d{0,6}) ?([½¼¾⅛⅜⅝⅞])/g, (_, whole, part) => `${Number(whole) + (fractions[part] ?? 0)}`)
      .replace(
        /(?<![\d./])(?:(\d{1,6})[ -])?(\d)\/([2468]|16)(?![\d/])/g,
        (_, whole = 0, top, below) => `${Number(whole) + top / below}`,
      )
  );
}

const size = '(\\d{1,4}(?:\\.\\d{1,3})?)';
const unit = '( ?(?:cm|mm|m|in|inch|سم|ملم|م|بوصه|انش))?';
const side = 'و?(?:ال)?(?:عرض|طول|ارتفاع)|width|length|height|wide|long|[wlh]';
const named = new RegExp(
  `(?<![\\p{L}\\p{N}])(?:${side})[ :=]{0,3}${size}${unit}[ ,،]{0,3}(?:and |و )?(?:${side})[ :=]{0,3}${size}(?!\\d)`,
  'gu',
);
const namedBehind = new RegExp(
  `(?<![\\d.])${size}${unit} ?(?:${side})[ ,،x×]{1,3}(?:and |و )?${size}${unit} ?(?:${side})(?![\\p{L}\\p{N}])`,
  'gu',
);
const together = /(?<!\p{L})((?:ال)?(?:مقاس|قياس)|sizes?|dimensions?) (\d{2,3})[ /](\d{2,3})(?![\d.])/gu;
const unitFirst =
  /(?<![\d\p{L}] ?)(kgs?|gsm|denier|microns?|كغم?|كيلو|غرام|جرام|ميكرون) ?(\d{1,5}(?:\.\d{1,3})?)(?![\d.]| ?[x×*]| ?(?:kg|g|gsm|cm|mm|كغ|سم)(?!\p{L}))/gu;

/**
 * Measures of a folded search in the order of the grammar: «عرض 50 طول 80» as `50 x 80`, `gsm 80` as `80 gsm`. For searches
 * alone: in a text a number may follow a unit and have another.
 */
export function withMeasuresInOrder(folded: string): string {
  return (
    folded
      .replace(named, '$1$2 x $3')
      .replace(namedBehind, '$1$2 x $3$4')
      .replace(together, '$1 $2 x $3')
      .replace(unitFirst, '$2 $1')
      // ٥٠ك
      .replace(/(?<=\d ?)ك(?![\p{L}\p{M}.])/gu, ' كغ')
  );
}
