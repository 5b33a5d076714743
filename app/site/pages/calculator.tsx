import { data } from 'react-router';
import { type PageContext, pageContext } from '#app/bridge/context.ts';
import { PageHeading } from '#app/site/components/page-heading.tsx';
import { SiteLink } from '#app/site/components/site-link.tsx';
import { MeasureField } from '#app/site/forms/measure-field.tsx';
import { MeasuresForm } from '#app/site/forms/measures-form.tsx';
import { SelectField } from '#app/site/forms/select-field.tsx';
import { pageMeta } from '#app/site/page-meta.ts';
import { sizedName } from '#app/site/products/drawn-figures.ts';
import type { LineRequest } from '#app/site/products/quote-link.tsx';
import { addressWith, requestLine } from '#app/site/server/line-request.ts';
import { makeSaying } from '#app/site/server/trade-saying.ts';
import { currentLanguage } from '#app/ui/i18n/current-language.ts';
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
} from '#shared/trade/calculation.ts';
import { drawProduct } from '#shared/trade/drawing/product-drawing.ts';
import { formulaFigures } from '#shared/trade/formula-figures.ts';
import { readQuantity } from '#shared/trade/read-quantity.ts';
import { baledDensity, type ContainerLimits, usualMake } from '#shared/trade/rules/estimate.ts';
import { writeNumber } from '#shared/trade/write-number.ts';
import type { Saying } from '#shared/trade/write-value.ts';
import type { Route } from './+types/calculator';
import styles from './calculator.module.css';
import { CalculatorDetails, CalculatorResult } from './calculator-result.tsx';
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
  // Without its fields in the address the form was not sent; one that was sent empty is refused below.
  if (!calculatorNames.some((name) => asked.has(name)))
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
    [lineField('quantityUnit'), readQuantity(values.quantity ?? '').some(({ value }) => !value.unit) ? 'pieces' : ''],
    [lineField('title'), title],
  ];
  const layers = Object.entries(readLayers(values)).map(([key, kind]) => [lineField(key), kind]);
  return requestLine(Object.fromEntries([...named, ...typed, ...layers]));
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  const noindex = Object.values({ ...loaderData?.values, ...loaderData?.errors }).some(Boolean);
  return pageMeta({ matches, noindex });
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
          {found && <CalculatorResult {...found} />}
          {starts.length > 0 && <Starts starts={starts} />}
        </div>
      </div>
      <div className={`container stack gap-4 ${styles.details}`}>
        {found && <CalculatorDetails {...found} />}
        <Formula limits={limits} />
      </div>
    </>
  );
}
