import { describe, expect, it } from 'vitest';
import { setField } from '#domain/form/change.ts';
import { errorsOf } from '#domain/form/check.ts';
import { parseTankQuery } from '#domain/tank/address.ts';
import { tankDescription } from '#domain/tank/fields.ts';
import { freeFrom, monthsAfter, nextFree, overlapOf, periodOf, testStanding } from '#domain/tank/fleet.ts';
import { followTank } from '#domain/tank/follow.ts';
import type { TankForm } from '#domain/tank/form.ts';
import { copyOfTankOrder } from '#domain/tank/initial-form.ts';
import { readTankOrderLink } from '#domain/tank/order-link.ts';
import { parseTankSearch } from '#domain/tank/search-query.ts';
import { provisionOf } from '#domain/tank/tank.ts';
import { methanolTanks, rentedTank, tankContext } from '#tests/features/tank/order.ts';

const single: TankForm = {
  ...rentedTank,
  ...{ tankNos: 'HZTU2001136', tanks: '1', fromDay: '2026-12-01', tankDays: '30' },
};
const found = (form: TankForm) =>
  errorsOf(tankDescription, form, tankContext)
    .filter(({ level }) => level === 'BLOCK')
    .map(({ path, code }) => `${path} ${code}`);

describe('[3.14] the days of a single tank', () => {
  it('an order has its first and its last day, and no day more', () => {
    expect(periodOf('2026-10-12', 30)).toEqual({ from: '2026-10-12', to: '2026-11-10' });
    expect(periodOf('2026-10-12', 0)).toEqual({ from: '2026-10-12', to: '2026-10-12' });
    const taken = [periodOf('2026-10-12', 30)];
    expect(overlapOf(taken, periodOf('2026-11-11', 30))).toBeNull();
    expect(overlapOf(taken, periodOf('2026-11-10', 30))).toEqual(taken[0]);
    expect(overlapOf(taken, periodOf('2026-09-12', 30))).toBeNull();
    expect(overlapOf(taken, periodOf('2026-09-13', 30))).toEqual(taken[0]);
  });

  it('is free on the first day after consecutive orders, in any order', () => {
    const taken = [periodOf('2026-11-11', 30), periodOf('2026-10-12', 30)];
    expect(freeFrom(taken, '2026-10-13')).toBe('2026-12-11');
    expect(freeFrom(taken, '2026-10-11')).toBe('2026-10-11');
    expect(freeFrom([], '2026-10-11')).toBe('2026-10-11');
    expect(['2026-10-12', '2026-12-10', '2026-12-11'].map((day) => freeFrom(taken, day))).toEqual(
      Array(3).fill('2026-12-11'),
    );
  });

  it('another tank of the type is suggested: tested, free, at the same yard first', () => {
    const { fleet } = tankContext;
    const wanted = periodOf('2026-10-20', 30);
    expect(nextFree(fleet, fleet[0]!, wanted)?.number).toBe('HZTU2004270');
    expect(nextFree(fleet.slice(0, 1), fleet[0]!, wanted)).toBeNull();
    const away = { ...fleet[1]!, depotId: 'warehouse-06' };
    expect(nextFree([fleet[0]!, away], fleet[0]!, wanted)).toBe(away);
    expect(nextFree([fleet[0]!, away, fleet[1]!], fleet[0]!, wanted)).toBe(fleet[1]);
    const free = { ...fleet[1]!, taken: [] };
    const other = { ...free, number: 'HZTU2009999' };
    expect(nextFree([free], free, wanted)).toBeNull();
    expect(nextFree([free, other], free, wanted)).toBe(other);
    expect(nextFree([{ ...other, tankType: 'T50' }], free, wanted)).toBeNull();
    expect(nextFree([{ ...other, taken: [wanted] }], free, wanted)).toBeNull();
    expect(nextFree([{ ...other, testDue: wanted.from }], free, wanted)).toBeNull();
    const lasting = { ...other, testDue: '2026-10-21' };
    expect(nextFree([lasting], free, wanted)).toBe(lasting);
  });

  it('counts months, and ends a short one on its last day', () => {
    expect(monthsAfter('2026-01-15', 30)).toBe('2028-07-15');
    expect(monthsAfter('2026-08-31', 30)).toBe('2029-02-28');
    expect(monthsAfter('2025-08-31', 30)).toBe('2028-02-29');
  });

  it('a test must be valid until the day after arrival', () => {
    expect(testStanding('2026-10-12', '2026-10-12', null)).toBe('LAPSED');
    expect(testStanding('2026-11-30', '2026-10-12', '2026-11-30')).toBe('LAPSES');
    expect(testStanding('2026-12-01', '2026-10-12', '2026-11-30')).toBe('HOLDS');
    expect(testStanding('2026-12-01', '2026-10-12', null)).toBe('HOLDS');
  });
});

