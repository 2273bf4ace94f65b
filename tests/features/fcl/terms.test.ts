import { describe, expect, test } from 'vitest';
import type { FclContext } from '#domain/fcl/context.ts';
import { blankFclForm, type FclForm, type Services } from '#domain/fcl/form.ts';
import * as terms from '#domain/fcl/terms.ts';
import type { FeeLine } from '#domain/fees/line.ts';
import { fclContext } from '#machines/booking/booking.example.ts';

const rates = { TRK: ['20GP'], CFS: [''], DDC: ['20GP', '40HQ'] };
const boxes = (...types: string[]) => types.map((ctnType) => ({ ctnType }));
const { services } = blankFclForm;
const formWith = (more: Partial<FclForm>, served: Partial<Services> = {}): FclForm => ({
  ...blankFclForm,
  ...more,
  services: { ...services, ...served },
});

describe('[4.31] a term has a price', () => {
  const rows: [field: terms.TermField, point: string, types: string[], isPriced: boolean][] = [
    ['receiptType', 'CY', ['40HQ'], true],
    ['receiptType', 'SD', ['20GP'], true],
    ['receiptType', 'SD', ['20GP', '40HQ'], false],
    ['receiptType', 'CFS', ['40HQ', '45HQ'], true],
    ['deliveryType', 'CY', ['45HQ'], true],
    ['deliveryType', 'SD', ['20GP', '40HQ'], true],
    ['deliveryType', 'SD', ['20GP', '45HQ'], false],
    ['deliveryType', 'CFS', ['20GP'], false],
  ];
  test.each(rows)('%s %s of %j: %s', (field, point, types, isPriced) => {
    expect(terms.isTermPriced(field, point, boxes(...types), rates)).toBe(isPriced);
    const context: FclContext = { ...fclContext, offer: { ...fclContext.offer!, termRates: rates } };
    const containers = types.map((ctnType) => ({ ...blankFclForm.containers[0]!, ctnType }));
    const termsFor = (more: Partial<FclForm>, of: FclContext) => {
      const form = formWith({ containers, ...more });
      return terms.termPriced(field)({ value: point, scope: form, form, context: of, path: field });
    };
    expect(termsFor({}, context)).toEqual(isPriced ? null : { code: 'TERM_NOT_PRICED', values: { term: point } });
    expect(termsFor({ enquiryNo: 'ENQ26100700001' }, context)).toBeNull();
    expect(termsFor({}, { ...context, offer: null })).toBeNull();
  });

  test('and is not sold without one', () => {
    expect(terms.isTermPriced('receiptType', 'CFS', boxes('20GP'), { TRK: [''] })).toBe(false);
    const unpriced = (receiptType: string, deliveryType: string, ...types: string[]) =>
      terms.unpricedTerms({ receiptType, deliveryType, containers: boxes(...types) }, rates);
    expect(unpriced('SD', 'SD', '20GP')).toEqual([]);
    expect(unpriced('SD', 'SD', '40HQ')).toEqual(['receiptType']);
    expect(unpriced('CFS', 'CFS', '40HQ')).toEqual(['deliveryType']);
    expect(unpriced('SD', 'SD', '45HQ')).toEqual(['receiptType', 'deliveryType']);
  });

  test('adds a truck, a freight station or a delivery', () => {
    const fees = (receiptType: string, deliveryType: string) => terms.feesOfTerms({ receiptType, deliveryType });
    expect([fees('CY', 'CY'), fees('SD', 'CY'), fees('CFS', 'SD'), fees('CY', 'CFS')]).toEqual([
      ...[[], ['TRK'], ['CFS', 'DDC'], []],
    ]);
    expect(terms.termFeeCodes).toEqual(['TRK', 'CFS', 'DDC']);
  });

  test('is offered with one, or where it was chosen already', () => {
    const context: FclContext = { ...fclContext, offer: { ...fclContext.offer!, termRates: { DDC: [''] } } };
    const offered = (field: terms.TermField, value: string, more: Partial<FclForm> = {}, of = context) => {
      const form = formWith(more);
      return terms.pointsOf(field)({ value, scope: form, form, context: of, path: field });
    };
    expect(offered('deliveryType', 'CY')).toEqual(['CY', 'SD']);
    expect(offered('receiptType', 'CY')).toEqual(['CY']);
    expect(offered('receiptType', 'CFS')).toEqual(['CY', 'CFS']);
    expect(offered('receiptType', 'CY', { enquiryNo: 'E1' })).toEqual(['CY', 'SD', 'CFS']);
    expect(offered('receiptType', 'CY', {}, { ...context, offer: null })).toEqual(['CY', 'SD', 'CFS']);
  });
});

