import { expect, it, test } from 'vitest';
import { blankParty } from '#domain/booking/party.ts';
import { replaceAt } from '#domain/form/path.ts';
import {
  blankInstruction,
  type InstructionForm,
  instructionFacts,
  instructionTotals,
  readInstruction,
} from '#domain/paper-forms/shipping-instruction.ts';
import { methanolForm } from '#machines/booking/booking.example.ts';

const facts = instructionFacts(methanolForm);
const prefilled = blankInstruction(methanolForm);
const TELL = ['notify.companyNameEn REQUIRED'];
const party = (companyNameEn: string) => ({ ...blankParty, companyNameEn, addressEn: '1 SAMPLE ROAD' });
const full: InstructionForm = {
  ...prefilled,
  shipper: party('SAMPLE CHEMICAL'),
  consignee: party('SAMPLE TRADING'),
  notifySame: true,
  ...{ blType: 'TELEX', issuePlace: 'SHANGHAI' },
  cargo: prefilled.cargo.map((line) => ({ ...line, marks: 'N/M', hsCode: '2905110000', volume: '40' })),
};
const found = (changes: Readonly<Record<string, unknown>>) =>
  readInstruction(
    Object.entries(changes).reduce((form, [path, value]) => replaceAt(form, path, value), full),
    facts,
  ).errors.map(({ path, code, level }) => `${path} ${code}${level === 'WARN' ? ' WARN' : ''}`);

it('[10.12] is prefilled from the order: its goods, terms and parties', () => {
  expect(facts).toEqual({ payTerm: 'PRE', packages: '160', grossKg: '30400', volume: '0' });
  expect(prefilled).toMatchObject({ parties: 'NOW', payTerm: 'PRE', blCopies: '3', shipper: blankParty });
  expect(prefilled.cargo).toEqual([
    {
      ...{ marks: '', cargoNameEn: 'METHANOL', hsCode: '', packageType: '1A1' },
      ...{ packages: '160', grossWeight: '30400', volume: '' },
    },
  ]);
  expect(blankInstruction({ ...methanolForm, shipper: party('A') }).shipper.companyNameEn).toBe('A');
});

test.each<[string, Readonly<Record<string, unknown>>, string[]]>([
  ['complete', {}, []],
  ['no one sends', { shipper: blankParty }, ['shipper.companyNameEn REQUIRED', 'shipper.addressEn REQUIRED']],
  ['no one receives', { consignee: blankParty }, ['consignee.companyNameEn REQUIRED', 'consignee.addressEn REQUIRED']],
  ['to order, and someone is notified', { toOrder: true, consignee: blankParty, notify: party('N') }, []],
  ['to order, and no one is notified', { toOrder: true, consignee: blankParty }, TELL],
  [
    'to order, and no one is notified, reported once',
    { toOrder: true, consignee: blankParty, notifySame: false },
    TELL,
  ],
  ['no one is told', { notifySame: false }, TELL],
  ['a receiver in Chinese', { 'consignee.companyNameEn': '示例贸易' }, ['consignee.companyNameEn PARTY_LETTERS']],
  ['no kind of bill', { blType: '' }, ['blType REQUIRED']],
  ['a kind of bill that is none', { blType: 'PAPER' }, ['blType NOT_A_CHOICE']],
  ['originals without their number', { blType: 'ORIGINAL', blCopies: '' }, ['blCopies REQUIRED']],
  ['ten originals', { blType: 'ORIGINAL', blCopies: '10' }, ['blCopies TOO_LARGE']],
  ['a waybill needs no number', { blType: 'SWB', blCopies: '' }, []],
  ['no place of issue', { issuePlace: '' }, ['issuePlace REQUIRED']],
  ['other freight terms than booked', { payTerm: 'COL' }, ['payTerm NOT_A_CHOICE']],
  ['goods in Chinese', { 'cargo.0.cargoNameEn': '甲醇' }, ['cargo.0.cargoNameEn ASCII_ONLY']],
  ['goods without marks', { 'cargo.0.marks': '' }, ['cargo.0.marks REQUIRED']],
  ['a tariff code of six digits', { 'cargo.0.hsCode': '290511' }, ['cargo.0.hsCode HS_NOT_TEN WARN']],
  ['no tariff code', { 'cargo.0.hsCode': '' }, ['cargo.0.hsCode REQUIRED']],
  ['a package fewer', { 'cargo.0.packages': '159' }, ['cargo.0.packages BILL_TOTAL']],
  ['a kilogram more', { 'cargo.0.grossWeight': '30401' }, ['cargo.0.grossWeight BILL_TOTAL']],
  ['the same weight in other figures', { 'cargo.0.grossWeight': '30,400.000' }, []],
  ['no measurement', { 'cargo.0.volume': '' }, ['cargo.0.volume REQUIRED']],
  ['no goods', { cargo: [] }, ['cargo REQUIRED', 'cargo.0.packages BILL_TOTAL', 'cargo.0.grossWeight BILL_TOTAL']],
])('[10.12] %s', (_, changes, errors) => {
  expect(found(changes)).toEqual(errors);
});

test('[10.12] a total that differs from the order’s is reported beside it', () => {
  const typed = replaceAt(replaceAt(full, 'cargo.0.packages', '159'), 'cargo.0.grossWeight', '30401');
  expect(readInstruction(typed, facts).errors).toMatchObject([
    { path: 'cargo.0.packages', code: 'BILL_TOTAL', values: { given: '159', booked: '160' } },
    { path: 'cargo.0.grossWeight', code: 'BILL_TOTAL', values: { given: '30401', booked: '30400' } },
  ]);
});

test('[10.12] a line may be divided as long as the totals stay', () => {
  const [line] = full.cargo;
  const halves = [
    { ...line!, packages: '100', grossWeight: '19000', volume: '25' },
    { ...line!, packages: '60', grossWeight: '11400', volume: '15' },
  ];
  expect(found({ cargo: halves })).toEqual([]);
});

test('[10.12] it is sent clean: figures plain, words without blanks around them', () => {
  const typed = replaceAt(replaceAt(full, 'cargo.0.grossWeight', '30,400.0'), 'issuePlace', ' SHANGHAI ');
  expect(readInstruction(typed, facts).form).toMatchObject({
    ...{ parties: 'NOW', issuePlace: 'SHANGHAI', shipper: { companyNameEn: 'SAMPLE CHEMICAL' } },
    cargo: [{ grossWeight: '30400.0', packages: '160' }],
  });
});

test('[10.12] each total is compared with the order’s, except an unbooked one', () => {
  const totals = instructionTotals(replaceAt(full, 'cargo.0.packages', '150'), { ...facts, volume: '40.5' });
  expect(totals).toEqual([
    { amount: 'packages', given: '150', booked: '160', isSame: false },
    { amount: 'grossWeight', given: '30400', booked: '30400', isSame: true },
    { amount: 'volume', given: '40', booked: '40.5', isSame: false },
  ]);
  const { volume } = facts;
  expect(volume).toBe('0');
  expect(instructionTotals(full, facts).map(({ amount }) => amount)).toEqual(['packages', 'grossWeight']);
});
