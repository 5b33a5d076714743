import type { ComponentProps, ReactNode } from 'react';
import { Card, CardGrid } from '#app/site/components/card.tsx';
import { EmptyState } from '#app/site/components/empty-state.tsx';
import { PageHeading } from '#app/site/components/page-heading.tsx';
import { type RecordLink, RecordLinks } from '#app/site/components/record-links.tsx';
import { Section } from '#app/site/components/section.tsx';
import { ButtonLink } from '#app/site/components/site-link.tsx';
import { PictureView } from '#app/ui/picture.tsx';
import { m } from '#messages';
import type { Picture } from '#shared/content/picture.ts';
import type { ServiceCategory } from '#shared/content/service-categories.ts';
import styles from './record-page.module.css';

type RecordPageProps = ComponentProps<typeof PageHeading> & {
  /** Beside what the page says, or on a phone below it. */
  aside: ReactNode;
  /** Sections below both. */
  further?: ReactNode;
};

/** The page of one record: its heading, what there is to say, facts and ways on beside it. */
export function RecordPage({ aside, further, children, ...heading }: RecordPageProps) {
  return (
    <>
      <PageHeading {...heading} />
      <div className="container main-and-aside">
        <div className="stack at-top gap-7">{children}</div>
        <aside className={`stack at-top gap-6 ${styles.aside}`}>{aside}</aside>
      </div>
      {further}
    </>
  );
}

type MissingRecordProps = { title: string; text?: string; list: { to: string; label: string } };

/** The page of a record that is not there, with the way to the others. */
export function MissingRecord({ title, text = m.record_missing_text(), list }: MissingRecordProps) {
  return <EmptyState asPage title={title} text={text} link={list} />;
}

/** The picture of a record; beside its text a smaller one. */
export function RecordPicture({ picture, isMain = false }: { picture: Picture | undefined; isMain?: boolean }) {
  const width = isMain ? '740px' : '400px';
  return (
    <PictureView
      picture={picture}
      sizes={`(min-width: 900px) ${width}, 92vw`}
      className={styles.picture}
      upTo={1080}
      isFirst
    />
  );
}

/** A question to the reader, and ways to ask in turn. */
export function AskPanel({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  return (
    <section className={`stack gap-3 ${styles.ask}`}>
      <h2>{title}</h2>
      <p>{text}</p>
      <div className="wrap gap-3">{children}</div>
    </section>
  );
}

/** The way to a consultation in a field. */
export function ConsultationPanel({ category }: { category: ServiceCategory }) {
  return (
    <AskPanel title={m.projects_ask_title()} text={m.projects_ask_text()}>
      <ButtonLink to={`/consultation?type=${category}`}>{m.services_request()}</ButtonLink>
    </AskPanel>
  );
}

/** Links to the other records of the kind; nothing where there are none. */
export function OtherRecords({ title, links }: { title: string; links: readonly RecordLink[] }) {
  if (links.length === 0) return null;
  return (
    <Section title={title}>
      <RecordLinks links={links} className={styles.others} />
    </Section>
  );
}

type CardSectionProps = {
  title: string;
  cards: readonly (Omit<ComponentProps<typeof Card>, 'level'> & { _id: string })[];
  isCompact?: boolean;
};

/** A section of cards; nothing where there are none. */
export function CardSection({ title, cards, isCompact = false }: CardSectionProps) {
  if (cards.length === 0) return null;
  return (
    <Section title={title}>
      <CardGrid isCompact={isCompact}>
        {cards.map(({ _id, ...card }) => (
          <Card key={_id} level={3} isCompact={isCompact} {...card} />
        ))}
      </CardGrid>
    </Section>
  );
}
