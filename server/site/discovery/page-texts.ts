import type { CompanyService } from '#server/content/company/company-service.ts';
import type { Database } from '#server/core/db/database.ts';
import { cachedReads } from '#server/core/db/read-cache.ts';
import type { PrivacyService } from '#server/leads/privacy/privacy-service.ts';
import type { Company } from '#shared/content/company.ts';
import { localise } from '#shared/content/content.ts';
import type { Language } from '#shared/language.ts';
import type { Retention } from '#shared/leads/privacy.ts';
import type { SearchedPage } from '#shared/search/searched-page.ts';
import { type FixedPage, fixedEntries, pageFigures } from '#shared/site/fixed-pages.ts';
import type { MessageKey } from '#shared/text/message-key.ts';
import { formulaFigures } from '#shared/trade/formula-figures.ts';
import { type PagePart, type PageSaying, wordsInLanguage } from './page-part.ts';
import { privacyParts } from './privacy-texts.ts';

type PageTextParts = {
  company: Company;
  retention: Retention;
  /** How many months visit counts are stored. */
  months: number;
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
    /** The same list until one of its sources changes. */
    async readPages(): Promise<readonly SearchedPage[]> {
      const cached = await cachedReads(db);
      return cached({ tables: ['company', 'setting'], key: ['page texts'] }, async () =>
        writePageTexts({ company: await company.getCompany(), retention: await privacy.getRetention(), months }),
      );
    },
  };
}

/** What visitors read on the fixed pages, in both languages; texts of records are left to the records. */
function writePageTexts(parts: PageTextParts): SearchedPage[] {
  const arabic = pagesIn('ar', parts);
  return pagesIn('en', parts).map((page, i) => ({
    ...wordsOf(page),
    path: page.path,
    anchors: page.parts.map(([anchor]) => anchor),
    translations: { ar: wordsOf(arabic[i] ?? page) },
  }));
}

function wordsOf({ title, parts }: Page) {
  const texts = parts.map(([, ...words]) => words.map((word) => word.trim()).filter(Boolean));
  const headings = parts.map(([anchor, heading = '']) => (anchor ? heading : ''));
  return { title, texts: texts.map((words) => words.join(' ')), headings };
}

type Given = PageTextParts & { language: Language; words: PageSaying; profile: Profile };

/** The parts of the pages that say more than their lead. */
const partsOf: Partial<Record<FixedPage, (given: Given) => PagePart[]>> = {
  '/': ({ words, profile }) => homeParts(words, profile),
  '/our-story': ({ words, profile }) => storyParts(words, profile),
  '/our-values': ({ words, profile }) => valueParts(words, profile),
  '/services': ({ words, profile }) => serviceParts(words, profile),
  '/careers': ({ words }) => careerParts(words),
  '/consultation': ({ words, profile }) => consultationParts(words, profile.consultingName),
  '/contact-us': ({ words, profile }) => contactParts(words, profile),
  '/calculator': ({ words, ...given }) => calculatorParts(words, given),
  '/finder': ({ words }) => finderParts(words),
  '/privacy': ({ words, ...given }) => privacyParts(words, given),
};

function pagesIn(language: Language, parts: PageTextParts): Page[] {
  const words = wordsInLanguage(language);
  const profile = localise(parts.company, language);
  const given = { ...parts, language, words, profile };
  return fixedEntries.map(({ path, title, lead }) => ({
    path,
    title: words(title),
    parts: partsOf[path]?.(given) ?? [['', lead ? words(lead, pageFigures(profile)) : '']],
  }));
}

const textsOf = (entries: readonly Titled[]): string[] => entries.flatMap(({ title, text }) => [title, text]);

function storyParts(words: PageSaying, profile: Profile): PagePart[] {
  const { story, timeline, values, exportMarkets, localSharePercent: local, exportSharePercent } = profile;
  const years = timeline.map((entry) => ({ ...entry, title: `${entry.year} ${entry.title}` }));
  return [
    ['', words('story_lead', { established: profile.establishedYear, production: profile.productionYear })],
    ['beginning', words('story_beginning'), story],
    ['timeline', words('story_timeline'), ...textsOf(years)],
    ...factoryParts(words, profile),
    [
      'markets',
      words('story_markets'),
      words('story_markets_lead', { local, export: exportSharePercent }),
      words('story_local'),
      words('story_export'),
      exportMarkets.join(' · '),
    ],
    ['values', words('story_values'), ...textsOf(values)],
  ];
}

