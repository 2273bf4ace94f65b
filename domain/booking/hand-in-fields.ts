import type { Field } from '../form/field.ts';
import { textRule } from '../form/rules.ts';
import type { DayOf } from './dangerous-rules.ts';
import { notPast } from './lane-rules.ts';

/** Delivery to our warehouse, customs declaration and delivery at the destination. */
export interface HandInForm {
  /** SELF: delivered to the warehouse; PICKUP: collected by us. */
  handIn: string;
  pickupAddress: string;
  handInDay: string;
  /** OWN_PAPERS, ENTRUST or SEPARATE: who declares to customs, and with whose documents. */
  clearance: string;
  /** CFS: collected from the destination station; DELIVERY: delivered to an address. */
  arrival: string;
  arrivalAddress: string;
  arrivalPostcode: string;
}

export const blankHandIn: HandInForm = {
  handIn: 'SELF',
  pickupAddress: '',
  handInDay: '',
  clearance: 'OWN_PAPERS',
  arrival: 'CFS',
  arrivalAddress: '',
  arrivalPostcode: '',
};

interface Clocked {
  now: number;
  offer: { timezone: string } | null;
}

type HandInField<Form, Context> = Field<Form, HandInForm, Context>;

const oneOf = (codes: readonly string[]) => ({ kind: 'choice', required: true, choices: () => codes }) as const;
const postcode = textRule('POSTCODE', (text) => /^[A-Z0-9][A-Z0-9 -]{1,9}$/i.test(text.trim()));

/** Delivery to the warehouse, and the last day it accepts goods. */
export function handInFields<Form, Context extends Clocked>(lastDay: DayOf<Form, Context>) {
  const inTime: HandInField<Form, Context>['rules'] = [
    ({ value, context, form }) => {
      const { now, offer } = context;
      if (notPast({ value, context: { now, ...(offer === null ? {} : { offer }) } }) !== null)
        return { code: 'DAY_PAST' };
      const day = lastDay(context, form);
      return day !== null && String(value) > day ? { code: 'HAND_IN_LATE', values: { day } } : null;
    },
  ];
  return {
    handIn: { ...oneOf(['SELF', 'PICKUP']), resets: withoutPickup },
    handInDay: { kind: 'day', required: true, rules: inTime },
    pickupAddress: { kind: 'text', required: true, most: 100, shown: isFetched },
  } satisfies Partial<Record<keyof HandInForm, HandInField<Form, Context>>>;
}

interface Spot {
  scope: HandInForm;
}

const isFetched = ({ scope }: Spot) => scope.handIn === 'PICKUP';
export const isBrought = ({ scope }: Spot) => scope.handIn === 'SELF';
const isDelivered = ({ scope }: Spot) => scope.arrival === 'DELIVERY';

export const withoutPickup = ({ handIn }: HandInForm): Partial<HandInForm> =>
  handIn === 'PICKUP' ? {} : { pickupAddress: '' };

export const beyondFields = {
  clearance: oneOf(['OWN_PAPERS', 'ENTRUST', 'SEPARATE']),
  arrival: {
    ...oneOf(['CFS', 'DELIVERY']),
    resets: ({ arrival }: HandInForm): Partial<HandInForm> =>
      arrival === 'CFS' ? { arrivalAddress: '', arrivalPostcode: '' } : {},
  },
  arrivalAddress: { kind: 'longText', required: true, most: 200, shown: isDelivered },
  arrivalPostcode: { kind: 'text', required: true, most: 10, shown: isDelivered, rules: [postcode] },
} as const;
