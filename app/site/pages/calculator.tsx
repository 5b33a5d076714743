import { data } from 'react-router';
import { type PageContext, pageContext } from '#app/bridge/context.ts';
import { PageHeading } from '#app/site/components/page-heading.tsx';
import { SiteLink } from '#app/site/components/site-link.tsx';
import { MeasureField } from '#app/site/forms/measure-field.tsx';
import { MeasuresForm } from '#app/site/forms/measures-form.tsx';
import { SelectField } from '#app/site/forms/select-field.tsx';
import { pageMeta } from '#app/site/page-meta.ts';
import { DrawingLines } from '#app/site/products/drawing-lines.tsx';
import { sizedName } from '#app/site/products/drawn-figures.ts';
import { type LineRequest, QuoteLink } from '#app/site/products/quote-link.tsx';
import { addressWith, requestLine } from '#app/site/server/line-request.ts';
import { makeSaying } from '#app/site/server/trade-saying.ts';
import { FactTable } from '#app/ui/fact-table.tsx';
import { currentLanguage } from '#app/ui/i18n/current-language.ts';
import { formatNumber } from '#app/ui/i18n/format.ts';
import { localPath } from '#app/ui/i18n/paths.ts';
import { m } from '#messages';
import { localise } from '#shared/content/content.ts';
import { fieldsRefused } from '#shared/errors.ts';
import { lineField } from '#shared/leads/quote-form.ts';
import { stepField } from '#shared/leads/step-field.ts';
import { takeReading } from '#shared/leads/take-reading.ts';
import { cutText } from '#shared/text/cut-between-signs.ts';
import {
  type CalculatorField,
  calculate,
  calculatedFields,
  calculatorAnswers,
  calculatorFields,
  calculatorNames,
  calculatorParameters,
  describeMeasure,
  type Estimate,
} from '#shared/trade/calculation.ts';
import type { Drawing } from '#shared/trade/drawing/drawing.ts';
import { drawProduct } from '#shared/trade/drawing/product-drawing.ts';
import { formulaFigures } from '#shared/trade/formula-figures.ts';
import { limitWords } from '#shared/trade/quantity.ts';
import { baledDensity, type ContainerLimits, type Package, usualMake } from '#shared/trade/rules/estimate.ts';
import { writeNumber } from '#shared/trade/write-number.ts';
import type { Saying } from '#shared/trade/write-value.ts';
import type { Route } from './+types/calculator';
import styles from './calculator.module.css';
import formStyles from './form-page.module.css';

const longestTyped = 60;
const mostStarts = 24;

export async function loader({ context, request }: Route.LoaderArgs) {
  const { services, language } = context.get(pageContext);
  const asked = new URL(request.url).searchParams;
  const values = readValues(asked);
  const saying = makeSaying(language);
  const fields = calculatorNames.map((name) => {
    const { label, isFirst } = calculatorFields[name];
    // What it may be is said by the error of what it may not.
    const usual = usualText(name, saying);
    const hint = usual && saying.say('calculator_otherwise', { usual });
    return { name, label: saying.say(label), hint, isFirst, measure: describeMeasure(name) };
  });
  const { containerPayload, roadLimit } = await services.company.getCompany();
  const limits = { containerPayload, roadLimit };
  const nothing: Record<string, string> = {};
  if (Object.values(values).every((typed) => typed.trim() === ''))
    return { fields, values, limits, errors: nothing, starts: await listStarts(context.get(pageContext)) };
  const { errors: found, estimate, sack } = calculate(values, limits);
  if (estimate && sack) {
    const title = sizedName(saying.say('trade_family_sack'), sack);
    const drawing = drawProduct({ family: 'sack', ...sack, ...readLayers(values) }, saying);
    return { fields, values, limits, errors: nothing, estimate, drawing, ask: requestOfSack(values, title) };
  }
  const { errors, message } = services.explain(fieldsRefused(found), language);
  return data({ fields, values, limits, errors, message }, { status: 422 });
}

/** The sacks of the catalogue, each with the calculator filled with its figures. */
async function listStarts({ services, language }: PageContext) {
  const { items } = await services.kinds.product.list({ page: 1, limit: mostStarts });
  return items.flatMap((product) => {
    const answers = calculatorAnswers(product.attributes);
    if (Object.keys(answers).length === 0) return [];
    return [{ name: localise(product, language).name, to: `${addressWith('/calculator', answers)}#estimate` }];
  });
}

