import { expect, test } from 'vitest';
import { goodsValuesOf, valuesOfQuery, withoutGoods } from '#src/features/enquiry/draft.ts';
import { reasonOfQuery, serviceOfQuery } from '#src/features/enquiry/requested-service.ts';

test('a class in the address is chosen in the form, and a number typed before gives way to it', () => {
  expect(valuesOfQuery('dgClass=6.2')).toEqual({ isDanger: 'Y', dgClass: '6.2', unNo: '' });
  expect(valuesOfQuery('dgClass=7&orgPort=上海&orgPortCode=CNSHA')).toMatchObject({
    dgClass: '7',
    orgPortCode: 'CNSHA',
    isDanger: 'Y',
  });
});

test('what was typed into an order comes along, as far as it makes sense', () => {
  const query =
    'service=rail&orgPortCode=CNCKG&dstPortCode=DEDUI&boxes=40HQ*2&cargoName=%E7%94%B2%E8%8B%AF&group=II&reason=RAIL_DANGER';
  expect(valuesOfQuery(query)).toMatchObject({
    ...{ orgPortCode: 'CNCKG', cargoName: '甲苯', packingGroup: 'II' },
    boxes: [{ ctnType: '40HQ', quantity: 2 }],
  });
  expect(valuesOfQuery('cargoName=%20&group=IV')).toEqual({});
  expect([serviceOfQuery(query), reasonOfQuery(query)]).toEqual(['rail', 'RAIL_DANGER']);
  expect([serviceOfQuery('service=truck'), reasonOfQuery('reason=<b>')]).toEqual(['fcl', null]);
});

test('[1.10b] a search of tanks comes along: how many, whose they are and the densities that were typed', () => {
  const query = 'service=tank&orgPortCode=CNSHA&dstPortCode=NLRTM&unNo=1230&tanks=3&density15=0.7961&density50=0.7632';
  expect(valuesOfQuery(`${query}&tankSource=OWN`)).toMatchObject({
    ...{ orgPortCode: 'CNSHA', unNo: '1230', tanks: '3', tankSource: 'OWN', density15: '0.7961', density50: '0.7632' },
  });
  expect(valuesOfQuery(`${query}&tankSource=NOBODY`)).not.toHaveProperty('tankSource');
  expect(valuesOfQuery('service=tank&orgPortCode=CNSHA&boxes=20TK*2')).toMatchObject({ tanks: '2' });
  expect(serviceOfQuery(query)).toBe('tank');
});

test('[1.10b] what is to be done with tanks at a yard comes along', () => {
  const asked = 'tankService=RENTAL&tankType=T11&rentalTerm=LONG&tankDays=400&startDay=2026-10-12&tanks=2';
  expect(valuesOfQuery(`service=tank&${asked}`)).toMatchObject({
    ...{ tankService: 'RENTAL', tankType: 'T11', rentalTerm: 'LONG', tankDays: '400', tanks: '2' },
  });
  expect(valuesOfQuery('service=tank&tankService=SALE&tankType=T99')).toEqual({});
});

test('[1.9] the message in words comes along with a coastal lane', () => {
  const query =
    'service=domestic&orgPortCode=CNSHA&dstPortCode=CNXGG&remark=%E4%BB%8E%E8%8B%8F%E5%B7%9E%E6%8F%90%E8%B4%A7';
  expect(valuesOfQuery(query)).toMatchObject({ orgPortCode: 'CNSHA', remark: '从苏州提货' });
  expect(valuesOfQuery(`service=domestic&remark=${'字'.repeat(900)}`).remark).toHaveLength(500);
});

test('a class there is not is none', () => {
  for (const query of ['', 'dgClass=', 'dgClass=1', 'dgClass=12', 'dgClass=<b>'])
    expect(valuesOfQuery(query)).toEqual({});
});

test('a form whose places are shown in words takes the goods of its address, which then leave it', () => {
  const query = 'enquiryNo=ENQ1&isDanger=Y&unNo=1230&group=II&weight=14400';
  expect(goodsValuesOf(query)).toEqual({ isDanger: 'Y', unNo: '1230', packingGroup: 'II', weight: '14400' });
  expect(withoutGoods(query)).toBe('enquiryNo=ENQ1');
  expect([goodsValuesOf(''), goodsValuesOf('unNo=%3Cb%3E&group=IV'), withoutGoods('')]).toEqual([{}, {}, '']);
});
