import { data } from 'react-router';
import { type PageContext, pageContext } from '#app/context.ts';
import { pageMeta } from '#app/page-meta.ts';
import { PageHeading } from '#app/site/components/page-heading.tsx';
import { Section } from '#app/site/components/section.tsx';
import { SiteLink } from '#app/site/components/site-link.tsx';
import { SelectField } from '#app/site/forms/select-field.tsx';
import {
  addressWith,
  describePart,
  describePoint,
  explained,
  productRequestAddress,
  questionText,
  requestAddress,
  typedAnswers,
} from '#app/site/server/describe-finder.ts';
import { sayingIn } from '#app/site/server/trade-saying.ts';
import { Alert } from '#app/ui/alert.tsx';
import { FormFieldsContext } from '#app/ui/field-context.ts';
import { foreignText } from '#app/ui/i18n/foreign-text.ts';
import { localPath } from '#app/ui/i18n/paths.ts';
import { Icon } from '#app/ui/icon.tsx';
import { PictureView } from '#app/ui/picture.tsx';
import { TextField } from '#app/ui/text-field.tsx';
import { m } from '#messages';
import { languagesOf, localise } from '#shared/content.ts';
import { AppError } from '#shared/errors.ts';
import { addressedBy } from '#shared/record-address.ts';
import { finderFields, finderNames, type Question, readQuestion } from '#shared/trade/finder/finder-question.ts';
import { fittingProducts } from '#shared/trade/finder/fit.ts';
import { goodsList } from '#shared/trade/finder/goods.ts';
import { type Recommendation, recommend } from '#shared/trade/finder/recommend.ts';
import type { Saying } from '#shared/trade/write-value.ts';
import type { Route } from './+types/finder';
import styles from './finder.module.css';
import formStyles from './form-page.module.css';

/** Goods to begin with, as links. */
const examples = [
  { goods: 'finder_goods_sugar', weight: '50' },
  { goods: 'finder_goods_cement', weight: '50' },
  { goods: 'finder_goods_onions', weight: '25' },
  { goods: 'finder_goods_rice', weight: '10' },
  { goods: 'finder_goods_fertiliser', weight: '1000' },
] as const;
/** How many products are compared, how many are shown, and in how many points they may differ. */
const products = { compared: 200, shown: 3, differing: 2 };

/** What the form asks, in the language of the page. */
function askedFields({ say }: Saying) {
  return finderNames.map((name) => {
    const field = finderFields[name];
    const choices = field.type === 'choice' ? Object.entries(field.choices) : [];
    return {
      name,
      label: say(field.label),
      hint: field.hint ? say(field.hint) : undefined,
      isOptional: name !== 'goods' && name !== 'weight',
      choices: choices.map(([value, word]) => ({ value, label: say(word) })),
    };
  });
}

type Services = PageContext['services'];

/** The products nearest to a recommendation, with what fits and what does not. */
async function nearProducts(recommendation: Recommendation, services: Services, saying: Saying) {
  const { language } = saying;
  const { items } = await services.kinds.product.list({ page: 1, limit: products.compared });
  const near = fittingProducts(recommendation, items, { shown: products.shown, most: products.differing });
  const paths = near.map(({ product }) => product.mainImage);
  const pictures = await services.media.pictures(paths, language);
  return near.map(({ product, fit }) => ({
    _id: product._id,
    address: addressedBy(product),
    name: localise(product, language).name,
    language: languagesOf(product, language, ['name']).name,
    picture: pictures[product.mainImage],
    request: productRequestAddress(addressedBy(product), recommendation),
    misfits: fit.misfits,
    points: fit.points.map((point) => describePoint(point, saying)),
  }));
}

/** What the rules say to a question: a construction with the products near it, or why a person answers. */
async function answerOf(question: Question, services: Services, saying: Saying) {
  const name = question.known?.name ? saying.say(question.known.name) : undefined;
  const known = name?.toLowerCase() === question.goods.toLowerCase() ? undefined : name;
  const { recommendation, stopped } = recommend(question);
  if (stopped) return { stopped: stopped.map((stop) => explained(stop, saying)) };
  return {
    stopped: undefined,
    known,
    title: questionText(question, recommendation.family, saying),
    parts: recommendation.parts.map((part) => describePart(part, saying)),
    notes: recommendation.notes.map((note) => explained(note, saying)),
    request: requestAddress(recommendation, saying),
    near: await nearProducts(recommendation, services, saying),
  };
}

type Found = Awaited<ReturnType<typeof answerOf>>;
type Shown = { errors: Record<string, string>; message: string | undefined; answer: Found | undefined };

export async function loader({ context, request }: Route.LoaderArgs) {
  const { services, language, explain } = context.get(pageContext);
  const saying = sayingIn(language);
  const values = typedAnswers(new URL(request.url).searchParams);
  const goods = goodsList.flatMap(({ name }) => (name ? [saying.say(name)] : []));
  const form = { asked: askedFields(saying), goods, values, person: addressWith('/contact-us', values) };
  const shown: Shown = { errors: {}, message: undefined, answer: undefined };
  if (Object.values(values).every((typed) => typed.trim() === '')) return data({ ...form, ...shown });
  const { errors: found, question } = readQuestion(values);
  if (question) return data({ ...form, ...shown, answer: await answerOf(question, services, saying) });
  const { errors, message } = explain(new AppError('invalid', 'error_validation', { fields: found }));
  return data({ ...form, ...shown, errors, message }, { status: 422 });
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  const noindex = Object.values(loaderData?.values ?? {}).some(Boolean);
  return pageMeta({ title: m.finder_title(), description: m.finder_lead(), matches, noindex });
}

