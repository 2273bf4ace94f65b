import { hasDelivery, hasPickup } from '../domestic/terms.ts';
import type { DocumentOrder } from './description.ts';
import { isTicked, textAt } from './values.ts';

type Routed = Pick<DocumentOrder, 'doors' | 'dst' | 'form' | 'org' | 'service' | 'terminal' | 'trip'>;

/** A road leg that we carry out; empty or null values are filled in by hand. */
export interface RoadLeg {
  from: string | null;
  to: string | null;
  /** yyyy-MM-dd. */
  day: string;
  /** Party that hands the goods over, with phone and address. */
  loader: string[];
  receiver: string[];
}

const stopLines = (form: unknown, stop: string): string[] =>
  ['contact', 'phone', 'address'].map((field) => textAt(form, `${stop}.${field}`)).filter((line) => line !== '');

const joined = (form: unknown, paths: readonly string[]): string => paths.map((path) => textAt(form, path)).join('');

function truckLeg({ form, trip }: Routed): RoadLeg {
  return {
    from: trip?.from ?? null,
    to: trip?.to ?? null,
    day: trip?.loadingDay ?? '',
    loader: stopLines(form, 'loading'),
    receiver: stopLines(form, 'unloading'),
  };
}

function pickupOfBox({ form, org, terminal }: Routed): RoadLeg[] {
  const at = 'services.truck';
  if (!isTicked(form, `${at}.wanted`)) return [];
  const address = joined(
    form,
    ['province', 'city', 'district', 'address'].map((field) => `${at}.${field}`),
  );
  const contact = ['contactName', 'contactPhone'].map((field) => textAt(form, field));
  return [
    {
      ...{ from: address, to: [org?.nameCn, terminal].filter(Boolean).join(' ') },
      day: textAt(form, `${at}.loadingAt`).slice(0, 10),
      ...{ loader: [...contact, address], receiver: [] },
    },
  ];
}

/** Doors at both ends of a coastal lane. */
function doorsOfCoaster({ form, org, dst, doors }: Routed): RoadLeg[] {
  const term = textAt(form, 'term');
  const doorOf = (stop: 'delivery' | 'pickup') =>
    `${doors?.[stop] ?? ''}${joined(form, [`${stop}.district`, `${stop}.address`])}`;
  const pickup: RoadLeg = {
    ...{ from: doorOf('pickup'), to: org?.nameCn ?? null, day: textAt(form, 'pickup.day') },
    ...{ loader: stopLines(form, 'pickup'), receiver: [] },
  };
  const delivery: RoadLeg = {
    ...{ from: dst?.nameCn ?? null, to: doorOf('delivery'), day: textAt(form, 'delivery.day') },
    ...{ loader: [], receiver: stopLines(form, 'delivery') },
  };
  return [...(hasPickup(term) ? [pickup] : []), ...(hasDelivery(term) ? [delivery] : [])];
}

function pickupOfTrain({ form, org }: Routed): RoadLeg[] {
  const address = textAt(form, 'fetchAddress');
  if (address === '') return [];
  const contact = ['contactName', 'contactPhone'].map((field) => textAt(form, field));
  return [
    {
      ...{ from: address, to: org?.nameCn ?? null, day: textAt(form, 'cargoReadyDate') },
      ...{ loader: [...contact, address], receiver: [] },
    },
  ];
}

const legsOf: Readonly<Record<string, (order: Routed) => RoadLeg[]>> = {
  truck: (order) => [truckLeg(order)],
  fcl: pickupOfBox,
  domestic: doorsOfCoaster,
  rail: pickupOfTrain,
};

export const roadLegsOf = (order: Routed): RoadLeg[] => legsOf[order.service]?.(order) ?? [];
