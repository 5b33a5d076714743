import { DrawingLines } from '#app/site/products/drawing-lines.tsx';
import { weightText } from '#app/site/products/drawn-figures.ts';
import { type LineRequest, QuoteLink } from '#app/site/products/quote-link.tsx';
import { FactTable } from '#app/ui/fact-table.tsx';
import { formatNumber } from '#app/ui/i18n/format.ts';
import { m } from '#messages';
import type { Estimate } from '#shared/trade/calculation.ts';
import type { Drawing } from '#shared/trade/drawing/drawing.ts';
import { limitWords } from '#shared/trade/quantity.ts';
import type { Package } from '#shared/trade/rules/estimate.ts';
import styles from './calculator.module.css';

const packageWords: Record<Package, () => string> = {
  bale: m.calculator_bale,
  pallet: m.calculator_pallet,
  containers20: m.calculator_container_20,
  containers40: m.calculator_container_40,
  pallets20: m.calculator_pallets_20,
  pallets40: m.calculator_pallets_40,
};

const grams = (value: number) => m.calculator_grams({ n: formatNumber(Number(value.toFixed(1))) });

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
            <b>{m.trade_unit_piece({ count: bags })}</b> · {weightText(load)}
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

type ResultProps = Pick<Estimate, 'mass' | 'order'> & { ask: LineRequest; drawing: Drawing | undefined };

/** What a bag weighs, and an order of them. */
export function CalculatorResult({ mass, order, ask, drawing }: ResultProps) {
  return (
    <section id="estimate" className={`stack gap-4 ${styles.result}`} aria-labelledby="estimate-title">
      <h2 id="estimate-title">{m.calculator_result()}</h2>
      <p className={styles.total}>{m.calculator_each({ grams: grams(mass.total) })}</p>
      {drawing && <DrawingLines drawing={drawing} description={drawing.description} isSmall />}
      {order && (
        <p>
          {m.calculator_order({ bags: m.trade_unit_piece({ count: order.bags }), weight: weightText(order.kilograms) })}
        </p>
      )}
      <QuoteLink request={ask} className="button">
        {m.finder_request()}
      </QuoteLink>
    </section>
  );
}

/** What goes into each package, and what a bag weighs. */
export function CalculatorDetails({ mass, fabric, loads }: Estimate) {
  return (
    <>
      <h3>{m.calculator_packing()}</h3>
      <LoadTable loads={loads} />
      <h3>{m.calculator_parts()}</h3>
      <MassTable mass={mass} fabric={fabric} />
      <p className="muted">{m.calculator_note()}</p>
    </>
  );
}