type Loaded = Route.ComponentProps['loaderData'];
type Answer = Extract<Found, { title: string }>;
type Reason = Answer['notes'][number];

/** A reason, and who says so. */
function Explained({ reason, source }: Reason) {
  return (
    <p className={styles.reason}>
      {reason}{' '}
      <span className={styles.source}>
        {m.finder_source()} <bdi>{source}</bdi>
      </span>
    </p>
  );
}

function Fields({ asked, goods }: Pick<Loaded, 'asked' | 'goods'>) {
  return (
    <div className={styles.fields}>
      {asked.map(({ name, label, hint, isOptional, choices }) =>
        choices.length > 0 ? (
          <SelectField
            key={name}
            name={name}
            label={label}
            hint={hint}
            placeholder={m.finder_usual()}
            choices={choices}
            isOptional
          />
        ) : (
          <TextField
            key={name}
            name={name}
            label={label}
            hint={hint}
            isOptional={isOptional}
            autoComplete="off"
            {...(name === 'goods' && { list: 'finder-goods' })}
          />
        ),
      )}
      <datalist id="finder-goods">
        {goods.map((name) => (
          <option key={name} value={name} />
        ))}
      </datalist>
    </div>
  );
}

/** The construction, part by part. */
function Construction({ title, known, parts, notes, request, person }: Answer & Pick<Loaded, 'person'>) {
  return (
    <section id="answer" className={styles.answer} aria-labelledby="answer-title">
      <h2 id="answer-title">{m.finder_answer()}</h2>
      <p className={styles.question}>{title}</p>
      {known && <p className="muted">{m.finder_answer_known({ goods: known })}</p>}
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
              <Explained {...why} />
            </dd>
          </div>
        ))}
      </dl>
      {notes.length > 0 && (
        <>
          <h3>{m.finder_notes()}</h3>
          <ul className={styles.notes}>
            {notes.map((note) => (
              <li key={note.reason}>
                <Explained {...note} />
              </li>
            ))}
          </ul>
        </>
      )}
      <div className={styles.acts}>
        <SiteLink to={request} className="button">
          {m.finder_request()}
        </SiteLink>
        <SiteLink to={person} className="button quiet">
          {m.finder_ask()}
        </SiteLink>
      </div>
      <p className="muted">{m.finder_request_text()}</p>
    </section>
  );
}

/** The products near the construction, each with what fits and what does not. */
function NearProducts({ near }: Pick<Answer, 'near'>) {
  if (near.length === 0) return <p>{m.finder_products_none()}</p>;
  return (
    <ul className={styles.products}>
      {near.map(({ _id, address, name, language, picture, request, misfits, points }) => (
        <li key={_id} className={styles.product}>
          <PictureView picture={picture} className={styles.picture} sizes="(min-width: 900px) 384px, 92vw" upTo={720} />
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
            <SiteLink to={request}>{m.finder_product_request()}</SiteLink>
          </div>
        </li>
      ))}
    </ul>
  );
}

/** Why the rules do not answer, and who does. */
function Stopped({ stopped, person }: { stopped: readonly Reason[] } & Pick<Loaded, 'person'>) {
  return (
    <section id="answer" className={styles.answer} aria-labelledby="answer-title">
      <h2 id="answer-title">{m.finder_stopped()}</h2>
      <ul className={styles.notes}>
        {stopped.map((stop) => (
          <li key={stop.reason}>
            <Explained {...stop} />
          </li>
        ))}
      </ul>
      <p>{m.finder_stopped_text()}</p>
      <div className={styles.acts}>
        <SiteLink to={person} className="button">
          {m.finder_stopped_send()}
        </SiteLink>
      </div>
    </section>
  );
}

/** How the finder decides, and goods to begin with. */
function How() {
  return (
    <section id="how" className={styles.how}>
      <h2>{m.finder_how_title()}</h2>
      <p>{m.finder_how_rules()}</p>
      <p>{m.finder_how_limits()}</p>
      <p>{m.finder_how_start()}</p>
      <p className={styles.examples} data-needs-server>
        {m.finder_examples()}
        {examples.map(({ goods, weight }) => (
          <SiteLink key={goods} to={`${addressWith('/finder', { goods: m[goods](), weight })}#answer`}>
            {m[goods]()}
          </SiteLink>
        ))}
      </p>
    </section>
  );
}

export default function FinderPage({ loaderData }: Route.ComponentProps) {
  const { asked, goods, values, errors, message, answer, person } = loaderData;
  const found = answer?.stopped ? undefined : answer;
  return (
    <>
      <PageHeading title={m.finder_title()} lead={m.finder_lead()} />
      <div className={`container ${styles.columns}`}>
        <form method="get" action={`${localPath('/finder')}#answer`} className={formStyles.form} noValidate>
          {message && <Alert kind="danger" title={message} />}
          <FormFieldsContext value={{ values, errors }}>
            <Fields asked={asked} goods={goods} />
          </FormFieldsContext>
          <button type="submit" className="button">
            {m.finder_submit()}
          </button>
        </form>
        <div>
          {found && <Construction {...found} person={person} />}
          {answer?.stopped && <Stopped stopped={answer.stopped} person={person} />}
          {!answer && <How />}
        </div>
      </div>
      {found && (
        <Section title={m.finder_products()} id="products">
          <NearProducts near={found.near} />
        </Section>
      )}
    </>
  );
}
