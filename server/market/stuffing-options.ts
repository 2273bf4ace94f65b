import { type InferOutput, parse } from 'valibot';
import { cfsEnquiryForm } from '#contract/calls/ecommerce.ts';
import type { StuffingStation } from '#domain/booking/services/cfs/context.ts';
import { formOfStuffingEnquiry } from '#domain/booking/services/cfs/initial-form.ts';
import { cfsPartAsTyped } from '#domain/booking/services/cfs/quote.ts';
import { listsClass } from '#domain/dangerous-goods/class-match.ts';
import type { JsonObject } from '../data/schema/orders.ts';
import { pricePart } from '../orders/cfs/price.ts';
import { readUnEntry } from '../un-list/read-entries.ts';
import type { DeskOption } from './desk-option.ts';
import type { Reader } from './fee-rates.ts';
import type { PlaceOptions } from './place-options.ts';
import { readStuffingStations } from './warehouses.ts';

async function classesOf(db: Reader, { isDanger, unNo, dgClass }: InferOutput<typeof cfsEnquiryForm>) {
  if (isDanger === 'N') return [];
  const entry = await readUnEntry(db, unNo);
  return entry === null ? [dgClass ?? ''] : [entry.mainClass, ...entry.subsidiaryClasses];
}

/** Every station that is licensed for the goods of an enquiry, those of its port first. */
export async function stationsFor(db: Reader, stored: JsonObject, now: number): Promise<StuffingStation[]> {
  const asked = parse(cfsEnquiryForm, stored);
  const classes = await classesOf(db, asked);
  const taking = (await readStuffingStations(db, now)).filter(({ dgClasses }) =>
    classes.every((one) => listsClass(dgClasses, one)),
  );
  const isNear = ({ portCode }: StuffingStation) => portCode === asked.orgPortCode;
  return [...taking.filter(isNear), ...taking.filter((one) => !isNear(one))];
}

const bareOption = ({ id, address }: StuffingStation): DeskOption => ({
  offerId: id,
  ...{ sailingId: null, carrierCode: null, etd: null, transitDays: null, lines: [], remark: address },
  validTo: Number.POSITIVE_INFINITY,
});

/** Every station works by the same list; goods of no table have no price there. */
async function pricedStations(db: Reader, stored: JsonObject, now: number): Promise<DeskOption[]> {
  const asked = parse(cfsEnquiryForm, stored);
  const entry = await readUnEntry(db, asked.unNo);
  if (asked.isDanger === 'Y' && entry === null) return [];
  const stations = await stationsFor(db, stored, now);
  const [first] = stations;
  if (first === undefined) return [];
  const begun = { enquiryNo: '', optionId: '', priceId: first.id };
  const lists = { carriers: [], ports: [], payTypes: [], currencies: [] };
  const form = formOfStuffingEnquiry({ ...asked, entry }, begun, { now, stations, ...lists });
  const { lines } = await pricePart(db, cfsPartAsTyped(form), { stations, now });
  return stations.map((station) => ({ ...bareOption(station), lines }));
}

export const stuffingOptions: PlaceOptions = {
  priced: pricedStations,
  taking: async (db, stored, now) => (await stationsFor(db, stored, now)).map(bareOption),
};
