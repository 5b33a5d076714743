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
