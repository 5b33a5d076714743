import { MarketsMap } from '#app/site/components/brand/markets-map.tsx';
import { Card, CardGrid } from '#app/site/components/card.tsx';
import { CopyLink } from '#app/site/components/copy-link.tsx';
import { EmptyState, EmptyStateArt } from '#app/site/components/empty-state.tsx';
import { PageHeading } from '#app/site/components/page-heading.tsx';
import { Pagination } from '#app/site/components/pagination.tsx';
import { Paragraphs } from '#app/site/components/paragraphs.tsx';
import { Section } from '#app/site/components/section.tsx';
import { SiteLink } from '#app/site/components/site-link.tsx';
import { SplitHead } from '#app/site/components/split-head.tsx';
import { TextGrid } from '#app/site/components/text-grid.tsx';
import { FilterChips } from '#app/site/filters/filter-chips.tsx';
import { FilterRow } from '#app/site/filters/filter-row.tsx';
import { Alert } from '#app/ui/alert.tsx';
import { Logo } from '#app/ui/brand/logo.tsx';
import { Mark } from '#app/ui/brand/mark.tsx';
import { ColourModeButton } from '#app/ui/colour-mode-button.tsx';
import { FactTable } from '#app/ui/fact-table.tsx';
import { currentLanguage } from '#app/ui/i18n/current-language.ts';
import { Icon, type IconName } from '#app/ui/icon.tsx';
import { EmailLink, Isolate, PhoneLink } from '#app/ui/isolate.tsx';
import { squarePicture, widePicture } from '../sample-pictures.ts';
import { sampleTexts } from '../sample-texts.ts';
import type { Story } from '../story.ts';
import styles from '../story-page.module.css';

/** A name that is missing here is a type error. */
const icons: Record<IconName, true> = {
  grid: true,
  menu: true,
  close: true,
  plus: true,
  minus: true,
  search: true,
  sun: true,
  moon: true,
  system: true,
  forward: true,
  back: true,
  chevron: true,
  check: true,
  download: true,
  phone: true,
  mail: true,
  pin: true,
  share: true,
  link: true,
  chat: true,
  clock: true,
  upload: true,
  file: true,
  package: true,
};

const addressOf = (page: number) => `/products?page=${page}`;

