import type { DrawnSack } from '#app/site/server/drawn-product.ts';
import { m } from '#messages';
import type { Drawing } from '#shared/trade/drawing/drawing.ts';
import styles from './dimension-drawing.module.css';
import paper from './drawing-lines.module.css';
import { DrawingLines } from './drawing-lines.tsx';
import { packedTexts, undrawnText } from './drawn-figures.ts';
import { QuoteLink } from './quote-link.tsx';
import { UnitInput } from './unit-input.tsx';

const titleId = 'dimension-drawing';

type InputsProps = { sack: NonNullable<DrawnSack>; action: string };

const packageWords: Record<string, () => string> = {
  bag: m.drawing_bag,
  bale: m.calculator_bale,
  pallet: m.calculator_pallet,
  containers40: m.calculator_container_40,
};

/** The figures of the drawing. Typing draws and counts it again (`islands/live-figures.ts`); without JavaScript the server does. */
function Inputs({ sack: { values, setting, drawn, isUnread, liner, isBlock, name, ask }, action }: InputsProps) {
  const centimetres = m.trade_unit_cm({ n: '' }).trim();
  const asked = [
    { parameter: 'width', label: m.trade_width(), unit: centimetres },
    { parameter: 'length', label: m.trade_length(), unit: centimetres },
    { parameter: 'gusset', label: isBlock ? m.drawing_block() : m.drawing_gusset_each(), unit: centimetres },
    { parameter: 'fabric', label: m.trade_fabric_weight(), unit: m.trade_unit_gsm({ n: '' }).trim() },
  ];
  return (
    <form
      method="get"
      noValidate
      action={`${action}#drawing`}
      className={`panel ${styles.inputs} no-print`}
      data-island="figures"
      data-figures={JSON.stringify(setting)}
      data-needs-server
    >
      {asked.map(({ parameter, label, unit }) => (
        <UnitInput
          key={parameter}
          id={`drawing-${parameter}`}
          name={parameter}
          label={label}
          unit={unit}
          defaultValue={values[parameter]}
        />
      ))}
      {liner && (
        <label className={styles.tick}>
          <input type="checkbox" name="liner" value={liner.thickness} defaultChecked={liner.isOn} />
          {m.drawing_with_liner({ thickness: m.trade_unit_um({ count: Number(liner.thickness) }) })}
        </label>
      )}
      <p role="alert" className={styles.unread} hidden={!isUnread}>
        {isUnread && undrawnText((parameter) => values[parameter] ?? '')}
      </p>
      <dl className={styles.packed}>
        {drawn &&
          packedTexts(drawn).map(({ name: row, text, limit }) => (
            <div key={row}>
              <dt>{packageWords[row]?.()}</dt>
              <dd data-row={row}>
                <b>{text}</b> <small>{limit}</small>
              </dd>
            </div>
          ))}
      </dl>
      <p className={styles.note}>{m.calculator_note()}</p>
      <button type="submit" className={`button quiet ${styles.draw}`}>
        {m.drawing_submit()}
      </button>
      <QuoteLink request={ask} className="button quiet" data-title={name} data-liner={liner?.kind}>
        {m.drawing_ask()}
      </QuoteLink>
    </form>
  );
}

type DimensionDrawingProps = {
  drawing: Drawing;
  /** The inputs beside it, and the page that answers them. */
  sack?: DrawnSack;
  action?: string;
};

/** The drawing of a bag on a sheet of its own; of a sack with inputs that redraw it. */
export function DimensionDrawing({ drawing, sack, action = '' }: DimensionDrawingProps) {
  const shown = sack?.drawn ?? drawing;
  const { description, anySize = description } = drawing;
  const said = sack?.drawn ? anySize.replace('{sizes}', sack.drawn.sizes) : description;
  return (
    <section id="drawing" className={`${paper.paper} ${styles.sheet}`} aria-labelledby={titleId}>
      <div className={`container ${sack ? styles.two : styles.alone}`}>
        <div className={`stack gap-4 ${styles.drawing}`}>
          <h2 id={titleId} className="no-print">
            {sack ? m.drawing_to_size() : m.drawing_title()}
          </h2>
          <DrawingLines drawing={shown} description={said} anySize={sack && anySize} />
          <p className={styles.note}>{m.drawing_units()}</p>
        </div>
        {sack && <Inputs sack={sack} action={action} />}
      </div>
    </section>
  );
}
