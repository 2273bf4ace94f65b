import { expect, test } from 'vitest';
import { isCooledAsked } from '#domain/booking/asked-goods.ts';
import { askedQuery } from '#domain/booking/enquiry-query.ts';
import { blankGoods } from '#domain/booking/goods-line.ts';
import { areNamed } from '#domain/booking/parties.ts';
import { blankParty } from '#domain/booking/party.ts';
import { keptPartyForm } from '#domain/booking/party-texts.ts';
import { pricedGoodsOf } from '#domain/booking/priced-goods.ts';
import { readFlat } from '#domain/form/flat.ts';
import { methanolForm } from '#machines/booking/booking.example.ts';

const [methanol] = methanolForm.cargo;
const peroxide = { ...methanol!, isDanger: true, dg: { ...methanol!.dg, dgClass: '5.2' } };
const general = { ...peroxide, isDanger: false };

test.each([
  ['a flammable liquid is priced by the list', [methanol!], '', false],
  ['a peroxide is priced by a person', [peroxide], '', true],
  ['a peroxide beside a flammable liquid too', [methanol!, peroxide], '', true],
  ['once a person has priced it nothing is asked', [peroxide], 'ENQ26100700001', false],
  ['what is no longer declared dangerous is priced by the list', [general], '', false],
  ['no goods ask nothing', [], '', false],
] as const)('[4.31] %s', (_, cargo, enquiryNo, isAsked) => {
  expect(isCooledAsked({ cargo, enquiryNo })).toBe(isAsked);
});

test('[4.31] a new line of goods is declared dangerous, valued in dollars, and nothing is said of its state', () => {
  expect(blankGoods).toMatchObject({ isDanger: true, cargoCurrency: '2', cargoValue: '' });
  const said = Object.entries(blankGoods.dg).filter(
    ([, value]) => value !== '' && value !== null && String(value) !== '',
  );
  expect(said.filter(([, value]) => value !== false)).toEqual([]);
});

test('[4.31] an enquiry about an order opens with its goods and boxes, one type after another', () => {
  const containers = [
    { ctnType: '20GP', quantity: '2' },
    { ctnType: '40HQ', quantity: '1' },
  ];
  const line = { ...methanol!, grossWeight: '30,400', volume: '' };
  expect(askedQuery({ cargo: [general, line], containers })).toEqual({
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
  ['nobody', blankParty, false, blankParty, false],
  ['the sender alone', sender, false, blankParty, false],
  ['the receiver alone', blankParty, false, sender, false],
  ['to order, by nobody', blankParty, true, blankParty, false],
  ['the sender, to order', sender, true, blankParty, true],
  ['both', sender, false, sender, true],
])('[4.31] who sends and who receives are known: %s', (_, shipper, toOrder, consignee, isKnown) => {
  expect(areNamed({ shipper, toOrder, consignee })).toBe(isKnown);
});

test('[4.31] a party of the address book has a name at least', () => {
  expect(readFlat(keptPartyForm, blankParty).errors).toEqual({ companyNameEn: 'REQUIRED' });
  expect(readFlat(keptPartyForm, sender).errors).toEqual({});
});
