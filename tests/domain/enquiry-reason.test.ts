import { expect, test } from 'vitest';
import { enquiryQuery } from '#domain/booking/enquiry-query.ts';
import { enquiryReasonOf } from '#domain/booking/enquiry-reason.ts';
import { blankGoods } from '#domain/booking/goods-line.ts';
import { areNamed } from '#domain/booking/parties.ts';
import { blankParty } from '#domain/booking/party.ts';
import { addressBookPartyForm } from '#domain/booking/party-texts.ts';
import { pricedGoodsOf } from '#domain/booking/priced-goods.ts';
import { classesOfRow } from '#domain/dangerous-goods/un-list/rows.ts';
import { readFlat } from '#domain/form/flat.ts';
import { dgClasses } from '#domain/reference/dangerous-classes.ts';
import { methanolForm } from '#machines/booking/booking.example.ts';
import { filledFrom, unList } from '#tests/kit/un-entries.ts';

const [methanol] = methanolForm.cargo;
const peroxide = { ...methanol!, isDanger: true, dg: { ...methanol!.dg, dgClass: '5.2' } };
const general = { ...peroxide, isDanger: false };

test.each([
  ['a flammable liquid is priced by the list', [methanol!], '', null],
  ['a peroxide is priced by a person', [peroxide], '', 'COOLED'],
  ['a peroxide beside a flammable liquid too', [methanol!, peroxide], '', 'COOLED'],
  ['once a person has priced it nothing is asked', [peroxide], 'ENQ26100700001', null],
  ['what is no longer declared dangerous is priced by the list', [general], '', null],
  ['no goods ask nothing', [], '', null],
] as const)('[4.31] %s', (_, cargo, enquiryNo, reason) => {
  expect(enquiryReasonOf({ cargo, enquiryNo }, null)).toBe(reason);
});

const offering = (dgClasses: string[], refusedClasses: string[] = []) => ({
  isDanger: true,
  dgClasses,
  refusedClasses,
});
const lineOf = (unNo: string, more: object = {}) => ({
  ...methanol!,
  isDanger: true,
  dg: { ...methanol!.dg, ...filledFrom(unNo), unNo, ...more },
});

test.each([
  ['3 with 6.1 at a price for 3, 8 and 9', '1230', offering(['3', '8', '9']), 'PRICED_CLASSES'],
  ['3 with 6.1 at a price for 3 and 6.1', '1230', offering(['3', '6.1']), null],
  ['3 with 6.1 where the carrier refuses 6.1', '1230', offering(['3'], ['6.1']), null],
  ['a price that lists no class', '1230', offering([]), 'PRICED_CLASSES'],
  ['an explosive that no price names', '0012', offering(['3', '9']), 'DESK_CLASS'],
  ['an explosive that the price names', '0012', offering(['1']), null],
  ['infectious goods', '2814', offering(['3', '9']), 'DESK_CLASS'],
  ['radioactive goods', '2912', offering(['3', '9']), 'DESK_CLASS'],
  ['self-reactive goods whatever the price lists', '3231', offering(['4.1']), 'COOLED'],
  ['general cargo priced', '1230', { ...offering([]), isDanger: false }, null],
] as const)('[4.31] %s', (_, unNo, offer, reason) => {
  expect(enquiryReasonOf({ cargo: [lineOf(unNo)], enquiryNo: '' }, offer)).toBe(reason);
});

test('[4.31] classes in doubt need an enquiry at any price', () => {
  const doubtful = unList.find(({ rows }) => rows.every((row) => classesOfRow(row) === null));
  const every = offering(dgClasses.map(({ code }) => code));
  expect(enquiryReasonOf({ cargo: [lineOf(doubtful!.unNo)], enquiryNo: '' }, every)).toBe('CLASS_DOUBT');
});

test('[4.31] a new goods line is dangerous, valued in dollars and has no physical state', () => {
  expect(blankGoods).toMatchObject({ isDanger: true, cargoCurrency: '2', cargoValue: '' });
  const filledFields = Object.entries(blankGoods.dg).filter(
    ([, value]) => value !== '' && value !== null && String(value) !== '',
  );
  expect(filledFields.filter(([, value]) => value !== false)).toEqual([]);
});

test('[4.31] an enquiry about an order opens with its goods and boxes, one type after another', () => {
  const containers = [
    { ctnType: '20GP', quantity: '2' },
    { ctnType: '40HQ', quantity: '1' },
  ];
  const line = { ...methanol!, grossWeight: '30,400', volume: '' };
  expect(enquiryQuery({ cargo: [general, line], containers })).toEqual({
    ...{ unNo: '1230', cargoName: methanol!.cargoNameCn, group: 'II', boxes: '20GP*2,40HQ*1', volume: '' },
    weight: String(30_400 + Number(general.grossWeight)),
  });
});

test('[4.31] goods are priced by class, a number that is none left out', () => {
  const unnamed = { ...methanol!, dg: { ...methanol!.dg, unNo: '12' } };
  const undecided = { ...methanol!, dg: { ...methanol!.dg, dgClass: '' } };
  expect(pricedGoodsOf([methanol!, unnamed, undecided, general]).map(({ unNo }) => unNo)).toEqual(['1230', '']);
});

const sender = { ...blankParty, companyNameEn: 'SAMPLE CHEMICAL' };
test.each([
  ['no one', blankParty, false, blankParty, false],
  ['the sender alone', sender, false, blankParty, false],
  ['the receiver alone', blankParty, false, sender, false],
  ['to order, by no one', blankParty, true, blankParty, false],
  ['the sender, to order', sender, true, blankParty, true],
  ['both', sender, false, sender, true],
])('[4.31] shipper and consignee are known: %s', (_, shipper, toOrder, consignee, isKnown) => {
  expect(areNamed({ shipper, toOrder, consignee })).toBe(isKnown);
});

test('[4.31] a party of the address book has a name at least', () => {
  expect(readFlat(addressBookPartyForm, blankParty).errors).toEqual({ companyNameEn: 'REQUIRED' });
  expect(readFlat(addressBookPartyForm, sender).errors).toEqual({});
});
