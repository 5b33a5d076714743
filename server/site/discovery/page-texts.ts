import type { CompanyService } from '#server/content/company/company-service.ts';
import type { Database } from '#server/core/db/database.ts';
import { cachedReads } from '#server/core/db/read-cache.ts';
import { say } from '#server/core/i18n/say.ts';
import { readPromises } from '#server/core/settings/answer-clock.ts';
import type { PrivacyService } from '#server/leads/privacy/privacy-service.ts';
import type { Company } from '#shared/content/company.ts';
import { localise } from '#shared/content/content.ts';
import type { Language } from '#shared/language.ts';
import type { Retention } from '#shared/leads/privacy.ts';
import type { Promises } from '#shared/leads/working-hours.ts';
import type { SearchedPage } from '#shared/search/searched-page.ts';
import { type FixedPage, fixedEntries, pageFigures } from '#shared/site/fixed-pages.ts';
import type { MessageKey, MessageParameters } from '#shared/text/message-key.ts';
import { promiseKey } from '#shared/time/answer-promise.ts';
import { dayInAmman } from '#shared/time/day-in-amman.ts';
import { formulaFigures } from '#shared/trade/formula-figures.ts';

/** A part of a fixed page: the id of its element, '' at the top, and its texts. */
type PagePart = readonly [anchor: string, ...texts: string[]];
/** Says a message in one language. */
type PageSaying = (key: MessageKey, parameters?: MessageParameters) => string;

const wordsInLanguage =
  (language: Language): PageSaying =>
  (key, parameters = {}) =>
    say(key, parameters, language);

type PageTextParts = {
  company: Company;
  retention: Retention;
  /** How many months visit counts are stored. */
  months: number;
  promised: Promises;
};

type Page = { path: FixedPage; title: string; parts: readonly PagePart[] };
type Titled = { title: string; text: string };
type Profile = Omit<Company, 'translations'>;

type Sources = {
  db: Database;
  company: Pick<CompanyService, 'getCompany'>;
  privacy: Pick<PrivacyService, 'getRetention'>;
  /** How many months visit counts are stored. */
  months: number;
};

/** The texts of the fixed pages: from the messages, the company's profile and the chosen retention. */
export function createPageTexts({ db, company, privacy, months }: Sources) {
  return {
    /** The same list until one of its sources or the day changes. */
    async readPages(): Promise<readonly SearchedPage[]> {
      const cached = await cachedReads(db);
      // What is promised follows from the day.
      const key = ['page texts', dayInAmman(new Date())];
      return cached({ tables: ['company', 'setting'], key }, async () =>
        writePageTexts({
          ...{ company: await company.getCompany(), retention: await privacy.getRetention(), months },
          promised: await readPromises(db),
        }),
      );
    },
  };
}

/** What visitors read on the fixed pages, in both languages; texts of records are left to the records. */
function writePageTexts(parts: PageTextParts): SearchedPage[] {
  const arabic = listPages('ar', parts);
  return listPages('en', parts).map((page, i) => ({
    ...joinWords(page),
    path: page.path,
    anchors: page.parts.map(([anchor]) => anchor),
    translations: { ar: joinWords(arabic[i] ?? page) },
  }));
}

function joinWords({ title, parts }: Page) {
  const texts = parts.map(([, ...words]) => words.map((word) => word.trim()).filter(Boolean));
  const headings = parts.map(([anchor, heading = '']) => (anchor ? heading : ''));
  return { title, texts: texts.map((words) => words.join(' ')), headings };
}

type Given = PageTextParts & {
  language: Language;
  words: PageSaying;
  profile: Profile;
  /** How soon the company answers. */
  withinFor: (kind: keyof Promises) => string;
};

const textsOf = (entries: readonly Titled[]): string[] => entries.flatMap(({ title, text }) => [title, text]);

/** The parts of the pages that say more than their lead. */
const partsOf: Partial<Record<FixedPage, (given: Given) => PagePart[]>> = {
  '/': ({ words, profile: { promise, promiseText, process } }) => [
    ['', promise, promiseText],
    ['process', words('home_process_title'), words('home_process_lead'), ...textsOf(process)],
  ],

  '/our-story': ({ words, profile }) => [
    ['', words('story_lead', { established: profile.establishedYear, production: profile.productionYear })],
    ['beginning', words('story_beginning'), profile.story],
    [
      'timeline',
      words('story_timeline'),
      ...profile.timeline.flatMap(({ year, title, text }) => [`${year} ${title}`, text]),
    ],
    ...factoryParts(words, profile),
    [
      'markets',
      words('story_markets'),
      words('story_markets_lead', { local: profile.localSharePercent, export: profile.exportSharePercent }),
      words('story_local'),
      words('story_export'),
      profile.exportMarkets.join(' · '),
    ],
    ['values', words('story_values'), ...textsOf(profile.values)],
  ],

  '/our-values': ({ words, profile: { name, tagline, values, consultingName, consultingValues } }) => [
    ['', words('values_lead'), tagline],
    ['values', name, ...textsOf(values)],
    ['consulting', consultingName, ...textsOf(consultingValues)],
  ],

  '/services': ({ words, profile: { consultingName: brand, consultingIntro } }) => [
    ['', words('services_lead', { brand }), consultingIntro],
  ],

  '/careers': ({ words }) => [
    ['', words('careers_lead')],
    ['openings', words('careers_open_title')],
    ['apply', words('careers_form_title'), words('careers_form_lead')],
    ['questions', words('careers_questions_title'), words('careers_questions_text')],
  ],

  '/consultation': ({ words, profile, withinFor }) => [
    ['', words('consultation_lead', { brand: profile.consultingName })],
    [
      'steps',
      words('consultation_steps_title'),
      ...(['read', 'talk', 'offer'] as const).flatMap((step) => [
        words(`consultation_step_${step}_title`),
        words(`consultation_step_${step}_text`, { within: withinFor('consultation') }),
      ]),
    ],
  ],

  '/contact-us': (given) => contactParts(given),

  '/calculator': ({ words, profile, language }) => {
    const { mass, packing } = formulaFigures({ say: words, language }, profile);
    const [tube, tapes] = [words('calculator_formula_tube'), words('calculator_formula_tapes')];
    const figures = [words('calculator_formula_mass', mass), tapes, words('calculator_formula_packing', packing)];
    return [
      ['', words('calculator_lead')],
      ['formula', words('calculator_formula_title'), tube, ...figures],
    ];
  },

  // Without its limits: a search for jumbo bags means products.
  '/finder': ({ words }) => [
    ['', words('finder_lead')],
    ['how', words('finder_how_title'), words('finder_how_rules'), words('finder_how_start')],
  ],

  '/privacy': ({ words, ...given }) => privacyParts(words, given),
};