/** What was typed, each bounded, with the reading that was chosen of one. */
function readValues(asked: URLSearchParams): Record<string, string> {
  const typed = Object.fromEntries(
    calculatorParameters.map((name) => [name, cutText(asked.get(name) ?? '', longestTyped)]),
  );
  return takeReading({ ...typed, [stepField]: asked.get(stepField) ?? '' }, calculatorNames) ?? typed;
}

/** What is taken for a field that is left empty, in words; '' where it counts as none. */
function usualText(name: CalculatorField, { say, language }: Saying): string {
  const write = (value: number) => writeNumber(value, language);
  if (name === 'turnover') return say('trade_unit_mm', { n: write(usualMake.turnover) });
  if (name === 'allowance') return say('calculator_grams', { n: write(usualMake.allowance) });
  return name === 'density' ? say('trade_unit_density', { n: write(baledDensity.usual) }) : '';
}

/** The kinds of layers that were typed with their thickness or weight. */
function readLayers({ liner, film, coating }: Readonly<Record<string, string>>): {
  liner?: string;
  lamination?: string;
} {
  const lamination = film?.trim() ? 'bopp' : coating?.trim() ? 'coated' : undefined;
  return { ...(liner?.trim() && { liner: 'loose' }), ...(lamination && { lamination }) };
}

/** A request for the sack as it was typed, named after its size so that it becomes a line of its own. */
function requestOfSack(values: Readonly<Record<string, string>>, title: string): LineRequest {
  const typed = Object.entries(calculatedFields).map(([name, key]) => [lineField(key), values[name]?.trim() ?? '']);
  const named = [
    [lineField('family'), 'sack'],
    [lineField('quantityUnit'), values.quantity ? 'pieces' : ''],
    [lineField('title'), title],
  ];
  const layers = Object.entries(readLayers(values)).map(([key, kind]) => [lineField(key), kind]);
  return requestLine(Object.fromEntries([...named, ...typed, ...layers]));
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  const noindex = Object.values(loaderData?.values ?? {}).some(Boolean);
  return pageMeta({ matches, noindex });
}

const packageWords: Record<Package, () => string> = {
  bale: m.calculator_bale,
  pallet: m.calculator_pallet,
  containers20: m.calculator_container_20,
  containers40: m.calculator_container_40,
  pallets20: m.calculator_pallets_20,
  pallets40: m.calculator_pallets_40,
};

const grams = (value: number) => m.calculator_grams({ n: formatNumber(Number(value.toFixed(1))) });
/** Below a kilogram in grams, so that a few bags do not weigh nothing. */
const weight = (kilograms: number) =>
  kilograms < 1 ? grams(kilograms * 1000) : m.trade_unit_kg({ n: formatNumber(Math.round(kilograms)) });

/** The mass of one bag, part by part. */
function MassTable({ mass, fabric }: Pick<Estimate, 'mass' | 'fabric'>) {
  const area = formatNumber(Number(mass.area.toFixed(3)));
  const parts = [
    { name: m.calculator_fabric({ area, fabric: formatNumber(Number(fabric.toFixed(1))) }), value: mass.fabric },
    { name: m.calculator_folded(), value: mass.folded },
    { name: m.calculator_coating(), value: mass.coating },
    { name: m.calculator_film(), value: mass.film },
    { name: m.calculator_liner(), value: mass.liner },
    { name: m.calculator_allowance_part(), value: mass.allowance },
  ].filter(({ value }) => value > 0);
  const rows = [...parts, { name: m.calculator_total(), value: mass.total }];
  return <FactTable facts={rows.map(({ name, value }) => ({ name, value: grams(value) }))} />;
}

/** How many bags go into each package, what ends it, and how many its room and its weight would allow. */
function LoadTable({ loads }: Pick<Estimate, 'loads'>) {
  return (
    <dl className={styles.loads}>
      {loads.map(({ name, bags, kilograms: load, endedBy, byRoom, byLoad }) => (
        <div key={name}>
          <dt>{packageWords[name]()}</dt>
          <dd>
            <b>{m.trade_unit_piece({ count: bags })}</b> · {weight(load)}
          </dd>
          <dd>
            {m.calculator_limit({ limit: m[limitWords[endedBy]]() })}
            {byRoom !== byLoad && ` (${m.calculator_both({ room: formatNumber(byRoom), load: formatNumber(byLoad) })})`}
          </dd>
        </div>
      ))}
    </dl>
  );
}

