import type { FeeLine } from '../fees/line.ts';
import type { RuleError, RuleInput } from '../form/field.ts';
import type { FclContext, TermRates } from './context.ts';
import type { FclForm, ServiceCode } from './form.ts';

export type Point = 'CFS' | 'CY' | 'SD';
export const points: readonly Point[] = ['CY', 'SD', 'CFS'];

/** Fees a term adds: trucking to or from a door, freight station handling. */
export const TERM_FEES = {
  receiptType: { SD: 'TRK', CFS: 'CFS' },
  deliveryType: { SD: 'DDC' },
} as const;

export type TermField = keyof typeof TERM_FEES;
export const termFeeCodes: readonly string[] = ['TRK', 'CFS', 'DDC'];

export const EVERY_BOX = '';

const feeOf = (field: TermField, point: string): string | null =>
  (TERM_FEES[field] as Readonly<Record<string, string>>)[point] ?? null;

interface Termed {
  receiptType: string;
  deliveryType: string;
  containers: readonly { ctnType: string }[];
}

export const feesOfTerms = ({ receiptType, deliveryType }: Pick<Termed, 'deliveryType' | 'receiptType'>): string[] =>
  [feeOf('receiptType', receiptType), feeOf('deliveryType', deliveryType)].filter((code) => code !== null);

/** CY terms add no fee; other terms need their fee for every container type. */
export function isTermPriced(
  field: TermField,
  point: string,
  containers: Termed['containers'],
  rates: TermRates,
): boolean {
  if (point === 'CY') return true;
  const fee = feeOf(field, point);
  const priced = fee === null ? undefined : rates[fee];
  return (
    priced !== undefined && (priced.includes(EVERY_BOX) || containers.every(({ ctnType }) => priced.includes(ctnType)))
  );
}

export const unpricedTerms = (shipment: Termed, rates: TermRates): TermField[] =>
  (['receiptType', 'deliveryType'] as const).filter(
    (field) => !isTermPriced(field, shipment[field], shipment.containers, rates),
  );

type FormSpot = RuleInput<FclForm, FclForm, FclContext>;

/** The current term stays selectable with an answered enquiry, whose price includes any term. */
const standsFor = (field: TermField, point: string, { form, context }: FormSpot): boolean =>
  form.enquiryNo !== '' ||
  context.offer === null ||
  isTermPriced(field, point, form.containers, context.offer.termRates);

export const pointsOf =
  (field: TermField) =>
  (input: FormSpot): readonly string[] =>
    points.filter((point) => point === input.value || standsFor(field, point, input));

export const termPriced =
  (field: TermField) =>
  (input: FormSpot): RuleError | null =>
    standsFor(field, String(input.value), input)
      ? null
      : { code: 'TERM_NOT_PRICED', values: { term: String(input.value) } };

/**
 * Local charges at the port of loading are in yuan and currencies are not converted, so online orders settle in yuan.
 */
export const SETTLEMENT_CURRENCY = '1';

export const settlementCurrencies = ({ value, form, context: { currencies } }: FormSpot): readonly string[] =>
  form.enquiryNo === '' ? currencies.filter((code) => code === SETTLEMENT_CURRENCY || code === value) : currencies;

export const settledOnline = ({ value, form }: FormSpot): RuleError | null =>
  form.enquiryNo === '' && value !== SETTLEMENT_CURRENCY ? { code: 'SETTLEMENT_CURRENCY' } : null;

const isDoor = (point: string) => point === 'SD';

/** Selects the services a term needs: trucking with its address, or the station with the delivery day. */
export function withServicesOfTerm(form: FclForm, field: TermField): FclForm {
  const { services, receiptType, deliveryType } = form;
  if (field === 'deliveryType') {
    const { destination } = services;
    if (!isDoor(deliveryType)) return form;
    const kind =
      destination.wanted && destination.kind === 'CLEARANCE'
        ? 'BOTH'
        : destination.wanted
          ? destination.kind
          : 'DELIVERY';
    return { ...form, services: { ...services, destination: { ...destination, wanted: true, kind } } };
  }
  if (receiptType === 'CFS')
    return { ...form, services: { ...services, stuffing: { ...services.stuffing, wanted: true } } };
  return isDoor(receiptType)
    ? { ...form, services: { ...services, truck: { ...services.truck, wanted: true } } }
    : form;
}

interface Needed extends RuleError {
  path: string;
  step: string;
}

type Terms = Pick<FclForm, 'deliveryType' | 'receiptType'>;

export const servicesOfTerms = ({ receiptType, deliveryType }: Terms): { service: ServiceCode; term: string }[] => [
  ...(isDoor(receiptType) ? [{ service: 'truck' as const, term: receiptType }] : []),
  ...(receiptType === 'CFS' ? [{ service: 'stuffing' as const, term: receiptType }] : []),
  ...(isDoor(deliveryType) ? [{ service: 'destination' as const, term: deliveryType }] : []),
];

export const missingOfTerms = (form: FclForm): Needed[] =>
  servicesOfTerms(form)
    .filter(({ service }) => !form.services[service].wanted)
    .map(({ service, term }) => ({
      path: `services.${service}.wanted`,
      step: 'services',
      code: 'TERM_NEEDS',
      values: { term },
    }));

const FREIGHT_SURCHARGE = 'DGS';

/** Freight collect applies to sea freight and its surcharges; local charges stay prepaid. */
export const atPayTerm = (lines: readonly FeeLine[], payTerm: string): FeeLine[] =>
  payTerm === 'COL'
    ? lines.map((line) =>
        line.group === 'FREIGHT' || line.feeCode === FREIGHT_SURCHARGE ? { ...line, payTerm: 'COL' } : line,
      )
    : [...lines];
