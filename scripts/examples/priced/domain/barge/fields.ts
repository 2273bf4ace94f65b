import { boxQuantity } from '../booking/box-fields.ts';
import { CARGO_WEIGHT_LIMITS } from '../booking/cargo-limits.ts';
import { agreeSection, attachedSection } from '../booking/closing-fields.ts';
import { readyInTime } from '../booking/lane-rules.ts';
import { offerErrors } from '../booking/offer-errors.ts';
import type { Party } from '../booking/party.ts';
import { partyLetters } from '../booking/trade-rules.ts';
import { compare } from '../decimal.ts';
import { type FormDescription, type FormError, section } from '../form/field.ts';
import * as rules from '../form/rules.ts';
import { readQuantity } from '../quantity.ts';
import type { CutOffs } from '../schedule/cut-offs.ts';
import type { BargeForm } from './form.ts';

/** Booked price and departure, against which the form is validated. */
interface BargeOffer {
  etd: number;
  timezone: string;
  cutOffs: CutOffs;
  validTo: number;
  /** Container types with a price and the barge's weight limit. */
  boxes: readonly { ctnType: string; limitKg: number | null }[];
}

export interface BargeFacts {
  now: number;
  /** Null while the price is unknown, and when it is withdrawn. */
  offer: BargeOffer | null;
}

export const BARGE_BOXES = ['20GP', '40HQ'] as const;

const PIECES = { decimals: 0, min: '1', max: '99999' };

const typesOf = ({ offer }: BargeFacts): readonly string[] =>
  offer === null ? BARGE_BOXES : offer.boxes.map(({ ctnType }) => ctnType);

/** A river barge carries general goods only. */
const bookable = (form: BargeForm, { now, offer }: BargeFacts) =>
  offerErrors('boxes')({ ...form, cargo: [] }, { now, offer: offer && { ...offer, isDanger: false } });

/** The goods must not exceed the barge's limit per container. */
function withinLimit({ ctnType, boxCount, weight }: BargeForm, { offer }: BargeFacts): FormError[] {
  const limitKg = offer?.boxes.find((box) => box.ctnType === ctnType)?.limitKg;
  const [count, gross] = [Number(boxCount), readQuantity(weight, CARGO_WEIGHT_LIMITS)];
  if (limitKg == null || !Number.isInteger(count) || !gross.ok || compare(gross.value, limitKg * count) <= 0) return [];
  return [{ path: 'weight', code: 'OVER_PAYLOAD', values: { limit: String(limitKg * count) } }];
}

export const bargeDescription: FormDescription<BargeForm, BargeFacts> = {
  sections: [
    section<BargeForm, BargeForm, BargeFacts>({
      at: '',
      step: 'boxes',
      fields: {
        ctnType: { kind: 'choice', required: true, choices: ({ context }) => typesOf(context) },
        boxCount: boxQuantity,
        readyDay: { kind: 'day', required: true, rules: [readyInTime] },
        cargoName: { kind: 'text', required: true, most: 100 },
        pieces: { kind: 'whole', required: true, rules: [rules.quantity(PIECES)] },
        weight: { kind: 'quantity', required: true, unit: 'kilogram', rules: [rules.quantity(CARGO_WEIGHT_LIMITS)] },
      },
    }),
    section<BargeForm, BargeForm, BargeFacts>({
      at: '',
      step: 'contact',
      fields: {
        contactName: { kind: 'text', required: true, most: 40 },
        contactPhone: { kind: 'phone', required: true, most: 40, rules: [rules.mobile] },
        contactEmail: { kind: 'email', most: 100, rules: [rules.email] },
      },
    }),
    section<BargeForm, Party, BargeFacts>({
      at: 'shipper',
      step: 'contact',
      fields: { companyNameEn: { kind: 'text', required: true, most: 70, rules: [partyLetters] } },
    }),
    attachedSection('contact'),
    agreeSection(),
  ],
  checks: [bookable, withinLimit],
};
