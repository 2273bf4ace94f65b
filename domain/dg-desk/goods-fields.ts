import * as tradeRules from '../booking/trade-rules.ts';
import { cargoNamesOf } from '../booking/un-fill.ts';
import { goodsWeight, kilograms } from '../booking/weight-fields.ts';
import { isLoadingPort } from '../cfs/context.ts';
import type { UnEntry } from '../dangerous-goods/un-list/entry.ts';
import { type Field, section } from '../form/field.ts';
import * as rules from '../form/rules.ts';
import { UPLOADS_OF_A_FORM } from '../limits.ts';
import { PIECES_LIMITS } from '../quantity.ts';
import { packageCodes } from '../reference/package-codes.ts';
import type { DeskContext } from './context.ts';
import type { Carriage, Component, DeskForm, DeskGoods } from './form.ts';
import * as desk from './rules.ts';
import {
  needsCarriage,
  needsClass,
  needsGoods,
  needsMixture,
  needsPacking,
  needsRoute,
  needsSheetFile,
} from './works.ts';

const STEP = 'details';
type GoodsField = Field<DeskForm, DeskGoods, DeskContext>;
type CarriageField = Field<DeskForm, Carriage, DeskContext>;

const files = (required: NonNullable<GoodsField['required']>): GoodsField => ({
  kind: 'files',
  required,
  rules: [rules.filesAtMost(UPLOADS_OF_A_FORM)],
});

/** Fills in values from the list entry, but keeps a class typed by the user or set by an enquiry. */
export function withDeskEntry(goods: DeskGoods, entry: UnEntry): DeskGoods {
  if (goods.entry === null && goods.dgClass !== '') return { ...goods, entry };
  const { packingGroup } = goods;
  const onlyGroup = entry.packingGroups.length === 1 ? (entry.packingGroups[0] ?? '') : '';
  return {
    ...goods,
    entry,
    dgClass: entry.mainClass,
    packingGroup: goods.entry === null && packingGroup !== '' ? packingGroup : onlyGroup,
    ...cargoNamesOf(goods, entry, goods.entry),
  };
}

const isClassed = ({ form }: desk.Spot<DeskGoods>) => needsClass(form);
const isPacked = ({ form }: desk.Spot<DeskGoods>) => needsPacking(form);
const packed = { required: true, shown: isPacked } as const;

/** Properties of the goods the ordered services need. */
export const goodsSection = section<DeskForm, DeskGoods, DeskContext>({
  at: 'goods',
  step: STEP,
  shown: (_, form) => needsGoods(form),
  fields: {
    cargoNameCn: { kind: 'text', isShared: true, required: true, most: 100, rules: [tradeRules.notVague] },
    cargoNameEn: {
      kind: 'text',
      isShared: true,
      required: ({ form }) => needsCarriage(form) || (form.works.sds && form.sdsLanguage !== 'CN'),
      most: 250,
      rules: [rules.ascii, tradeRules.notVague],
    },
    unNo: { kind: 'unNumber', required: isClassed, most: 20, rules: [desk.unNumber] },
    dgClass: {
      kind: 'choice',
      required: ({ form, scope }) => needsClass(form) || scope.unNo !== '',
      choices: () => ['', ...desk.classCodes],
      rules: [desk.takenClass, desk.listedClass],
      resets: (scope) => (desk.mayHaveGroup(scope) ? {} : { packingGroup: '' }),
    },
    packingGroup: {
      kind: 'choice',
      choices: () => ['I', 'II', 'III'],
      shown: ({ scope }) => desk.mayHaveGroup(scope),
      required: ({ form, scope }) => needsClass(form) && desk.needsGroup(scope),
      rules: [desk.listedGroup],
    },
    ld50: {
      kind: 'quantity',
      decimals: 3,
      most: 12,
      shown: ({ scope }) => scope.dgClass === '6.1',
      rules: [rules.quantity({ decimals: 3, min: '0.001', max: 100_000 }), desk.toxicity],
    },
    state: { kind: 'choice', required: true, choices: () => ['SOLID', 'LIQUID', 'GAS'] },
    packageType: {
      ...packed,
      kind: 'choice',
      choices: () => packageCodes.map(({ code }) => code),
      rules: [desk.certified],
    },
    packages: {
      ...packed,
      kind: 'whole',
      unit: 'piece',
      decimals: 0,
      most: 12,
      rules: [rules.quantity(PIECES_LIMITS)],
    },
    grossWeight: { ...packed, ...goodsWeight, rules: [kilograms] },
    sds: files(({ form }) => needsSheetFile(form)),
    formula: files(false),
    oldReport: files(false),
  },
});

/** Composition by mass. */
export const mixtureSection = section<DeskForm, Component, DeskContext>({
  at: 'components.*',
  step: STEP,
  shown: (_, form) => needsMixture(form),
  fields: {
    name: { kind: 'text', isShared: true, required: true, most: 100 },
    casNo: { kind: 'code', isShared: true, most: 14, rules: [tradeRules.casNumber] },
    percent: {
      kind: 'quantity',
      unit: 'percent',
      decimals: 3,
      most: 8,
      required: true,
      rules: [rules.quantity({ decimals: 3, min: '0.001', max: 100 })],
    },
  },
});

const isSea = ({ mode }: Carriage) => mode === 'SEA';
const isRouted = ({ form }: desk.Spot<Carriage>) => needsRoute(form);

const port = (choices: (codes: readonly string[]) => readonly string[]): CarriageField => ({
  kind: 'choice',
  required: true,
  choices: ({ context }) => choices(context.ports),
  shown: (input) => isSea(input.scope) && isRouted(input),
});

const otherWay: CarriageField = {
  kind: 'text',
  isShared: true,
  required: true,
  most: 60,
  shown: (input) => !isSea(input.scope) && isRouted(input),
};

export const carriageSection = section<DeskForm, Carriage, DeskContext>({
  at: 'carriage',
  step: STEP,
  shown: (_, form) => needsCarriage(form),
  fields: {
    mode: {
      kind: 'choice',
      required: true,
      choices: () => ['SEA', 'AIR', 'RAIL', 'ROAD'],
      rules: [desk.bySea],
      resets: (scope) => (isSea(scope) ? { from: '', to: '' } : { orgPortCode: '', dstPortCode: '', carrierCode: '' }),
    },
    orgPortCode: port((codes) => codes.filter(isLoadingPort)),
    dstPortCode: { ...port((codes) => codes), rules: [desk.otherPort] },
    carrierCode: {
      kind: 'choice',
      choices: ({ context }) => ['', ...context.carriers],
      required: ({ form }) => form.works.declaration,
      shown: (input) => isSea(input.scope) && isRouted(input),
    },
    from: otherWay,
    to: otherWay,
    planDate: { kind: 'day', required: true, shown: ({ form }) => needsPacking(form), rules: [desk.doneInTime] },
  },
});
