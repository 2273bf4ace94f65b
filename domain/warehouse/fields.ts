import { confirmSection } from '../booking/closing-fields.ts';
import { dangerousSection } from '../booking/dangerous-fields.ts';
import { goodsSection } from '../booking/goods-fields.ts';
import { followLines } from '../booking/goods-list.ts';
import { orderSections } from '../booking/order-sections.ts';
import { type Field, type FormDescription, type RuleInput, section } from '../form/field.ts';
import * as rules from '../form/rules.ts';
import { TEMPERATURE_LIMITS } from '../quantity.ts';
import { warehouseChecks } from './checks.ts';
import type { WarehouseContext } from './context.ts';
import type { StoredLine, WarehouseForm } from './form.ts';
import { PALLETS_AT_MOST, STORED_DAYS } from './kinds.ts';
import * as store from './rules.ts';

type FormField = Field<WarehouseForm, WarehouseForm, WarehouseContext>;
type Spot = RuleInput<WarehouseForm, WarehouseForm, WarehouseContext>;

/** Storage has no departure day that documents must outlast. */
const noDay = () => null;

const cargo = goodsSection<WarehouseForm, StoredLine, WarehouseContext>({
  step: 'cargo',
  isDangerShown: () => true,
  isVolumeRequired: ({ mode }) => mode === 'CUBIC_METRE',
  isReportRequired: () => false,
  sailingDay: noDay,
  currencies: ({ currencies }) => currencies,
  own: {
    pallets: {
      kind: 'whole',
      unit: 'piece',
      decimals: 0,
      most: 8,
      required: ({ form }) => form.mode === 'PALLET',
      rules: [rules.quantity({ decimals: 0, min: 1, max: PALLETS_AT_MOST })],
    },
    batchNo: { kind: 'text', most: 60 },
    madeOn: { kind: 'day' },
    usableUntil: { kind: 'day', rules: [store.usableAfterMaking] },
  },
});

const block = dangerousSection<WarehouseForm, WarehouseContext>({
  step: 'cargo',
  classRules: [],
  sailingDay: noDay,
  packingDay: noDay,
});

const choice = (codes: readonly string[]): FormField => ({ kind: 'choice', required: true, choices: () => codes });
const temperature: FormField = {
  kind: 'quantity',
  unit: 'celsius',
  decimals: 1,
  most: 8,
  rules: [rules.quantity(TEMPERATURE_LIMITS)],
};
const tick: FormField = { kind: 'tick' };
const address = (shown: (spot: Spot) => boolean): FormField => ({ kind: 'text', required: true, most: 100, shown });

const stay = section<WarehouseForm, WarehouseForm, WarehouseContext>({
  at: '',
  step: 'stay',
  fields: {
    mode: { kind: 'choice', required: true, choices: ({ context }) => store.modesSold(context) },
    startDate: { kind: 'day', required: true, rules: [store.startInTime] },
    days: {
      kind: 'whole',
      decimals: 0,
      most: 4,
      required: true,
      rules: [rules.quantity({ decimals: 0, ...STORED_DAYS })],
    },
    tempFrom: temperature,
    tempTo: { ...temperature, rules: [rules.quantity(TEMPERATURE_LIMITS), store.warmEnough] },
    inbound: {
      ...choice(['SELF', 'PICKUP']),
      resets: ({ inbound }) => (inbound === 'SELF' ? { inboundAddress: '' } : {}),
    },
    inboundAddress: address(({ scope }) => scope.inbound === 'PICKUP'),
    outbound: {
      ...choice(['SELF', 'DELIVERY']),
      resets: ({ outbound }) => (outbound === 'SELF' ? { outboundAddress: '' } : {}),
    },
    outboundAddress: address(({ scope }) => scope.outbound === 'DELIVERY'),
    turnover: {
      kind: 'quantity',
      decimals: 3,
      most: 12,
      rules: [rules.quantity({ decimals: 3, min: '0.001', max: '999999' })],
    },
    ...{ repack: tick, label: tick, decant: tick, sample: tick, count: tick, palletize: tick, insure: tick },
  },
});

/** Storage order form, used by the page, the draft, the summary and the server. */
export const warehouseDescription: FormDescription<WarehouseForm, WarehouseContext> = {
  sections: [cargo, block, stay, ...orderSections('stay'), confirmSection()],
  follow: (form, _, path, before) => followLines<StoredLine, WarehouseForm>(form, path, before),
  checks: warehouseChecks,
};
