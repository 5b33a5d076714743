import type { MessageKey } from '../text/message-key.ts';

export type TradeWord = Extract<MessageKey, `trade_${string}`>;

/** What a product is, and so which fields it has. */
export const families = ['sack', 'fibc', 'film', 'other'] as const;
export type Family = (typeof families)[number];
export const familyWords = {
  sack: 'trade_family_sack',
  fibc: 'trade_family_fibc',
  film: 'trade_family_film',
  other: 'trade_family_other',
} as const satisfies Record<Family, TradeWord>;

export const groups = ['goods', 'size', 'fabric', 'closing', 'fibc', 'printing', 'proof', 'order'] as const;
export type FieldGroup = (typeof groups)[number];
export const groupTitles = {
  goods: 'trade_group_goods',
  size: 'trade_group_size',
  fabric: 'trade_group_fabric',
  closing: 'trade_group_closing',
  fibc: 'trade_group_fibc',
  printing: 'trade_group_printing',
  proof: 'trade_group_proof',
  order: 'trade_group_order',
} as const satisfies Record<FieldGroup, TradeWord>;

/** What a stored number counts. Lengths are stored in mm, weights in kg; `celsius` and `percent` as they are. */
export type Unit =
  | 'kg'
  | 'mm'
  | 'gsm'
  | 'um'
  | 'denier'
  | 'hour'
  | 'day'
  | 'month'
  | 'litre'
  | 'celsius'
  | 'percent'
  | 'density'
  | 'perInch'
  | 'piece'
  | 'colour'
  | 'count';

export type FieldFacts = {
  label: TradeWord;
  group: FieldGroup;
  families: readonly Family[];
  /** `product`: a figure of the catalogue only; `request`: asked of a buyer only. */
  usedBy: 'both' | 'product' | 'request';
};
/** What a size may be called beside its number. */
export type SizeName = 'width' | 'length' | 'height' | 'depth' | 'diameter';

/**
 * `shown`: the unit it is written in, if that is not its own; cm for lengths. `isWhole`: it counts what is never cut.
 * `names`: what its size may be called, most fitting first.
 */
export type TradeNumber = FieldFacts & {
  type: 'number';
  unit: Unit;
  least: number;
  most: number;
  shown?: 'cm' | 'm';
  isWhole?: true;
  names?: readonly SizeName[];
};
export type TradeChoice = FieldFacts & { type: 'choice'; values: Readonly<Record<string, TradeWord>> };
export type TradeFlag = FieldFacts & { type: 'flag' };
export type TradeText = FieldFacts & { type: 'text'; max: number };
/** A calendar day, YYYY-MM-DD. */
export type TradeDay = FieldFacts & { type: 'day' };
export type TradeField = TradeNumber | TradeChoice | TradeFlag | TradeText | TradeDay;
