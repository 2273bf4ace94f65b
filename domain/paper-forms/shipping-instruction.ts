import { billCopies, billTypes } from '../booking/bill-fields.ts';
import { CARGO_VOLUME_LIMITS } from '../booking/cargo-limits.ts';
import { type PartiesForm, withPartiesChoice } from '../booking/parties.ts';
import { partySections } from '../booking/party-fields.ts';
import { numberOf } from '../booking/totals.ts';
import * as tradeRules from '../booking/trade-rules.ts';
import { compare, decimalText, sum } from '../decimal.ts';
import { errorsOf } from '../form/check.ts';
import { type FormDescription, type FormError, type Section, section } from '../form/field.ts';
import * as rules from '../form/rules.ts';
import { tidy } from '../form/tidy.ts';
import { PIECES_LIMITS, WEIGHT_LIMITS } from '../quantity.ts';
import { packageCodes } from '../reference/package-codes.ts';

export interface InstructionLine {
  marks: string;
  cargoNameEn: string;
  hsCode: string;
  packageType: string;
  packages: string;
  grossWeight: string;
  volume: string;
}

/** Contents of the bill of lading. Values stay text until `tidy` runs. */
export interface InstructionForm extends PartiesForm {
  payTerm: string;
  blType: string;
  blCopies: string;
  issuePlace: string;
  cargo: InstructionLine[];
}

/** Booked values the bill must match. */
export interface InstructionFacts {
  payTerm: string;
  packages: string;
  grossKg: string;
  /** Zero when the order has none. */
  volume: string;
}

type Booked = Omit<InstructionForm, 'cargo'> & { cargo: readonly InstructionLine[] };
type Amount = 'grossWeight' | 'packages' | 'volume';

const AMOUNTS = ['packages', 'grossWeight', 'volume'] as const satisfies readonly Amount[];

const totalOf = (lines: readonly Pick<InstructionLine, Amount>[], amount: Amount): string =>
  decimalText(sum(lines.map((line) => numberOf(line[amount]) ?? 0)));

export const instructionFacts = ({ cargo, payTerm }: Pick<Booked, 'cargo' | 'payTerm'>): InstructionFacts => ({
  payTerm,
  packages: totalOf(cargo, 'packages'),
  grossKg: totalOf(cargo, 'grossWeight'),
  volume: totalOf(cargo, 'volume'),
});

/** Initial form, prefilled from the order. */
export const blankInstruction = (order: Booked): InstructionForm => {
  const { shipper, toOrder, consignee, notifySame, notify, payTerm, blType, blCopies, issuePlace, cargo } = order;
  return withPartiesChoice({
    parties: 'NOW',
    ...{ shipper, toOrder, consignee, notifySame, notify, payTerm, blType, blCopies, issuePlace },
    cargo: cargo.map(({ marks, cargoNameEn, hsCode, packageType, packages, grossWeight, volume }) => ({
      ...{ marks, cargoNameEn, hsCode, packageType, packages, grossWeight, volume },
    })),
  });
};

/** Total of the bill compared with the order's. */
export interface InstructionTotal {
  amount: Amount;
  given: string;
  booked: string;
  isSame: boolean;
}

const bookedOf = (facts: InstructionFacts, amount: Amount) =>
  amount === 'grossWeight' ? facts.grossKg : facts[amount];

/** Totals of the lines with the booked ones; an unbooked measurement is not compared. */
export const instructionTotals = ({ cargo }: InstructionForm, facts: InstructionFacts): InstructionTotal[] =>
  AMOUNTS.flatMap((amount) => {
    const [given, booked] = [totalOf(cargo, amount), bookedOf(facts, amount)];
    const isUnknown = amount === 'volume' && compare(booked, 0) === 0;
    return isUnknown ? [] : [{ amount, given, booked, isSame: compare(given, booked) === 0 }];
  });

const totalErrors = (form: InstructionForm, facts: InstructionFacts): FormError[] =>
  instructionTotals(form, facts).flatMap(({ amount, given, booked, isSame }) =>
    isSame ? [] : [{ path: `cargo.0.${amount}`, code: 'BILL_TOTAL' as const, values: { given, booked } }],
  );

/** Requires a notify party; for a bill to order the field itself does. */
const notifyErrors = ({ notifySame, notify }: InstructionForm): FormError[] =>
  notifySame || notify.companyNameEn !== '' ? [] : [{ path: 'notify.companyNameEn', code: 'REQUIRED' }];

const lineErrors = ({ cargo }: InstructionForm): FormError[] =>
  cargo.length === 0 ? [{ path: 'cargo', code: 'REQUIRED' }] : [];

const STEP = 'instruction';

type Own = Section<InstructionForm, InstructionFacts>;

/** Bill parties require an address. */
const withAddress = (one: Own): Own => {
  const { addressEn } = one.fields;
  if (addressEn === undefined || one.at === 'notify') return one;
  return { ...one, fields: { ...one.fields, addressEn: { ...addressEn, required: true } } };
};

/** Shipping instruction form, shared by the page and the server. */
export const instructionDescription: FormDescription<InstructionForm, InstructionFacts> = {
  sections: [
    ...partySections<InstructionForm, InstructionFacts>(STEP).map(withAddress),
    section<InstructionForm, InstructionForm, InstructionFacts>({
      at: '',
      step: STEP,
      fields: {
        payTerm: { kind: 'choice', required: true, choices: ({ context }) => [context.payTerm] },
        blType: { kind: 'choice', required: true, choices: billTypes },
        blCopies: billCopies,
        issuePlace: { kind: 'text', required: true, most: 60 },
      },
    }),
    section<InstructionForm, InstructionLine, InstructionFacts>({
      at: 'cargo.*',
      step: STEP,
      fields: {
        cargoNameEn: { kind: 'text', required: true, most: 250, rules: [rules.ascii, tradeRules.notVague] },
        marks: { kind: 'longText', required: true, most: 500 },
        hsCode: { kind: 'code', required: true, most: 14, rules: [tradeRules.tariffCode] },
        packageType: { kind: 'choice', required: true, choices: packageCodes.map(({ code }) => code) },
        packages: { kind: 'whole', decimals: 0, required: true, most: 12, rules: [rules.quantity(PIECES_LIMITS)] },
        grossWeight: {
          kind: 'quantity',
          decimals: 3,
          required: true,
          most: 12,
          rules: [rules.quantity(WEIGHT_LIMITS)],
        },
        volume: {
          kind: 'quantity',
          decimals: 3,
          required: true,
          most: 20,
          rules: [rules.quantity(CARGO_VOLUME_LIMITS)],
        },
      },
    }),
  ],
  checks: [lineErrors, notifyErrors, totalErrors],
};

export function readInstruction(typed: InstructionForm, facts: InstructionFacts) {
  const form = tidy(instructionDescription, { ...typed, parties: 'NOW' });
  return { form, errors: errorsOf(instructionDescription, form, facts) };
}
