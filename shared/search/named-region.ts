import { languages } from '../language.ts';
import { foldForSearch } from './search-words.ts';

// As people write what is called otherwise in lists of countries.
const alsoCalled: Readonly<Record<string, string>> = {
  SA: 'ksa, saudi, السعودية',
  AE: 'uae, emirates, الإمارات',
  US: 'us, usa, america, united states america, أمريكا, أميركا, الولايات المتحدة الأمريكية',
  GB: 'uk, great britain, britain, england, scotland, wales, northern ireland, بريطانيا, بريطانيا العظمى, إنجلترا',
  TR: 'turkey, turkiye',
  EG: 'جمهورية مصر العربية',
  CI: 'ivory coast, ساحل العاج',
  CD: 'dr congo, drc, democratic congo, congo dr, الكونغو الديمقراطية',
  CG: 'congo, congo brazzaville, الكونغو',
  PS: 'palestine, west bank, gaza, فلسطين',
  KR: 'korea, كوريا',
  RU: 'russian federation, روسيا الاتحادية',
  CZ: 'czech republic, جمهورية التشيك',
  NL: 'holland, هولندا',
  CV: 'cabo verde',
  SZ: 'swaziland',
  MM: 'burma, بورما',
  MK: 'macedonia, مقدونيا',
  SY: 'syrian arab republic, سوريا, سورية',
  LY: 'libyan arab jamahiriya',
};
/** What countries are called beside their names. */
const forms = new Set(
  'the of federal republic kingdom state sultanate hashemite دوله جمهوريه الجمهوريه مملكه المملكه سلطنه'.split(' '),
);

/** A name as it is compared: without marks, signs between letters and what any country may be called. */
function placeKey(name: string): string {
  const letters = foldForSearch(name)
    .normalize('NFD')
    .replace(/[\u0300-\u036f.'’]/g, '');
  return letters
    .split(/[\s-]+/)
    .filter((word) => !forms.has(word))
    .join(' ');
}

const letters = Array.from({ length: 26 }, (_, place) => String.fromCharCode(65 + place));
let regions: Map<string, string> | undefined;

// What buyers in Europe call countries in their own languages.
const namedIn = [...languages, 'de', 'fr'];

/** The codes of all regions by what they are called. */
function regionsByName(): Map<string, string> {
  if (regions) return regions;
  regions = new Map();
  for (const [code, names] of Object.entries(alsoCalled))
    for (const name of names.split(', ')) regions.set(placeKey(name), code);
  for (const language of namedIn) {
    const names = new Intl.DisplayNames(language, { type: 'region', fallback: 'none' });
    for (const code of letters.flatMap((first) => letters.map((second) => first + second))) {
      const name = placeKey(names.of(code) ?? '');
      // Former codes have the names of present ones, which come first.
      if (name && !regions.has(name) && Intl.getCanonicalLocales(`und-${code}`)[0] === `und-${code}`)
        regions.set(name, code);
    }
  }
  return regions;
}

/** The code of the country that is called so, in our languages, German or French, or as people write it. */
export const findNamedRegion = (name: string): string | undefined => regionsByName().get(placeKey(name.trim()));

/** The code of the country that somebody wrote, also behind a town or before one: "Basra, Iraq". */
export const findWrittenRegion = (written: string): string | undefined =>
  [written, ...written.split(/[,،/()–-]/)].map(findNamedRegion).find(Boolean);

/** The one spelling of a country, its English name; what names none stays as it was written. */
export function spellCountry(written: string): string {
  const region = findWrittenRegion(written);
  return (region && new Intl.DisplayNames('en', { type: 'region' }).of(region)) || written;
}
