import { type InferOutput, parse } from 'valibot';
import { cfsEnquiryForm } from '#contract/calls/ecommerce.ts';
import type { StuffingStation } from '#domain/cfs/context.ts';
import { formOfStuffingEnquiry } from '#domain/cfs/initial-form.ts';
import { cfsPartAsTyped } from '#domain/cfs/quote.ts';
import { listsClass } from '#domain/dangerous-goods/class-match.ts';
import type { JsonObject } from '../../data/schema/orders.ts';
import { pricePart } from '../../orders/cfs/price.ts';
import { readUnEntry } from '../../un-list/read-entries.ts';
import type { FacilityOptions } from '../enquiries/facility-options.ts';
import type { OperatorOption } from '../enquiries/option.ts';
import type { Reader } from '../fee-rates.ts';
import { readStuffingStations } from '../warehouse/warehouses.ts';

async function classesOf(db: Reader, { isDanger, unNo, dgClass }: InferOutput<typeof cfsEnquiryForm>) {
  if (isDanger === 'N') return [];
  const entry = await readUnEntry(db, unNo);
  return entry === null ? [dgClass ?? ''] : [entry.mainClass, ...entry.subsidiaryClasses];
}

/** Lists stations licensed for the goods, those of the port first. */
export async function stationsFor(db: Reader, stored: JsonObject, now: number): Promise<StuffingStation[]> {
  const enquiry = parse(cfsEnquiryForm, stored);
  const classes = await classesOf(db, enquiry);
  const taking = (await readStuffingStations(db, now)).filter(({ dgClasses }) =>
    classes.every((one) => listsClass(dgClasses, one)),
  );
  const isNear = ({ portCode }: StuffingStation) => portCode === enquiry.orgPortCode;
  return [...taking.filter(isNear), ...taking.filter((one) => !isNear(one))];
}

const bareOption = ({ id, address }: StuffingStation): OperatorOption => ({
  offerId: id,
  ...{ sailingId: null, carrierCode: null, etd: null, transitDays: null, lines: [], remark: address },
  validTo: Number.POSITIVE_INFINITY,
});

/** All stations share one list; goods outside its table have no price. */
async function pricedStations(db: Reader, stored: JsonObject, now: number): Promise<OperatorOption[]> {
  const enquiry = parse(cfsEnquiryForm, stored);
  const entry = await readUnEntry(db, enquiry.unNo);
  if (enquiry.isDanger === 'Y' && entry === null) return [];
  const stations = await stationsFor(db, stored, now);
  const [first] = stations;
  if (first === undefined) return [];
  const initial = { enquiryNo: '', optionId: '', priceId: first.id };
  const lists = { carriers: [], ports: [], payTypes: [], currencies: [] };
  const form = formOfStuffingEnquiry({ ...enquiry, entry }, initial, { now, stations, ...lists });
  const { lines } = await pricePart(db, cfsPartAsTyped(form), { stations, now });
  return stations.map((station) => ({ ...bareOption(station), lines }));
}

export const stuffingOptions: FacilityOptions = {
  priced: pricedStations,
  taking: async (db, stored, now) => (await stationsFor(db, stored, now)).map(bareOption),
};
