import type { Language } from '#shared/language.ts';
import { goodsList } from '#shared/trade/finder/finder-goods.ts';
import { sayingIn } from './trade-saying.ts';

/** ISO 3166-1, without what has no people or no trade. */
const countryCodes =
  'AE AF AL AM AO AR AT AU AZ BA BB BD BE BF BG BH BI BJ BN BO BR BS BT BW BY BZ CA CD CF CG CH CI CL CM CN CO CR CU CV CY CZ DE DJ DK DM DO DZ EC EE EG ER ES ET FI FJ FR GA GB GD GE GH GM GN GQ GR GT GW GY HK HN HR HT HU ID IE IL IN IQ IR IS IT JM JO JP KE KG KH KM KR KW KZ LA LB LK LR LS LT LU LV LY MA MD ME MG MK ML MM MN MO MR MT MU MV MW MX MY MZ NA NE NG NI NL NO NP NZ OM PA PE PG PH PK PL PS PT PY QA RO RS RU RW SA SC SD SE SG SI SK SL SN SO SR SS ST SV SY SZ TD TG TH TJ TL TM TN TO TR TT TW TZ UA UG US UY UZ VE VN YE ZA ZM ZW';

type Suggestions = { goods: string[]; countries: string[] };
const known = new Map<Language, Suggestions>();

/** What the fields of the quote form suggest, in the reader's language and in its order. */
export function suggestionsIn(language: Language): Suggestions {
  const { say } = sayingIn(language);
  const names = new Intl.DisplayNames(language, { type: 'region' });
  const countries = countryCodes.split(' ').map((code) => names.of(code) ?? code);
  const found = known.get(language) ?? {
    goods: goodsList.flatMap(({ name }) => (name ? [say(name)] : [])),
    countries: countries.toSorted(new Intl.Collator(language).compare),
  };
  known.set(language, found);
  return found;
}
