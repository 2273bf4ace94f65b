import { parse } from 'valibot';
import { type FclEnquiryForm, fclEnquiryForm, lclEnquiryForm, truckEnquiryForm } from '#contract/calls/ecommerce.ts';
import { type Offer, sellingPrices } from '#contract/calls/item.ts';
import { marketReplies } from '#copy/replies.ts';
import type { enquiries } from '../../data/schema/enquiries.ts';
import { stuffingOptions } from '../cfs/options.ts';
import { deskWorkOptions } from '../dg-desk/options.ts';
import { listSelling } from '../fcl/prices.ts';
import type { Reader } from '../fee-rates.ts';
import { consolidatedOptions } from '../lcl/options.ts';
import { isOfYard, yardOptions } from '../tank/yard-options.ts';
import { roadOptions } from '../truck/prices.ts';
import { storageOptions } from '../warehouse/options.ts';
import { laneOptions } from './lane-options.ts';
import { type OperatorOption, ofOffer, queryOf } from './option.ts';

type Enquiry = Pick<typeof enquiries.$inferSelect, 'enterpriseId' | 'form' | 'service'>;

interface Limits {
  now: number;
  /** Maximum number of options. */
  most: number;
}

/** Lists options of the price list for an enquiry, matches of its preferences first. */
export async function listedOptions(db: Reader, enquiry: Enquiry, limits: Limits): Promise<OperatorOption[]> {
  const { service, form, enterpriseId } = enquiry;
  const { now, most } = limits;
  const buyer = { now, enterpriseId };
  switch (service) {
    case 'fcl':
      return (await fittingOffers(db, enquiry, limits)).map((offer) => ofOffer(offer, marketReplies.operatorRemark));
    case 'lcl':
      return (await consolidatedOptions(db, parse(lclEnquiryForm, form), buyer)).slice(0, most);
    case 'air':
    case 'rail':
    case 'domestic':
    case 'flexitank':
      return (await laneOptions(db, { service, form }, buyer)).slice(0, most);
    case 'tank':
      if (isOfYard(form)) return (await yardOptions.priced(db, form, now)).slice(0, most);
      return (await laneOptions(db, { service, form }, buyer)).slice(0, most);
    case 'cfs':
      return (await stuffingOptions.priced(db, form, now)).slice(0, most);
    case 'dgdesk':
      return deskWorkOptions(db, form, now);
    case 'warehouse':
      return (await storageOptions.priced(db, form, now)).slice(0, most);
    case 'truck':
      return (await roadOptions(db, parse(truckEnquiryForm, form))).slice(0, most);
    default:
      return [];
  }
}

/** Prefers matches of the preferences, then any carrier and day of the lane. */
async function fittingOffers(db: Reader, { form, enterpriseId }: Enquiry, { now, most }: Limits): Promise<Offer[]> {
  const preferred = parse(fclEnquiryForm, form);
  const buyer = { now, enterpriseId };
  const enquiry = { ...queryOf(preferred), pageSize: 50 as const };
  const { items } = await listSelling(db, parse(sellingPrices.request, { ...enquiry, ...wishedOf(preferred) }), buyer);
  if (items.length > 0) return pickOptions(items, most);
  return pickOptions((await listSelling(db, parse(sellingPrices.request, enquiry), buyer)).items, most);
}

function wishedOf(form: FclEnquiryForm) {
  return {
    ...(form.expectEtdFrom === undefined ? {} : { etdFrom: form.expectEtdFrom }),
    ...(form.expectEtdTo === undefined ? {} : { etdTo: form.expectEtdTo }),
    ...(form.carrierPrefer === undefined ? {} : { carriers: form.carrierPrefer }),
  };
}

/** Takes each carrier's best offer first, then the next best. */
function pickOptions(offers: readonly Offer[], most: number): Offer[] {
  const first = new Map<string, Offer>();
  for (const offer of offers) if (!first.has(offer.carrier.code)) first.set(offer.carrier.code, offer);
  const best = [...first.values()];
  return [...best, ...offers.filter((offer) => !best.includes(offer))].slice(0, most);
}
