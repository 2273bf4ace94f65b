import { expect, it } from 'vitest';
import { insuranceLine } from '#domain/fees/insurance.ts';
import { percentLine } from '#domain/fees/percent.ts';
import { rate } from './rates.ts';

const premium = rate('INS', '0.15', { basis: 'PERCENT', currency: '1', taxRate: '0.00' });

it.each([
  ['10000', '11000.00', '16.50'],
  ['10000.01', '11000.02', '16.51'],
  ['0.01', '0.02', '0.01'],
  ['999999999.99', '1099999999.99', '1650000.00'],
])('[5.9] goods worth %s are insured for a tenth more, %s, at %s', (cargoValue, quantity, amount) => {
  const { when: _, ...unconditional } = premium;
  expect(insuranceLine(premium, cargoValue)).toEqual({ ...unconditional, ctnType: null, quantity, amount });
});

it.each(['', '0', '0.00', '-5', '1000000000', '10.005', '一万'])(
  '[5.9] a value of "%s" insures nothing',
  (cargoValue) => {
    expect(insuranceLine(premium, cargoValue)).toBeNull();
  },
);

it.each([
  ['600.00', '30', '180.00'],
  ['600.01', '30', '180.01'],
  ['33.33', '12.5', '4.17'],
  ['200', '0', '0.00'],
])('[5.9] of %s %s per cent are %s, a cent rounded up', (whole, percent, amount) => {
  expect(percentLine(rate('URG', percent, { basis: 'PERCENT' }), whole)).toMatchObject({
    feeCode: 'URG',
    unitPrice: percent,
    quantity: whole,
    amount,
  });
});
