import { SiteLink } from '#app/site/components/site-link.tsx';
import { DrawingLines } from '#app/site/products/drawing-lines.tsx';
import { QuoteLink } from '#app/site/products/quote-link.tsx';
import type { ShownAnswer } from '#app/site/server/answer-question.ts';
import { foreignText } from '#app/ui/i18n/foreign-text.ts';
import { Icon } from '#app/ui/icon.tsx';
import { PictureView } from '#app/ui/picture.tsx';
import { m } from '#messages';
import styles from './finder-answer.module.css';

type Answer = Extract<ShownAnswer, { stopped: undefined }>;
type Reason = Answer['construction']['notes'][number];
/** Where a person is asked, with what was typed. */
type Person = { person: string };

/** A reason, and who says so where the page has not said it already. */
function Explained({ reason, source, isKnown = false }: Reason & { isKnown?: boolean }) {
  return (
    <p className={styles.reason}>
      {reason}{' '}
      {!isKnown && (
        <span className="tiny muted">
          {m.finder_source()} <bdi>{source}</bdi>
        </span>
      )}
    </p>
  );
}

/** The construction, part by part. */
export function Construction({ title, known, drawing, parts, notes, ...ways }: Answer['construction'] & Person) {
  return (
    <section className={styles.answer} aria-labelledby="answer-title">
      <h2 id="answer-title">{m.finder_answer()}</h2>
      <p className={styles.question}>{title}</p>
      {known && <p className="muted">{m.finder_answer_known({ goods: known })}</p>}
      {drawing && (
        <div>
          <DrawingLines drawing={drawing} description={drawing.description} isSmall />
          <p className="tiny muted">
            {m.finder_drawing()} {m.drawing_units()}
          </p>
        </div>
      )}
      <dl className={styles.parts}>
        {parts.map(({ part, pieces, ...why }) => (
          <div key={part}>
            <dt>{part}</dt>
            <dd>
              <p className={styles.pieces}>
                {pieces.map((piece) => (
                  <bdi key={piece}>{piece}</bdi>
                ))}
              </p>
              <Explained {...why} isKnown={parts.find(({ source }) => source === why.source)?.part !== part} />
            </dd>
          </div>
        ))}
      </dl>
      {notes.length > 0 && (
        <details>
          <summary>{m.finder_notes()}</summary>
          <ul className="stack gap-2">
            {notes.map((note) => (
              <li key={note.reason}>
                <Explained {...note} />
              </li>
            ))}
          </ul>
        </details>
      )}
      <div className="wrap gap-3">
        <QuoteLink request={ways.request} className="button">
          {m.finder_request()}
        </QuoteLink>
        <SiteLink to={ways.person} className="button quiet" rel="nofollow">
          {m.finder_ask()}
        </SiteLink>
      </div>
      <p className="muted">{m.finder_request_text()}</p>
    </section>
  );
}

/** The products near the construction, each with what fits and what does not. */
export function NearProducts({ near }: Pick<Answer, 'near'>) {
  if (near.length === 0) return <p>{m.finder_products_none()}</p>;
  return (
    <ul className={styles.products}>
      {near.map(({ _id, address, name, language, picture, request, misfits, points }) => (
        <li key={_id} className={`stack panel ${styles.product}`}>
          <PictureView picture={picture} className={styles.picture} sizes="(min-width: 600px) 352px, 92vw" upTo={720} />
          <div className={styles.about}>
            <h3 {...foreignText(language)}>
              <SiteLink to={`/products/${address}`}>{name}</SiteLink>
            </h3>
            <p className={misfits === 0 ? styles.fit : styles.near}>
              {misfits === 0 ? m.finder_products_fit() : m.finder_products_near({ count: misfits })}
            </p>
            <ul className={styles.points}>
              {points.map(({ key, fits, label, value }) => (
                <li key={key} className={fits ? styles.fits : styles.differs}>
                  <Icon name={fits ? 'check' : 'close'} size={16} />
                  <span>
                    <span className="visually-hidden">{fits ? m.finder_fits() : m.finder_differs()}: </span>
                    {label}: <bdi>{value}</bdi>
                  </span>
                </li>
              ))}
            </ul>
            <QuoteLink request={request}>{m.finder_product_request()}</QuoteLink>
          </div>
        </li>
      ))}
    </ul>
  );
}

/** Why the rules do not answer, and who does. */
export function Stopped({ stopped, person }: { stopped: readonly Reason[] } & Person) {
  return (
    <section id="answer" className={styles.answer} aria-labelledby="answer-title">
      <h2 id="answer-title">{m.finder_stopped()}</h2>
      <ul className="stack gap-2">
        {stopped.map((stop) => (
          <li key={stop.reason}>
            <Explained {...stop} />
          </li>
        ))}
      </ul>
      <p>{m.finder_stopped_text()}</p>
      <div className="wrap gap-3">
        <SiteLink to={person} className="button" rel="nofollow">
          {m.finder_stopped_send()}
        </SiteLink>
      </div>
    </section>
  );
}