/** The captions that are shown: those of pictures and of the film. */
function factoryParts(words: PageSaying, { factoryPictures, factoryFilm, factoryCaption }: Profile): PagePart[] {
  const shown = factoryPictures.filter(({ image }) => image).map(({ caption }) => caption);
  if (shown.length === 0 && !factoryFilm) return [];
  return [['factory', words('story_factory'), ...shown, ...(factoryFilm ? [factoryCaption] : [])]];
}

function valueParts(words: PageSaying, profile: Profile): PagePart[] {
  const { name, tagline, values, consultingName, consultingValues } = profile;
  return [
    ['', words('values_lead'), tagline],
    ['values', name, ...textsOf(values)],
    ['consulting', consultingName, ...textsOf(consultingValues)],
  ];
}

const purposes = {
  management: 'contact_department_management',
  sales: 'contact_department_sales',
  hr: 'contact_department_hr',
} as const;

function contactParts(words: PageSaying, profile: Profile): PagePart[] {
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
    ['', words('contact_lead')],
    ['details', words('contact_details_title')],
    ...details.flatMap(([label, value]): PagePart[] => (value ? [['details', words(label), value]] : [])),
    ['hours', words('contact_hours_title'), ...hours, words('contact_hours_note')],
    ['departments', words('footer_departments'), words('contact_departments_lead')],
    ...departments.map(
      ({ key, name, ...reached }): PagePart => [
        'departments',
        name,
        words(purposes[key]),
        `${words('footer_phone')} ${reached.phone}`,
        `${words('footer_email')} ${reached.email}`,
      ],
    ),
    ['map', words('contact_map_title'), words('contact_map_lead'), address],
  ];
}

function careerParts(words: PageSaying): PagePart[] {
  return [
    ['', words('careers_lead')],
    ['openings', words('careers_open_title')],
    ['apply', words('careers_form_title'), words('careers_form_lead')],
    ['questions', words('careers_questions_title'), words('careers_questions_text')],
  ];
}

function consultationParts(words: PageSaying, brand: string): PagePart[] {
  const steps = [
    words('consultation_step_read_title'),
    words('consultation_step_read_text'),
    words('consultation_step_talk_title'),
    words('consultation_step_talk_text'),
    words('consultation_step_offer_title'),
    words('consultation_step_offer_text'),
  ];
  return [
    ['', words('consultation_lead', { brand })],
    ['steps', words('consultation_steps_title'), ...steps],
  ];
}

function calculatorParts(
  words: PageSaying,
  { profile, language }: { profile: Profile; language: Language },
): PagePart[] {
  const { mass, packing } = formulaFigures({ say: words, language }, profile);
  const formula = [
    words('calculator_formula_tube'),
    words('calculator_formula_mass', mass),
    words('calculator_formula_tapes'),
    words('calculator_formula_packing', packing),
  ];
  return [
    ['', words('calculator_lead')],
    ['formula', words('calculator_formula_title'), ...formula],
  ];
}

function finderParts(words: PageSaying): PagePart[] {
  // Without its limits: a search for jumbo bags means products.
  return [
    ['', words('finder_lead')],
    ['how', words('finder_how_title'), words('finder_how_rules'), words('finder_how_start')],
  ];
}

function serviceParts(words: PageSaying, profile: Profile): PagePart[] {
  const { consultingName: brand, consultingIntro } = profile;
  return [['', words('services_lead', { brand }), consultingIntro]];
}

function homeParts(words: PageSaying, profile: Profile): PagePart[] {
  const { promise, promiseText, process } = profile;
  return [
    ['', promise, promiseText],
    ['process', words('home_process_title'), words('home_process_lead'), ...textsOf(process)],
  ];
}
