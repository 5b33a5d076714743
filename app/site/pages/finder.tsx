import { data } from 'react-router';
import { pageContext } from '#app/bridge/context.ts';
import { PageHeading } from '#app/site/components/page-heading.tsx';
import { SiteLink } from '#app/site/components/site-link.tsx';
import { MeasureField } from '#app/site/forms/measure-field.tsx';
import { MeasuresForm } from '#app/site/forms/measures-form.tsx';
import { SelectField } from '#app/site/forms/select-field.tsx';
import { pageMeta } from '#app/site/page-meta.ts';
import { answerQuestion, type ShownAnswer } from '#app/site/server/answer-question.ts';
import { typedAnswers } from '#app/site/server/describe-finder.ts';
import { addressWith } from '#app/site/server/line-request.ts';
import { makeSaying } from '#app/site/server/trade-saying.ts';
import { localPath } from '#app/ui/i18n/paths.ts';
import { TextField } from '#app/ui/text-field.tsx';
import { m } from '#messages';
import { fieldsRefused } from '#shared/errors.ts';
import { goodsList } from '#shared/trade/finder/finder-goods.ts';
import { finderFields, finderNames, readQuestion } from '#shared/trade/finder/finder-question.ts';
import type { MeasuredField } from '#shared/trade/understood.ts';
import type { Saying } from '#shared/trade/write-value.ts';
import type { Route } from './+types/finder';
import styles from './finder.module.css';
import { Construction, NearProducts, Stopped } from './finder-answer.tsx';
import formStyles from './form-page.module.css';

/** Goods to begin with, as links. */
const examples = [
  { goods: m.finder_goods_sugar, weight: '50' },
  { goods: m.finder_goods_cement, weight: '50' },
  { goods: m.finder_goods_onions, weight: '25' },
  { goods: m.finder_goods_rice, weight: '10' },
  { goods: m.finder_goods_fertiliser, weight: '1000' },
];

const measureOf = ({ unit, least, most }: MeasuredField): MeasuredField => ({ unit, least, most });

/** What the form asks, in the language of the page. */
function askedFields({ say }: Saying) {
  return finderNames.map((name) => {
    const field = finderFields[name];
    const choices = field.type === 'choice' ? Object.entries(field.choices) : [];
    return {
      name,
      label: say(field.label),
      hint: field.hint ? say(field.hint) : undefined,
      measure: field.type === 'number' ? measureOf(field) : undefined,
      isOptional: name !== 'goods' && name !== 'weight',
      choices: choices.map(([value, word]) => ({ value, label: say(word) })),
    };
  });
}

type Shown = { errors: Record<string, string>; message: string | undefined; answer: ShownAnswer | undefined };

export async function loader({ context, request }: Route.LoaderArgs) {
  const { services, language } = context.get(pageContext);
  const saying = makeSaying(language);
  const sent = new URL(request.url).searchParams;
  const values = typedAnswers(sent);
  const goods = goodsList.flatMap(({ name }) => (name ? [saying.say(name)] : []));
  const form = { asked: askedFields(saying), goods, values, person: addressWith('/contact-us', values) };
  const shown: Shown = { errors: {}, message: undefined, answer: undefined };
  // Without its fields in the address the form was not sent; one that was sent empty is refused below.
  if (!Object.keys(values).some((name) => sent.has(name))) return data({ ...form, ...shown });
  const { errors: found, question } = readQuestion(values);
  if (question) return data({ ...form, ...shown, answer: await answerQuestion(question, services, saying) });
  const { errors, message } = services.explain(fieldsRefused(found), language);
  return data({ ...form, ...shown, errors, message }, { status: 422 });
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  const noindex = Object.values({ ...loaderData?.values, ...loaderData?.errors }).some(Boolean);
  return pageMeta({ matches, noindex });
}

type Loaded = Route.ComponentProps['loaderData'];

function Fields({ asked }: Pick<Loaded, 'asked'>) {
  return (
    <div className="stack gap-1">
      {asked.map(({ name, label, hint, isOptional, choices, measure }) =>
        measure ? (
          <MeasureField key={name} name={name} label={label} hint={hint} isOptional={isOptional} measure={measure} />
        ) : choices.length > 0 ? (
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
    </div>
  );
}

/** Two questions; the others, which few can answer, are folded until one of them is answered. */
function Question({ asked, goods, values, errors, message }: Omit<Loaded, 'answer' | 'person'>) {
  const further = asked.filter(({ isOptional }) => isOptional);
  return (
    <MeasuresForm
      action={`${localPath('/finder')}#answer`}
      submit={m.finder_submit()}
      measures={Object.fromEntries(asked.map(({ name, measure }) => [name, measure]))}
      message={message}
      className={formStyles.form}
      values={values}
      errors={errors}
      marksRequired
    >
      <Fields asked={asked.filter(({ isOptional }) => !isOptional)} />
      <datalist id="finder-goods">
        {goods.map((name) => (
          <option key={name} value={name} />
        ))}
      </datalist>
      <details className={formStyles.more} open={further.some(({ name }) => values[name] || errors[name])}>
        <summary>{m.finder_more()}</summary>
        <Fields asked={further} />
      </details>
    </MeasuresForm>
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
          <SiteLink key={goods()} to={`${addressWith('/finder', { goods: goods(), weight })}#answer`} rel="nofollow">
            {goods()}
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
        <Question asked={asked} goods={goods} values={values} errors={errors} message={message} />
        <div className="stack gap-7" id={found && 'answer'}>
          {found && (
            <>
              <section id="products" className="stack gap-4">
                <h2>{m.finder_products()}</h2>
                <NearProducts near={found.near} />
              </section>
              <Construction {...found.construction} person={person} />
            </>
          )}
          {answer?.stopped && <Stopped stopped={answer.stopped} person={person} />}
          {!answer && <How />}
        </div>
      </div>
    </>
  );
}