export const sitePageStories: Story[] = [
  {
    name: 'buttons',
    states: () => {
      const { action } = sampleTexts();
      return [
        {
          label: 'main, quiet, off, link',
          content: (
            <div className={styles.row}>
              <button type="button" className="button">
                {action}
              </button>
              <button type="button" className="button quiet">
                {action}
              </button>
              <button type="button" className="button" disabled>
                {action}
              </button>
              <SiteLink to="/products">{action}</SiteLink>
            </div>
          ),
        },
      ];
    },
  },
  {
    name: 'icons',
    states: () => [
      {
        label: 'as they are, and turned round in right-to-left text',
        content: (
          <div className={styles.row}>
            {(Object.keys(icons) as IconName[]).map((name) => (
              <Icon key={name} name={name} />
            ))}
            <Icon name="forward" mirrors />
            <Icon name="back" mirrors />
          </div>
        ),
      },
    ],
  },
  {
    name: 'brand',
    states: () => [
      {
        label: 'logo, plain logo, mark',
        content: (
          <div className={styles.row}>
            <Logo language={currentLanguage()} />
            <Logo language={currentLanguage()} plain />
            <Mark size={48} />
            <Mark size={48} plain />
          </div>
        ),
      },
      { label: 'art of an empty list', content: <EmptyStateArt /> },
    ],
  },
  {
    name: 'alerts',
    states: () => {
      const { title, text, wrong } = sampleTexts();
      return [
        {
          label: 'danger with title and list',
          content: (
            <Alert kind="danger" title={title}>
              <ul>
                <li>{wrong}</li>
              </ul>
            </Alert>
          ),
        },
        {
          label: 'info',
          content: (
            <Alert kind="info">
              <p>{text}</p>
            </Alert>
          ),
        },
      ];
    },
  },
  {
    name: 'cards',
    states: () => {
      const { title, text, kicker } = sampleTexts();
      return [
        {
          label: 'with picture, contained picture, without anything',
          content: (
            <CardGrid>
              <Card to="/products/1" title={title} kicker={kicker} text={text} picture={widePicture} isFirst />
              <Card to="/products/2" title={title} text={text} picture={squarePicture} fit="contain" isFirst />
              <Card to="/products/3" title={title} level={3} />
            </CardGrid>
          ),
        },
      ];
    },
  },
  {
    name: 'empty-state',
    states: () => {
      const { title, text, action } = sampleTexts();
      return [
        {
          label: 'with text and a way on',
          content: <EmptyState title={title} text={text} link={{ to: '/products', label: action }} />,
        },
      ];
    },
  },
  {
    name: 'fact-table',
    states: () => {
      const { title, company, place } = sampleTexts();
      const facts = [
        { name: title, value: '50 × 62 × 11 cm' },
        { name: company, value: place },
      ];
      return [{ label: 'mixed directions', content: <FactTable facts={facts} /> }];
    },
  },
  {
    name: 'filter-chips',
    states: () => {
      const { kicker, place } = sampleTexts();
      const choices = [
        { value: 'a', label: kicker },
        { value: 'b', label: place },
      ];
      const ofCounted = { to: '/products', canBeUndone: true };
      const counted = choices.map(({ label }, i) => ({ ...ofCounted, label, count: 12 - i, isChosen: i === 0 }));
      return [
        { label: 'all', content: <FilterChips path="/products" choices={choices} current={undefined} /> },
        { label: 'one chosen', content: <FilterChips path="/products" choices={choices} current="a" query="sack" /> },
        { label: 'named, with counts', content: <FilterRow label={kicker} choices={counted} isNamed /> },
      ];
    },
  },
  {
    name: 'isolates',
    states: () => {
      const { text } = sampleTexts();
      return [
        {
          label: 'phone, mail, code within text',
          content: (
            <p>
              {text} <PhoneLink number="+962 6 500 0123" /> <EmailLink address="sales@mansooj.example" />{' '}
              <Isolate>IEC 61340-4-4</Isolate>
            </p>
          ),
        },
      ];
    },
  },
  {
    name: 'tools',
    states: () => [
      {
        label: 'colour mode, copy a link',
        content: (
          <div className={styles.row}>
            <ColourModeButton className="button quiet" />
            <CopyLink address="https://mansooj.example/s/abc" className="button quiet" />
          </div>
        ),
      },
    ],
  },
  {
    name: 'page-heading',
    states: () => {
      const { title, text, kicker } = sampleTexts();
      return [
        { label: 'with lead', content: <PageHeading title={title} lead={text} /> },
        { label: 'with crumbs', content: <PageHeading title={title} crumbs={[{ to: '/products', label: kicker }]} /> },
        {
          label: 'beside a map',
          content: (
            <SplitHead beside={<MarketsMap />}>
              <h1>{title}</h1>
              <p>{text}</p>
            </SplitHead>
          ),
        },
      ];
    },
  },
  {
    name: 'pagination',
    states: () =>
      [1, 3, 5].map((page) => ({
        label: `page ${page} of 5`,
        content: <Pagination page={page} pages={5} addressOf={addressOf} />,
      })),
  },
  {
    name: 'sections',
    states: () => {
      const { title, text, action, long } = sampleTexts();
      const link = <SiteLink to="/products">{action}</SiteLink>;
      return [
        {
          label: 'with lead and action',
          content: (
            <Section title={title} lead={text} action={link}>
              <Paragraphs text={long} />
            </Section>
          ),
        },
        {
          label: 'band',
          content: (
            <Section title={title} isBand>
              <TextGrid entries={[1, 2, 3].map((number) => ({ title: `${title} ${number}`, text }))} />
            </Section>
          ),
        },
      ];
    },
  },
];
