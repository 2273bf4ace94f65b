import { describe, expect, it } from 'vitest';
import { chargeTexts } from '#domain/air/fee-lines.ts';
import { type AirTariff, airFreight, chargeableKilograms, densityClass } from '#domain/air/fees.ts';
import { decimalText } from '#domain/decimal.ts';

/** Out of order, as a price list may be typed. */
const breaks: AirTariff['breaks'] = [
  { fromKg: 300, rate: '21.5' },
  { fromKg: 0, rate: '38' },
  { fromKg: 1000, rate: '18.8' },
  { fromKg: 45, rate: '29.5' },
  { fromKg: 500, rate: '20' },
  { fromKg: 100, rate: '24' },
];

const priced = (tariff: AirTariff, grossKg: string, volume: string, share?: string) => {
  const { volumeKg, chargeableKg, chargedKg, freight, by, saved } = airFreight(tariff, grossKg, volume, share);
  return [...[volumeKg, chargeableKg, chargedKg, freight].map(decimalText), by, Number(decimalText(saved))];
};

describe('air freight', () => {
  it.each([
    [
      'is charged at 100 kg where that is cheaper',
      '85',
      '0.42',
      '70.14',
      '85.0',
      '100',
      '2400.00',
      'HIGHER_BREAK',
      107.5,
    ],
    [
      'pays the volume, rounded up to half a kilogram',
      '260',
      '1.8',
      '300.6',
      '301.0',
      '301.0',
      '6471.50',
      'OWN_BREAK',
      0,
    ],
    ['pays the least of a waybill', '5', '0.01', '1.67', '5.0', '5.0', '320.00', 'MINIMUM', 0],
    ['starts its own break at the very kilogram', '100', '0.1', '16.7', '100.0', '100.0', '2400.00', 'OWN_BREAK', 0],
    ['stays below a break that costs the same', '940', '1', '167', '940.0', '940.0', '18800.00', 'OWN_BREAK', 0],
    ['takes a break that costs ten less', '940.5', '1', '167', '940.5', '1000', '18800.00', 'HIGHER_BREAK', 10],
  ] as const)('%s: %s kg, %s m³', (_, grossKg, volume, ...expected) => {
    expect(priced({ minimum: 320, breaks }, grossKg, volume)).toEqual(expected);
  });

  it('formats the charged break, and the cost at its own break', () => {
    expect(chargeTexts(airFreight({ minimum: 320, breaks }, '85', '0.42'))).toEqual({
      ...{ by: 'HIGHER_BREAK', fromKg: 100, chargedKg: '100', rate: '24', freight: '2400.00', saved: '107.50' },
      own: { fromKg: 45, rate: '29.5', amount: '2507.50' },
    });
  });

  it.each([
    ['380', ['1.67', '10.0', '10.0', '380.00', 'OWN_BREAK', 0]],
    ['380.005', ['1.67', '10.0', '10.0', '380.01', 'MINIMUM', 0]],
  ] as const)('that comes to 380 is held against a least of %s', (minimum, expected) => {
    expect(priced({ minimum, breaks }, '10', '0.01')).toEqual(expected);
  });

  it('of a tariff starting at 45 kg charges at least 45 kg', () => {
    const heavy = { minimum: 320, breaks: breaks.filter(({ fromKg }) => fromKg > 0) };
    expect(priced(heavy, '30', '0.1')).toEqual(['16.7', '30.0', '45', '1327.50', 'OWN_BREAK', 0]);
  });

  it('charges half of the volume weight’s excess above the gross weight when the carrier shares it', () => {
    const expected = ['167', '133.5', '133.5', '3204.00', 'OWN_BREAK', 0];
    expect(priced({ minimum: 320, breaks }, '100', '1', '0.5')).toEqual(expected);
    expect(decimalText(chargeableKilograms('100', '1'))).toBe('167.0');
  });

  it('names goods above 300 kg a cubic metre heavy and below 167 light', () => {
    const of = (grossKg: string) => densityClass(grossKg, '2');
    expect(['600.1', '600', '599', '334', '333.9'].map(of)).toEqual(['HEAVY', 'EVEN', 'EVEN', 'EVEN', 'LIGHT']);
  });
});
