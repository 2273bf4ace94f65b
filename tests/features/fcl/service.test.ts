import { describe, expect, test } from 'vitest';
import { STOWS } from '#domain/booking/box-errors.ts';
import { fillContact } from '#domain/booking/contact.ts';
import { ANONYMOUS, UNKNOWN_OWNER } from '#domain/booking/owner.ts';
import { arePartiesNamedNow, withoutParties, withPartiesChoice } from '#domain/booking/parties.ts';
import { DEFAULT_CURRENCIES, DEFAULT_PAY_TYPES } from '#domain/fcl/context.ts';
import { blankFclForm, type FclForm } from '#domain/fcl/form.ts';
import { fclReaders, fclService } from '#domain/fcl/service.ts';
import { addressOf } from '#domain/query-text.ts';
import { fclContext, methanolForm } from '#machines/booking/booking.example.ts';

/** Paths of non-empty fields. */
const filledPaths = (value: unknown, path = ''): string[] => {
  if (value === '' || value === false || value === null) return [];
  if (typeof value !== 'object') return [`${path} ${String(value)}`];
  return Object.entries(value).flatMap(([key, part]) => filledPaths(part, path === '' ? key : `${path}.${key}`));
};

test('[4.31] [9.3] a blank order is one box of dangerous goods from yard to yard, prepaid in yuan', () => {
  expect(filledPaths(blankFclForm).sort()).toEqual([
    'blCopies 3',
    'cargo.0.cargoCurrency 2',
    'cargo.0.id 1',
    'cargo.0.isDanger true',
    'cargo.0.stow A',
    'containers.0.ctnType 20GP',
    'containers.0.id 1',
    'containers.0.quantity 1',
    'currency 1',
    'deliveryType CY',
    'invoice.invoiceType NORMAL',
    'parties LATER',
    'payTerm PRE',
    'payType BANK',
    'receiptType CY',
    'services.certificates.kind PACKING',
    'services.customs.mode ENTRUST',
    'services.destination.kind CLEARANCE',
    'services.handling.kind PALLET',
    'services.insurance.currency 2',
    'settleType TICKET',
  ]);
  expect(STOWS).toEqual(['A', 'B', 'C', 'D', 'E', 'F']);
  expect(DEFAULT_PAY_TYPES).toEqual(['BANK', 'ONLINE', 'ACCEPTANCE', 'CREDIT']);
  expect(DEFAULT_CURRENCIES).toContain('1');
  expect(ANONYMOUS).not.toBe(UNKNOWN_OWNER);
});

test('[4.31] the agreements depend on the goods and on earlier acceptance', () => {
  const contact = { contactName: '', contactPhone: '', contactEmail: '' };
  const booker = (hasAgreedProtocol: boolean) => ({
    ...{
      basicEntId: 'e1',
      hasAgreedProtocol,
      isPassed: true,
      isUnderReview: false,
      isContractCustomer: false,
      mayBook: true,
      contact,
    },
  });
  const general = { ...methanolForm, cargo: [{ ...methanolForm.cargo[0]!, isDanger: false }] };
  const agreements = (form: FclForm, hasAgreed: boolean) => fclService.agreements(form, booker(hasAgreed));
  expect(agreements(methanolForm, false)).toEqual(['charge', 'protocol']);
  expect(agreements(methanolForm, true)).toEqual(['charge']);
  expect(agreements(general, false)).toEqual(['charge']);
  expect(fclService).toMatchObject({ code: 'fcl', successPath: '/shippingFcl/addOrderSuccess' });
  expect(fclService.kept).toEqual([
    ...['priceId', 'scheduleId', 'orgPortCode', 'dstPortCode', 'enquiryNo', 'optionId', 'containers'],
  ]);
});

describe('[4.31] parties', () => {
  const named = (at: 'consignee' | 'notify' | 'shipper'): FclForm => ({
    ...methanolForm,
    [at]: { ...methanolForm[at], phone: '1' },
  });

  test('are shown by choice, for a bill to order, or once one is named', () => {
    expect(arePartiesNamedNow(methanolForm)).toBe(false);
    const asked = [
      { ...methanolForm, parties: 'NOW' },
      { ...methanolForm, toOrder: true },
    ];
    const all = [...asked, named('shipper'), named('consignee'), named('notify')];
    expect(all.map(arePartiesNamedNow)).toEqual(all.map(() => true));
    for (const form of all) expect(withPartiesChoice(form)).toEqual({ ...form, parties: 'NOW' });
    expect(withPartiesChoice(all[0]!)).toBe(all[0]);
    expect(withPartiesChoice(methanolForm)).toBe(methanolForm);
    expect(withoutParties({ ...named('shipper'), toOrder: true, notifySame: true })).toEqual(methanolForm);
  });
});

test('[4.31] the account’s contact fills fields that are empty, not fields cleared on purpose', () => {
  const account = { contactName: '李货主', contactPhone: '13800138001', contactEmail: 'a@b.cn' };
  const blank = { contactName: '', contactPhone: '', contactEmail: '', other: '' };
  expect(fillContact(blank, account)).toEqual({ ...account, other: '' });
  expect(fillContact({ ...blank, contactName: '王' }, account)).toEqual({ ...account, contactName: '王', other: '' });
  const known = { ...account, contactPhone: '13800138002' };
  expect(fillContact(blank, account, known)).toEqual({ ...blank, contactPhone: '13800138001' });
});

test('[4.31] form, facts and pricing values are read as those of their own service', () => {
  const { formOf, factsOf, pricedOf } = fclReaders;
  const facts = { ...fclContext, sailing: null, choiceNames: {} };
  expect(formOf('fcl', methanolForm)).toBe(methanolForm);
  expect(factsOf('fcl', facts)).toBe(facts);
  expect(pricedOf('fcl', { priceId: 'p1' })).toEqual({ priceId: 'p1' });
  for (const read of [formOf, factsOf, pricedOf])
    expect(() => read('sample', methanolForm)).toThrow('sample is read as fcl');
});

test('[4.31] from an order the list of prices and an enquiry about the same goods are one step away', () => {
  const lane = { orgPortCode: 'CNQZH', dstPortCode: 'DEHAM' };
  expect(fclService.links({ ...methanolForm, ...lane })).toEqual({
    list: '/shippingFcl?orgPortCode=CNQZH&dstPortCode=DEHAM',
    enquiry: addressOf('/enquiryFcl', {
      ...lane,
      ...{ isDanger: 'Y', unNo: '1230', cargoName: '甲醇', group: 'II', boxes: '20GP*2', weight: '30400' },
    }),
  });
});
