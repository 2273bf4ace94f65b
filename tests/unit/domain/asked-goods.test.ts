import { expect, test } from 'vitest';
import { isCooledAsked } from '#domain/booking/asked-goods.ts';
import { askedQuery } from '#domain/booking/enquiry-query.ts';
import { blankGoods } from '#domain/booking/goods-line.ts';
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
  const said = Object.entries(blankGoods.dg).filter(([, value]) => value !== '' && String(value) !== '');
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
