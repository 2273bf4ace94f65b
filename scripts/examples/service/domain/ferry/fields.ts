import { CARGO_VOLUME_LIMITS, CARGO_WEIGHT_LIMITS } from '../booking/cargo-limits.ts';
import { agreeSection } from '../booking/closing-fields.ts';
import { notPast } from '../booking/lane-rules.ts';
import type { Party } from '../booking/party.ts';
import { partyLetters } from '../booking/trade-rules.ts';
import { compare } from '../decimal.ts';
import { type FormDescription, type FormError, section } from '../form/field.ts';
import * as rules from '../form/rules.ts';
import { readQuantity } from '../quantity.ts';
import type { FerryForm } from './form.ts';
import { FERRY_LANES } from './quote.ts';

export interface FerryFacts {
  now: number;
}

const PIECES = { decimals: 0, min: '1', max: '99999' };
/** More is a box of one's own. */
const MOST_CUBIC_METRES = '15';

/** A ferry takes no more of one shipper. */
function fitsBesideOthers({ volume }: FerryForm): FormError[] {
  const read = readQuantity(volume, CARGO_VOLUME_LIMITS);
  return read.ok && compare(read.value, MOST_CUBIC_METRES) > 0
    ? [{ path: 'volume', code: 'OVER_VOLUME', values: { limit: MOST_CUBIC_METRES } }]
    : [];
}

export const ferrySteps = ['goods', 'contact', 'confirm'];

export const ferryDescription: FormDescription<FerryForm, FerryFacts> = {
  sections: [
    section<FerryForm, FerryForm, FerryFacts>({
      at: '',
      step: 'goods',
      fields: {
        lane: { kind: 'choice', required: true, choices: FERRY_LANES },
        readyDay: { kind: 'day', required: true, rules: [notPast] },
        cargoName: { kind: 'text', required: true, most: 100 },
        pieces: { kind: 'whole', required: true, rules: [rules.quantity(PIECES)] },
        weight: {
          kind: 'quantity',
          required: true,
          unit: 'kilogram',
          rules: [rules.quantity(CARGO_WEIGHT_LIMITS)],
        },
        volume: {
          kind: 'quantity',
          required: true,
          unit: 'cubicMetre',
          rules: [rules.quantity(CARGO_VOLUME_LIMITS)],
        },
      },
    }),
    section<FerryForm, FerryForm, FerryFacts>({
      at: '',
      step: 'contact',
      fields: {
        contactName: { kind: 'text', required: true, most: 40 },
        contactPhone: { kind: 'phone', required: true, most: 40, rules: [rules.mobile] },
        contactEmail: { kind: 'email', most: 100, rules: [rules.email] },
        remark: { kind: 'longText', most: 500 },
      },
    }),
    section<FerryForm, Party, FerryFacts>({
      at: 'shipper',
      step: 'contact',
      fields: { companyNameEn: { kind: 'text', required: true, most: 70, rules: [partyLetters] } },
    }),
    agreeSection(),
  ],
  checks: [fitsBesideOthers],
};
