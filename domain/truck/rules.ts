import type { Stop } from '../booking/door-fields.ts';
import type { DangerousBlock } from '../booking/goods-line.ts';
import { listedEntry, rowsOfBlock } from '../booking/un-fill.ts';
import { isPlateTwice } from '../booking/vehicle-rules.ts';
import { needsTemperature } from '../dangerous-goods/control-temperature.ts';
import { readUnNumber } from '../dangerous-goods/numbers.ts';
import type { Rule, RuleInput } from '../form/field.ts';
import { cities } from '../reference/cities.ts';
import { vehicleOf, vehicles } from '../road/vehicles.ts';
import { tomorrow } from '../schedule/tomorrow.ts';
import type { TruckContext } from './context.ts';
import type { TruckForm } from './form.ts';
import { OTHER_CITY } from './location-text.ts';
import { roadAnswer } from './road-goods.ts';
import type { Truck } from './truck.ts';

type StopRule = Rule<TruckForm, Stop, TruckContext>;
type TruckRule = Rule<TruckForm, Truck, TruckContext>;

const every = cities.map(({ code }) => code);

/** City of the quoted price; any city for a copy, or outside the list when the quote names none. */
export const citiesOf =
  (side: 'from' | 'to') =>
  ({ context: { deal } }: RuleInput<TruckForm, Stop, TruckContext>): readonly string[] => {
    if (deal === null) return every;
    return deal[side] === '' ? [OTHER_CITY, ...every] : [deal[side]];
  };

export const vehiclesOffered = ({ context: { deal } }: RuleInput<TruckForm, TruckForm, TruckContext>) =>
  deal === null ? vehicles.map(({ code }) => code) : [deal.vehicle];

export const countAgreed: Rule<TruckForm, TruckForm, TruckContext> = ({ value, context: { deal } }) =>
  deal !== null && String(value) !== String(deal.vehicleCount)
    ? { code: 'ROAD_COUNT', values: { count: String(deal.vehicleCount) } }
    : null;

export const loadedInTime: StopRule = ({ value, context: { now } }) => {
  const day = tomorrow(now);
  return String(value) < day ? { code: 'ROAD_START', values: { day } } : null;
};

export const afterLoading: StopRule = ({ value, form: { loading } }) =>
  loading.day !== '' && String(value) < loading.day ? { code: 'ROAD_UNLOADING', values: { day: loading.day } } : null;

const classesIn = ({ dgClass, subRisk1, subRisk2 }: DangerousBlock) => [dgClass, subRisk1, subRisk2];

/** Rejects goods prohibited on roads, and goods that need an enquiry unless one was answered. */
export const roadTakes: Rule<TruckForm, DangerousBlock, TruckContext> = ({ scope, form }) => {
  const answer = roadAnswer(listedEntry(scope), classesIn(scope), rowsOfBlock(scope));
  if (answer === 'REFUSED') return { code: 'ROAD_REFUSED', values: { dgClass: scope.dgClass } };
  const needsEnquiry = answer === 'ASK' || needsTemperature(scope);
  return form.enquiryNo === '' && needsEnquiry ? { code: 'ROAD_ASKED', values: { dgClass: scope.dgClass } } : null;
};

/** The quote must cover these goods, or at least their class. */
export const goodsAgreed: Rule<TruckForm, DangerousBlock, TruckContext> = ({ scope, context: { deal } }) => {
  if (deal === null) return null;
  if (deal.unNo !== '' && readUnNumber(scope.unNo) !== deal.unNo)
    return { code: 'ROAD_GOODS', values: { unNo: deal.unNo } };
  return deal.unNo === '' && deal.dgClass !== '' && scope.dgClass !== deal.dgClass
    ? { code: 'ROAD_CLASS', values: { dgClass: deal.dgClass } }
    : null;
};

export const plateOnce: TruckRule = ({ value, form: { trucks } }) =>
  isPlateTwice(
    trucks.flatMap(({ plate, trailer }) => [plate, trailer]),
    value,
  )
    ? { code: 'PLATE_TWICE' }
    : null;

export const hasTrailer = ({ form }: RuleInput<TruckForm, Truck, TruckContext>): boolean =>
  vehicleOf(form.vehicle)?.hasTrailer ?? false;

/** The permit must outlast the loading day, because transport takes longer. */
export const permitHolds: TruckRule = ({ value, form: { loading } }) =>
  loading.day !== '' && String(value) <= loading.day ? { code: 'ROAD_PERMIT', values: { day: loading.day } } : null;
