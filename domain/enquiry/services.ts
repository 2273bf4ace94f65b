import { hasPackingGroup } from '../dangerous-goods/packing-group.ts';
import { compare, parseDecimal } from '../decimal.ts';
import { dayError, type FlatCheck, type FlatForm, flatForm } from '../form/flat.ts';
import { DEFAULT_IS_DANGER, SPAN_DAYS_AT_MOST } from '../limits.ts';
import { oceanCarriers } from '../reference/ocean-carriers.ts';
import { daysBetween } from '../schedule/day.ts';
import { DEFAULT_TERM, RENTAL_DAYS, rentalTermOf, YARD_DAYS } from '../tank/kinds.ts';
import {
  airFields,
  cfsFields,
  DANGEROUS_CLASSES,
  dgdeskFields,
  domesticFields,
  type EnquiryValues,
  fclFields,
  flexitankFields,
  lclFields,
  railFields,
  tankFields,
  truckFields,
  warehouseFields,
} from './fields.ts';
import type { EnquiryService } from './kinds.ts';

export type { EnquiryService } from './kinds.ts';

export const ENQUIRY_CARRIERS = oceanCarriers.filter(({ regional }) => !regional).map(({ scac }) => scac);

type EnquiryCheck = FlatCheck<EnquiryValues>;

const differentEnds =
  (code: 'SAME_AIRPORT' | 'SAME_PORT' | 'SAME_STATION'): EnquiryCheck =>
  ({ orgPortCode = '', dstPortCode }) =>
    orgPortCode !== '' && orgPortCode === dstPortCode ? [{ path: 'dstPortCode', code }] : [];
const differentPorts = differentEnds('SAME_PORT');

const classOf = (form: EnquiryValues) =>
  form.isDanger === 'Y' ? DANGEROUS_CLASSES.find((code) => code === form.dgClass) : undefined;

/** Dangerous goods need a UN number, or at least a class. */
const namedDanger: EnquiryCheck = (form) =>
  form.isDanger === 'Y' && (form.unNo ?? '') === '' && classOf(form) === undefined
    ? [{ path: 'unNo', code: 'NUMBER_OR_CLASS' }]
    : [];

/** Gases, explosives and some other classes have no packing group. */
const groupOfClass: EnquiryCheck = (form) => {
  const dgClass = classOf(form);
  return dgClass !== undefined && (form.packingGroup ?? '') !== '' && !hasPackingGroup(dgClass)
    ? [{ path: 'packingGroup', code: 'NO_PACKING_GROUP' }]
    : [];
};

/** Sailing window of at most ninety days, start before end. */
const sailingSpan: EnquiryCheck = ({ expectEtdFrom: from = '', expectEtdTo: to = '' }, { today }) => {
  if (dayError(from, today) !== null || dayError(to, today) !== null) return [];
  const days = daysBetween(from, to);
  if (days < 0) return [{ path: 'expectEtdFrom', code: 'SPAN_BACKWARDS' }];
  return days > SPAN_DAYS_AT_MOST ? [{ path: 'expectEtdFrom', code: 'SPAN_TOO_LONG' }] : [];
};

/** Rail enquiries need containers, or weight and volume of a shared load. */
const boxesOrSize: EnquiryCheck = ({ boxes = [], weight = '', volume = '' }) =>
  boxes.length === 0 && (weight === '' || volume === '') ? [{ path: 'boxes', code: 'BOXES_OR_SIZE' }] : [];

/** Requires the quantity that the storage mode charges by. */
const countedBy: EnquiryCheck = ({ storageMode, volume = '', pallets = '' }) => {
  if (storageMode === 'PALLET' && pallets === '') return [{ path: 'pallets', code: 'REQUIRED' }];
  return storageMode === 'CUBIC_METRE' && volume === '' ? [{ path: 'volume', code: 'REQUIRED' }] : [];
};

/** Density must decrease with temperature. */
const lighterWhenWarm: EnquiryCheck = ({ density15, density50 }) => {
  const [cold, warm] = [parseDecimal(density15 ?? ''), parseDecimal(density50 ?? '')];
  return cold !== null && warm !== null && compare(warm, cold) >= 0
    ? [{ path: 'density50', code: 'DENSITY_BACKWARDS' }]
    : [];
};

/** A rental term must be offered for that many days; yards store a tank for at most a year. */
const daysOfYard: EnquiryCheck = ({ tankService = '', tankDays = '', rentalTerm }) => {
  const { min, max } = tankService === 'RENTAL' ? RENTAL_DAYS[rentalTermOf(rentalTerm)] : YARD_DAYS;
  const days = ['RENTAL', 'STORAGE'].includes(tankService) ? parseDecimal(tankDays) : null;
  if (days === null) return [];
  if (compare(days, min) < 0) return [{ path: 'tankDays', code: 'TOO_SMALL' }];
  return compare(days, max) > 0 ? [{ path: 'tankDays', code: 'TOO_LARGE' }] : [];
};

const goods: readonly EnquiryCheck[] = [namedDanger, groupOfClass];
const initial: EnquiryValues = { isDanger: DEFAULT_IS_DANGER };
const TANK_ASKED = { tankService: 'TRANSPORT', tankSource: 'OPERATOR', rentalTerm: DEFAULT_TERM };

/** The carrier table is added here because every page loads the field tables. */
const fcl = { ...fclFields, carrierPrefer: { ...fclFields.carrierPrefer, choices: ENQUIRY_CARRIERS } };

/** Enquiry form of each service, shared by the site and the server. */
export const enquiryForms: Readonly<Record<EnquiryService, FlatForm<EnquiryValues>>> = {
  fcl: flatForm(fcl, { ...initial, targetCurrency: '2' }, [differentPorts, ...goods, sailingSpan]),
  lcl: flatForm(lclFields, initial, [differentPorts, ...goods]),
  truck: flatForm(truckFields, initial, [groupOfClass]),
  air: flatForm(airFields, initial, [differentEnds('SAME_AIRPORT'), ...goods, sailingSpan]),
  rail: flatForm(railFields, initial, [differentEnds('SAME_STATION'), ...goods, boxesOrSize, sailingSpan]),
  domestic: flatForm(domesticFields, initial, [differentPorts, ...goods, sailingSpan]),
  flexitank: flatForm(flexitankFields, {}, [differentPorts, sailingSpan]),
  tank: flatForm(tankFields, { ...initial, ...TANK_ASKED }, [
    ...[differentPorts, ...goods, lighterWhenWarm, daysOfYard, sailingSpan],
  ]),
  cfs: flatForm(cfsFields, initial, [differentPorts, ...goods]),
  dgdesk: flatForm(dgdeskFields, { ...initial, urgency: 'NORMAL' }, [groupOfClass]),
  warehouse: flatForm(warehouseFields, { ...initial, storageMode: 'TON' }, [...goods, countedBy]),
};
