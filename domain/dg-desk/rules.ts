import { notPast } from '../booking/lane-rules.ts';
import { numberOf } from '../booking/totals.ts';
import { listedEntry, mayHavePackingGroup, needsPackingGroup } from '../booking/un-fill.ts';
import { isListedRange, readUnNumber } from '../dangerous-goods/numbers.ts';
import { toxicPackingGroup } from '../dangerous-goods/packing-group.ts';
import { classesOfRows } from '../dangerous-goods/un-list/entry.ts';
import type { Rule, RuleInput } from '../form/field.ts';
import { dgClasses } from '../reference/dangerous-classes.ts';
import type { DeskWork } from '../reference/desk-works.ts';
import { packageCodes } from '../reference/package-codes.ts';
import type { DeskContext } from './context.ts';
import { earliestOfWork, shippingDay } from './finish.ts';
import type { Carriage, DeskForm, DeskGoods } from './form.ts';
import { isTakenClass } from './works.ts';

export type Spot<Scope = DeskForm> = RuleInput<DeskForm, Scope, DeskContext>;
type DeskRule<Scope = DeskForm> = Rule<DeskForm, Scope, DeskContext>;

export const classCodes = dgClasses.map(({ code }) => code);
const unPackagings = packageCodes.filter(({ unPackaging }) => unPackaging).map(({ code }) => code);

const named = (goods: DeskGoods) => ({ dgClass: goods.dgClass, psnEn: listedEntry(goods)?.nameEn ?? '' });
export const mayHaveGroup = (goods: DeskGoods): boolean => mayHavePackingGroup(named(goods));
export const needsGroup = (goods: DeskGoods): boolean => needsPackingGroup(named(goods), listedEntry(goods));

export const unNumber: DeskRule<DeskGoods> = ({ scope }) => {
  const unNo = readUnNumber(scope.unNo);
  if (unNo === null) return { code: 'UN_NUMBER' };
  return isListedRange(unNo) ? null : { code: 'UN_RANGE', level: 'WARN' };
};

export const listedClass: DeskRule<DeskGoods> = ({ scope }) => {
  const entry = listedEntry(scope);
  return entry !== null && !classesOfRows(entry).includes(scope.dgClass)
    ? { code: 'CLASS_DIFFERS', values: { listed: classesOfRows(entry).join('、') }, level: 'WARN' }
    : null;
};

/** Classes excluded from the price list need an answered enquiry. */
export const takenClass: DeskRule<DeskGoods> = ({ scope: { dgClass }, form: { enquiryNo } }) =>
  enquiryNo !== '' || isTakenClass(dgClass) ? null : { code: 'DESK_CLASS', values: { dgClass } };

export const listedGroup: DeskRule<DeskGoods> = ({ value, scope }) => {
  const groups: readonly string[] = listedEntry(scope)?.packingGroups ?? [];
  return groups.length === 0 || groups.includes(String(value))
    ? null
    : { code: 'GROUP_NOT_LISTED', values: { listed: groups.join('、') } };
};

/** The packing group must match a known LD50. */
export const toxicity: DeskRule<DeskGoods> = ({ scope }) => {
  const ld50 = numberOf(scope.ld50);
  if (ld50 === null || scope.packingGroup === '') return null;
  const group = toxicPackingGroup(ld50);
  if (group === scope.packingGroup) return null;
  return group === 'NOT_CLASS_6'
    ? { code: 'NOT_TOXIC', level: 'WARN' }
    : { code: 'TOXIC_GROUP', values: { group }, level: 'WARN' };
};

/** The certificate is only for UN packagings. */
export const certified: DeskRule<DeskGoods> = ({ value, form }) =>
  form.works.packCert && !unPackagings.includes(String(value) as never) ? { code: 'DESK_PACKAGING' } : null;

export const bySea: DeskRule<Carriage> = ({ value, form }) =>
  form.works.declaration && value !== 'SEA' ? { code: 'DESK_SEA' } : null;

export const otherPort: DeskRule<Carriage> = ({ value, scope }) =>
  value === scope.orgPortCode ? { code: 'DESK_SAME_PORT' } : null;

/** Goods must not depart before their documents are ready. */
export const doneInTime: DeskRule<Carriage> = (input) => {
  const { value, form, context } = input;
  const past = notPast(input);
  if (past !== null) return past;
  const day = shippingDay(form, context.now);
  return day !== null && String(value) < day ? { code: 'DESK_LATE', values: { day }, level: 'WARN' } : null;
};

/** Earliest start day of a service. */
export const readyFor =
  (work: DeskWork): DeskRule =>
  ({ value, form, context }) => {
    const day = earliestOfWork(work, form, context.now);
    return String(value) < day ? { code: 'DESK_EARLIEST', values: { day } } : null;
  };

export const isWork =
  (work: DeskWork) =>
  ({ form }: { form: DeskForm }): boolean =>
    form.works[work];
