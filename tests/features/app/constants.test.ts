import { describe, expect, test, vi } from 'vitest';
import type { Constant, ConstType } from '#contract/calls/basic.ts';
import { createConstants, type Keeper } from '#src/app/wiring-limits.ts';

const DAY = 86_400_000;
const row: Constant = {
  constType: 'CURRENCY',
  constValue: '1',
  constName: '人民币',
  code: 'CNY',
  name: '人民币',
  sort: 1,
};

function kit(kept: Record<string, string> = {}, keeper: Partial<Keeper> = {}) {
  const time = { now: 1_000_000_000 };
  const store = new Map(Object.entries(kept));
  const load = vi.fn(async (type: ConstType): Promise<Constant[]> => [{ ...row, constType: type }]);
  const constants = createConstants({
    keeper: { read: (key) => store.get(key) ?? null, write: (key, text) => void store.set(key, text), ...keeper },
    clock: { now: () => time.now },
    load,
  });
  return { constants, load, store, time };
}

describe('[9.2] the constants cache', () => {
  test('asks the server once in 24 hours for each type', async () => {
    const { constants, load, time } = kit();
    await constants('CURRENCY');
    await constants('PAY_TYPE');
    time.now += DAY - 1;
    expect(await constants('CURRENCY')).toEqual([row]);
    expect(load.mock.calls).toEqual([['CURRENCY'], ['PAY_TYPE']]);
  });

  test('asks again when 24 hours are over', async () => {
    const { constants, load, time } = kit();
    await constants('CURRENCY');
    time.now += DAY;
    await constants('CURRENCY');
    expect(load).toHaveBeenCalledTimes(2);
  });

  test('survives a reload of the page', async () => {
    const { constants, store } = kit();
    await constants('CURRENCY');
    const later = kit(Object.fromEntries(store));
    expect(await later.constants('CURRENCY')).toEqual([row]);
    expect(later.load).not.toHaveBeenCalled();
  });

  test.each([
    ['not JSON', '{'],
    ['without a time', JSON.stringify({ rows: [row] })],
    ['from the future', JSON.stringify({ at: 1_000_000_001, rows: [row] })],
    ['with a damaged row', JSON.stringify({ at: 999_999_999, rows: [{ ...row, sort: 'first' }] })],
    ['with rows of another type', JSON.stringify({ at: 999_999_999, rows: [{ ...row, constType: 'PAY_TYPE' }] })],
  ])('fetches again what is kept %s', async (_, text) => {
    const { constants, load } = kit({ 'constants:CURRENCY': text });
    expect(await constants('CURRENCY')).toEqual([row]);
    expect(load).toHaveBeenCalledTimes(1);
  });

  test('works where nothing can be kept', async () => {
    const refuse = () => {
      throw new Error('blocked');
    };
    const { constants } = kit({}, { read: refuse, write: refuse });
    expect(await constants('CURRENCY')).toEqual([row]);
  });

  test('asks once for two questions at the same time, and again after a failure', async () => {
    const { constants, load } = kit();
    load.mockRejectedValueOnce(new Error('offline'));
    const both = await Promise.allSettled([constants('CURRENCY'), constants('CURRENCY')]);
    expect(both.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    expect(load).toHaveBeenCalledTimes(1);
    expect(await constants('CURRENCY')).toEqual([row]);
  });
});