test('[4.31] an order online is settled in yuan, an answered enquiry as it was priced', () => {
  const spot = (value: string, enquiryNo: string) => {
    const form = formWith({ enquiryNo });
    return { value, scope: form, form, context: { ...fclContext, currencies: ['2', '1', '3'] }, path: 'currency' };
  };
  expect(terms.settlementCurrencies(spot('1', ''))).toEqual(['1']);
  expect(terms.settlementCurrencies(spot('2', ''))).toEqual(['2', '1']);
  expect(terms.settlementCurrencies(spot('1', 'E1'))).toEqual(['2', '1', '3']);
  expect(terms.settledOnline(spot('1', ''))).toBeNull();
  expect(terms.settledOnline(spot('2', ''))).toEqual({ code: 'SETTLEMENT_CURRENCY' });
  expect(terms.settledOnline(spot('2', 'E1'))).toBeNull();
});

describe('[4.31] a term and the service it needs', () => {
  const { truck, stuffing, destination } = services;
  const opened = (form: FclForm, field: terms.TermField, more: Partial<Services>) =>
    expect(terms.withServicesOfTerm(form, field)).toEqual({ ...form, services: { ...form.services, ...more } });

  test('is selected, and other services stay', () => {
    const both = formWith({ receiptType: 'SD', deliveryType: 'SD', remark: 'kept' });
    opened(both, 'receiptType', { truck: { ...truck, wanted: true } });
    opened(both, 'deliveryType', { destination: { ...destination, wanted: true, kind: 'DELIVERY' } });
    opened(formWith({ receiptType: 'CFS', deliveryType: 'SD' }), 'receiptType', {
      stuffing: { ...stuffing, wanted: true },
    });
    opened(formWith({ receiptType: 'CY', deliveryType: 'SD' }), 'receiptType', {});
    opened(formWith({ receiptType: 'SD', deliveryType: 'CY' }), 'deliveryType', {});
    opened(formWith({ receiptType: 'CFS', deliveryType: 'CFS' }), 'deliveryType', {});
  });

  test.each([
    ['CLEARANCE', 'BOTH'],
    ['BOTH', 'BOTH'],
    ['DELIVERY', 'DELIVERY'],
  ])('a destination that is %s is %s with a door', (before, kind) => {
    const served = { ...destination, wanted: true, kind: before };
    opened(formWith({ deliveryType: 'SD' }, { destination: served }), 'deliveryType', {
      destination: { ...served, kind },
    });
  });

  test('is missed without it', () => {
    const need = (code: string, term: string) => ({
      ...{ path: `services.${code}.wanted`, step: 'services', code: 'TERM_NEEDS', values: { term } },
    });
    const missing = (receiptType: string, deliveryType: string, served: Partial<Services> = {}) =>
      terms.missingOfTerms(formWith({ receiptType, deliveryType }, served));
    expect(missing('CY', 'CY')).toEqual([]);
    expect(missing('SD', 'SD')).toEqual([need('truck', 'SD'), need('destination', 'SD')]);
    expect(missing('CFS', 'CFS')).toEqual([need('stuffing', 'CFS')]);
    expect(missing('SD', 'CY', { truck: { ...truck, wanted: true } })).toEqual([]);
    expect(missing('CFS', 'CY', { stuffing: { ...stuffing, wanted: true } })).toEqual([]);
    expect(missing('CY', 'SD', { destination: { ...destination, wanted: true } })).toEqual([]);
  });
});

test('[4.31] freight collect is the sea freight with its surcharges, the charges here stay prepaid', () => {
  const line = (group: FeeLine['group'], feeCode: string): FeeLine => ({
    ...{ group, feeCode, feeName: feeCode, currency: '2', unitPrice: '1', basis: 'CONTAINER', ctnType: null },
    ...{ quantity: '1', amount: '1.00', atCost: false, payTerm: 'PRE', taxRate: null },
  });
  const lines = [line('FREIGHT', 'OF'), line('DANGEROUS', 'DGS'), line('DANGEROUS', 'PLC'), line('ORIGIN', 'THC')];
  const paid = (payTerm: string) => terms.atPayTerm(lines, payTerm).map((one) => one.payTerm);
  expect(paid('COL')).toEqual(['COL', 'COL', 'PRE', 'PRE']);
  expect(terms.atPayTerm(lines, 'PRE')).toEqual(lines);
  expect(terms.atPayTerm(lines, 'COL')[0]).toEqual({ ...lines[0], payTerm: 'COL' });
});
