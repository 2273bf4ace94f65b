import type { DangerousBlock } from '../booking/goods-line.ts';
import { notPast, payloadOf } from '../booking/lane-rules.ts';
import { numberOf } from '../booking/totals.ts';
import { needsTemperature } from '../dangerous-goods/control-temperature.ts';
import { compare } from '../decimal.ts';
import type { Rule } from '../form/field.ts';
import type { DomesticContext, DoorFacts } from './context.ts';
import type { DoorSide } from './fees.ts';
import type { DomesticContainer, DomesticForm } from './form.ts';
import { hasDelivery, hasPickup } from './terms.ts';

type FormRule<Scope = unknown> = Rule<DomesticForm, Scope, DomesticContext>;

const doorOf = (
  side: DoorSide,
  form: Pick<DomesticForm, 'delivery' | 'pickup' | 'term'>,
  { offer }: Pick<DomesticContext, 'offer'>,
): DoorFacts | null => {
  const hasDoor = side === 'pickup' ? hasPickup(form.term) : hasDelivery(form.term);
  return hasDoor ? (offer?.[side].find(({ code }) => code === form[side].city) ?? null) : null;
};

/** Domestic maximum per container, regardless of the lane. */
const BOX_KG = 28_000;

/** Checks a container against the limits of the vessel and of the roads to its doors. */
export const boxMass: FormRule<DomesticContainer> = ({ value, scope, form, context }) => {
  const weight = numberOf(String(value));
  if (weight === null) return null;
  const ship = context.offer?.boxes.find(({ ctnType }) => ctnType === scope.ctnType)?.limitKg;
  const most = Math.min(BOX_KG, payloadOf(scope.ctnType) ?? BOX_KG, ship ?? BOX_KG);
  if (compare(weight, most) > 0) return { code: 'BOX_LIMIT', values: { limit: String(most) } };
  for (const side of ['pickup', 'delivery'] as const) {
    const door = doorOf(side, form, context);
    if (door !== null && compare(weight, door.limitKg) > 0)
      return { code: 'ROAD_LIMIT', values: { city: door.nameCn, limit: String(door.limitKg) } };
  }
  return compare(weight, 1000) < 0 ? { code: 'UNDER_ONE_TON', level: 'WARN' } : null;
};

/** The city's truck must have a price for every container type of the order. */
export const doorPriced =
  (side: DoorSide): FormRule =>
  ({ form, context }) => {
    const door = doorOf(side, form, context);
    if (context.offer === null) return null;
    const isPriced = door !== null && form.containers.every(({ ctnType }) => door.boxes.includes(ctnType));
    return isPriced ? null : { code: 'DOOR_NOT_PRICED' };
  };

export const afterArrival: FormRule = ({ value, context }) => {
  if (notPast({ value, context }) !== null) return { code: 'DAY_PAST' };
  const { offer } = context;
  return offer !== null && String(value) < offer.etaDay
    ? { code: 'BEFORE_ARRIVAL', values: { day: offer.etaDay } }
    : null;
};

/** Temperature-controlled goods need a quote from an operator, so only an answered enquiry can book them. */
export const uncooled: Rule<{ enquiryNo: string }, DangerousBlock, unknown> = ({ scope, form }) =>
  form.enquiryNo === '' && needsTemperature(scope) ? { code: 'DOMESTIC_ASKED' } : null;