type ResultProps = Estimate & { ask: LineRequest; drawing: Drawing | undefined };

function Result({ mass, fabric, loads, order, ask, drawing }: ResultProps) {
  return (
    <section id="estimate" className={`stack gap-4 ${styles.result}`} aria-labelledby="estimate-title">
      <h2 id="estimate-title">{m.calculator_result()}</h2>
      <p className={styles.total}>{m.calculator_each({ grams: grams(mass.total) })}</p>
      {drawing && <DrawingLines drawing={drawing} description={drawing.description} isSmall />}
      {order && (
        <p>
          {m.calculator_order({ bags: m.trade_unit_piece({ count: order.bags }), weight: weight(order.kilograms) })}
        </p>
      )}
      <h3>{m.calculator_packing()}</h3>
      <LoadTable loads={loads} />
      <QuoteLink request={ask} className="button">
        {m.finder_request()}
      </QuoteLink>
      <h3>{m.calculator_parts()}</h3>
      <MassTable mass={mass} fabric={fabric} />
      <p className="muted">{m.calculator_note()}</p>
    </section>
  );
}

type Fields = Route.ComponentProps['loaderData']['fields'];

function Fields({ fields }: { fields: Fields }) {
  return (
    <div className={styles.fields}>
      {fields.map(({ name, label, hint, measure }) => (
        <MeasureField
          key={name}
          name={name}
          label={label}
          hint={hint}
          measure={measure}
          isOptional={!['width', 'length', 'fabric'].includes(name)}
          isHalf
        />
      ))}
    </div>
  );
}

/** How the figures are worked out, in words and signs. */
function Formula({ limits }: { limits: ContainerLimits }) {
  const { mass, packing } = formulaFigures(makeSaying(currentLanguage()), limits);
  return (
    <details id="formula" className={styles.formula}>
      <summary>{m.calculator_formula_title()}</summary>
      <p>{m.calculator_formula_tube()}</p>
      <p>{m.calculator_formula_mass(mass)}</p>
      <p>{m.calculator_formula_tapes()}</p>
      <p>{m.calculator_formula_packing(packing)}</p>
    </details>
  );
}

/** Products to begin with, where nothing was typed yet. */
function Starts({ starts }: { starts: readonly { name: string; to: string }[] }) {
  return (
    <section className={`stack gap-4 ${styles.result}`}>
      <h2>{m.calculator_start()}</h2>
      <ul className={`row-links ${styles.starts}`}>
        {starts.map(({ name, to }) => (
          <li key={to}>
            <SiteLink to={to} rel="nofollow">
              {name}
            </SiteLink>
          </li>
        ))}
      </ul>
    </section>
  );
}

export default function CalculatorPage({ loaderData }: Route.ComponentProps) {
  const { fields, values, limits, errors } = loaderData;
  const { estimate, ask, drawing } = 'ask' in loaderData ? loaderData : {};
  const found = estimate && ask && { ...estimate, ask, drawing };
  const starts = 'starts' in loaderData ? loaderData.starts : [];
  const message = 'message' in loaderData ? loaderData.message : undefined;
  const further = fields.filter(({ isFirst }) => !isFirst);
  const isFurtherOpen = ['bottom', ...further.map(({ name }) => name)].some((name) => values[name] || errors[name]);
  return (
    <>
      <PageHeading title={m.calculator_title()} />
      <div className="container main-and-aside">
        <MeasuresForm
          action={`${localPath('/calculator')}#estimate`}
          submit={m.calculator_submit()}
          measures={Object.fromEntries(fields.map(({ name, measure }) => [name, measure]))}
          message={message}
          className={formStyles.form}
          values={values}
          errors={errors}
          marksRequired
        >
          <p className="muted">{m.calculator_lead()}</p>
          <Fields fields={fields.filter(({ isFirst }) => isFirst)} />
          <details className={formStyles.more} open={isFurtherOpen}>
            <summary>{m.calculator_more()}</summary>
            <SelectField
              name="bottom"
              label={m.trade_bottom()}
              placeholder={m.trade_bottom_sewn()}
              choices={[{ value: 'block', label: m.trade_bottom_block() }]}
              isOptional
              isHalf
            />
            <Fields fields={further} />
          </details>
        </MeasuresForm>
        <div className="stack gap-6">
          {found && <Result {...found} />}
          {starts.length > 0 && <Starts starts={starts} />}
          <Formula limits={limits} />
        </div>
      </div>
    </>
  );
}