describe('[4.31] renting one very tank', () => {
  it('is possible on free days', () => expect(found(single)).toEqual([]));

  it.each<[Partial<TankForm>, string]>([
    [{ fromDay: '2026-11-30' }, 'tankNos TANK_TAKEN'],
    [{ fromDay: '2026-10-12' }, 'tankNos TANK_TAKEN'],
    [{ tanks: '2' }, 'tanks TOO_LARGE'],
    [{ tankNos: 'HZTU2005384' }, 'tankNos TANK_NOT_LET'],
    [{ tankNos: 'HZTU2007556' }, 'tankNos TANK_NOT_LET'],
    [{ tankNos: 'HZTU2001137' }, 'tankNos CONTAINER_NUMBER'],
    [{ tankNos: 'HZTU2006420' }, 'tankNos TANK_TEST'],
  ])('%j is refused at %s', (own, expected) => expect(found({ ...single, ...own })).toContain(expected));

  it('names the next tank that is free', () => {
    const [taken] = errorsOf(tankDescription, { ...single, fromDay: '2026-11-30' }, tankContext);
    expect(taken?.values).toEqual({
      ...{ number: 'HZTU2001136', from: '2026-10-20', to: '2026-11-30', next: 'HZTU2004270' },
    });
  });

  it('another yard or type lets any tank of the type instead', () => {
    const set = (path: string, value: string) => setField(tankDescription, single, tankContext, path, value).tankNos;
    expect(set('depotId', 'warehouse-06')).toBe('');
    expect(set('tankType', 'T4')).toBe('');
    expect(set('depotId', 'warehouse-03')).toBe('HZTU2001136');
    expect(set('fromDay', '2026-12-02')).toBe('HZTU2001136');
    expect(copyOfTankOrder(single, 'TNK26100700001').tankNos).toBe('');
  });

  it('yard and type are those of the selected fleet tank', () => {
    const [own] = tankContext.fleet;
    const away = { ...own!, number: 'HZTU2007556', depotId: 'warehouse-06' };
    const context = { ...tankContext, fleet: [away, own!] };
    expect(followTank(single, context, 'depotId').tankNos).toBe('HZTU2001136');
    expect(followTank({ ...single, depotId: 'warehouse-06' }, context, 'depotId').tankNos).toBe('');
  });

  it('shipper-owned tanks keep their numbers, regardless of type', () => {
    const own: TankForm = { ...methanolTanks, tankSource: 'OWN', tankNos: 'HZTU2001136' };
    expect(setField(tankDescription, own, tankContext, 'tankType', 'T14')).toMatchObject({
      ...{ tankType: 'T14', tankNos: 'HZTU2001136' },
    });
  });

  it('the list passes its number, and drops invalid ones', () => {
    const link = (tankNo: string, tab = 'rental') =>
      readTankOrderLink(`tab=${tab}&warehouseId=warehouse-03&type=T11&tankNo=${tankNo}&boxes=20TK*3`);
    expect(link('hztu2001136')).toMatchObject({ service: 'RENTAL', tankNo: 'HZTU2001136', tanks: 1 });
    expect(link('HZTU2001137')).toMatchObject({ tankNo: '', tanks: 3 });
    expect(link('HZTU2001136', 'storage')).toMatchObject({ service: 'STORAGE', tankNo: '' });
  });
});

describe('[4.31] how full a tank may be', () => {
  it('general cargo is filled as goods of TP2 are, methanol by its own instruction', () => {
    const general = methanolTanks.cargo.map((line) => ({ ...line, isDanger: false }));
    expect(provisionOf({ cargo: general })).toBe('TP2');
    expect(provisionOf({ cargo: [] })).toBe('TP2');
    expect(provisionOf(methanolTanks)).toBe('TP2');
  });
});

describe('[3.14] the address of the look-up', () => {
  it('has a number, a sailing and a day of arrival', () => {
    expect(parseTankQuery('tab=find').tab).toBe('find');
    expect(parseTankSearch('no=hztu%20200113-6&sailing=TNK-1&arrive=2026-11-30')).toEqual({
      ...{ typed: 'HZTU2001136', priceId: 'TNK-1', arrival: '2026-11-30' },
    });
  });

  it.each(['no=%00%3Cscript%3E', 'sailing=a%20b&arrive=2026-13-01', 'arrive=tomorrow', ''])(
    '%s asks nothing',
    (query) => {
      const { typed, ...rest } = parseTankSearch(query);
      expect(rest).toEqual({ priceId: '', arrival: '' });
      expect(typed.length).toBeLessThan(21);
    },
  );
});