function listPages(language: Language, parts: PageTextParts): Page[] {
  const words = wordsInLanguage(language);
  const profile = localise(parts.company, language);
  const withinFor = (kind: keyof Promises) => words(promiseKey(parts.promised[kind]), { days: parts.promised[kind] });
  const given = { ...parts, language, words, profile, withinFor };
  return fixedEntries.map(({ path, title, lead }) => ({
    path,
    title: words(title),
    parts: partsOf[path]?.(given) ?? [['', lead ? words(lead, pageFigures(profile, withinFor('contact'))) : '']],
  }));
}

/** The captions that are shown: those of pictures and of the film. */
function factoryParts(words: PageSaying, { factoryPictures, factoryFilm, factoryCaption }: Profile): PagePart[] {
  const shown = factoryPictures.filter(({ image }) => image).map(({ caption }) => caption);
  if (shown.length === 0 && !factoryFilm) return [];
  return [['factory', words('story_factory'), ...shown, ...(factoryFilm ? [factoryCaption] : [])]];
}

function contactParts({ words, profile, withinFor }: Given): PagePart[] {
  const { phone, whatsapp, fax, email, poBox, address, openingHours, departments } = profile;
  const hours = openingHours.map((each) => `${each.days} ${each.hours}`);
  // Parts of their own, so that a search for one of them shows it.
  const details: [MessageKey, string][] = [
    ['footer_phone', phone],
    ['bar_whatsapp', whatsapp],
    ['footer_fax', fax],
    ['footer_email', email],
    ['footer_po_box', poBox],
    ['footer_address', address],
  ];
  return [
    ['', words('contact_lead', { within: withinFor('contact') })],
    ['details', words('contact_details_title')],
    ...details.flatMap(([label, value]): PagePart[] => (value ? [['details', words(label), value]] : [])),
    ['hours', words('contact_hours_title'), ...hours, words('contact_hours_note')],
    ['departments', words('footer_departments'), words('contact_departments_lead')],
    ...departments.map(
      ({ key, name, ...reached }): PagePart => [
        'departments',
        name,
        words(`contact_department_${key}`),
        `${words('footer_phone')} ${reached.phone}`,
        `${words('footer_email')} ${reached.email}`,
      ],
    ),
    ['map', words('contact_map_title'), words('contact_map_lead'), address],
  ];
}

type Kept = { retention: Retention; months: number; language: Language };

/** The parts of the privacy notice, as `app/site/pages/privacy.tsx` shows them. */
function privacyParts(words: PageSaying, { retention, months, language }: Kept): PagePart[] {
  const unit = { style: 'unit', unit: 'month', unitDisplay: 'long' } as const;
  const format = new Intl.NumberFormat(language === 'ar' ? 'ar-JO-u-nu-latn' : 'en-US', unit);
  const lasting = (count: number) => ({ duration: format.format(count) });
  const kept = (leads: 'messages' | 'consultations' | 'quotes' | 'careers', count: number | null) =>
    count ? words(`privacy_kept_${leads}`, lasting(count)) : words(`privacy_kept_${leads}_always`);
  const told = (...parts: ('reading' | 'visits' | 'messages' | 'careers' | 'spam' | 'logs' | 'rights')[]) =>
    parts.map(
      (part): PagePart => [part, words(`privacy_${part}_title`), words(`privacy_${part}_text`, lasting(months))],
    );
  const { contacts, consultations, quotes, careers } = retention;
  const leads = [kept('messages', contacts), kept('consultations', consultations), kept('quotes', quotes)];
  return [
    ['', words('privacy_lead')],
    ...told('reading', 'visits', 'messages', 'careers'),
    ['retention', words('privacy_retention_title'), ...leads, kept('careers', careers), words('privacy_kept_rest')],
    ...told('spam', 'logs', 'rights'),
  ];
}
