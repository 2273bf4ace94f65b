import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { AUTO_CANCEL_MS, autoCancelAt, isAutoCancelled } from '#domain/orders/auto-cancel.ts';
import { isOrderNumber, orderDay, orderNumber, orderPrefixes, prefixOf } from '#domain/orders/number.ts';

describe('order numbers', () => {
  const placed = Date.parse('2026-10-07T10:00:00+08:00');

  it('carry prefix, Shanghai day and five digits', () => {
    expect(orderNumber('FCL', placed, 12)).toBe('FCL26100700012');
    expect(orderDay(Date.parse('2026-10-06T15:59:59.999Z'))).toBe('261006');
    expect(orderDay(Date.parse('2026-10-06T16:00:00Z'))).toBe('261007');
    expect(() => orderNumber('FCL', placed, 0)).toThrow(RangeError);
    expect(() => orderNumber('FCL', placed, 100_000)).toThrow(RangeError);
  });

  it('are recognised and give their service back', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...orderPrefixes),
        fc.integer({ min: 0, max: 4e12 }),
        fc.integer({ min: 1, max: 99_999 }),
        (prefix, instant, sequence) => {
          const number = orderNumber(prefix, instant, sequence);
          return isOrderNumber(number) && prefixOf(number) === prefix;
        },
      ),
    );
    for (const text of [
      '',
      'FCL2610070001',
      'FCL261007000123',
      'XXX26100700012',
      'fcl26100700012',
      'FCL26100700012\n',
      ' FCL26100700012',
    ])
      expect(prefixOf(text)).toBeNull();
  });
});

describe('automatic cancellation', () => {
  it('[1.9b] [6.4] is due 48 hours after the order, unless the enterprise passes or there is none', () => {
    expect(AUTO_CANCEL_MS).toBe(172_800_000);
    expect([-1, 0].map((past) => isAutoCancelled(0, { audit: 'PENDING' }, 172_800_000 + past))).toEqual([false, true]);
    fc.assert(
      fc.property(
        fc.constantFrom('NONE', 'PASS', 'PENDING', 'REJECT', null),
        fc.integer({ min: 0, max: 4e12 }),
        fc.integer({ min: 0, max: 4 * 172_800_000 }),
        (audit, placedAt, later) => {
          const enterprise = audit === null ? null : { audit };
          const bound = audit !== null && audit !== 'PASS';
          expect(autoCancelAt(placedAt, enterprise)).toBe(bound ? placedAt + 172_800_000 : null);
          expect(isAutoCancelled(placedAt, enterprise, placedAt + later)).toBe(bound && later >= 172_800_000);
        },
      ),
    );
  });
});
