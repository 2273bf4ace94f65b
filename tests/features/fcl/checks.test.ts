import { describe, expect, test } from 'vitest';
import { blankDangerous } from '#domain/booking/goods-line.ts';
import { segregationOf } from '#domain/booking/stowed-goods.ts';
import { fclChecks } from '#domain/fcl/checks.ts';
import type { FclContext, FclOfferFacts } from '#domain/fcl/context.ts';
import { blankCargo, blankContainer, blankFclForm, type FclForm } from '#domain/fcl/form.ts';
import { fclContext } from '#machines/booking/booking.example.ts';

type Cargo = FclForm['cargo'][number];
type Container = FclForm['containers'][number];

const offer = fclContext.offer!;
const offering = (more: Partial<FclOfferFacts>): FclContext => ({ ...fclContext, offer: { ...offer, ...more } });
const general = offering({ isDanger: false });
const without: FclContext = { ...fclContext, offer: null };
const boxes = (ctnType: string, quantity: string, weightPerCtn = '', overDimensions = ''): Container => ({
  ...blankContainer,
  ...{ ctnType, quantity, weightPerCtn, overDimensions },
});
const dangerous = (unNo: string, dgClass: string, more: Partial<Cargo> = {}): Cargo => ({
  ...blankCargo,
  ...more,
  dg: { ...blankDangerous, unNo, dgClass },
});
const plain = (more: Partial<Cargo> = {}): Cargo => ({ ...blankCargo, isDanger: false, ...more });
const methanol = dangerous('1230', '3');
const ordered: FclForm = {
  ...blankFclForm,
  ...{ priceId: 'p1', containers: [boxes('20GP', '2')], cargo: [methanol] },
};
const found = (form: Partial<FclForm>, context = fclContext) =>
  fclChecks.flatMap((one) => one({ ...ordered, ...form }, context));

describe('[4.31] the price is valid', () => {
  const at = (code: string) => [{ path: 'priceId', step: 'route', code }];
  const { bookingCloseDg, bookingCloseGen } = offer.cutOffs;
  const now = (instant: number, more: Partial<FclOfferFacts> = {}): FclContext => ({
    ...offering(more),
    now: instant,
  });
  const generals = { isDanger: false, refusedClasses: [] };
  const mixed = [plain(), methanol];
  const rows: [says: string, form: Partial<FclForm>, context: FclContext, code: string | null][] = [
    ['while it is chosen and known', {}, fclContext, null],
    ['not before it is chosen', { priceId: '' }, fclContext, 'OFFER_MISSING'],
    ['not while it is unknown', {}, without, 'OFFER_MISSING'],
    ['at its last moment', {}, now(fclContext.now, { validTo: fclContext.now }), null],
    ['not after it', {}, now(fclContext.now, { validTo: fclContext.now - 1 }), 'PRICE_EXPIRED'],
    ['before dangerous booking closes', {}, now(bookingCloseDg - 1), null],
    ['not when it closes', {}, now(bookingCloseDg), 'BOOKING_CLOSED'],
    ['not then for general cargo under it', { cargo: [plain()] }, now(bookingCloseDg), 'BOOKING_CLOSED'],
    ['until the general closing', { cargo: [plain()] }, now(bookingCloseGen - 1, generals), null],
    ['not at the general closing', { cargo: [plain()] }, now(bookingCloseGen, generals), 'BOOKING_CLOSED'],
    ['not for a dangerous line under it', { cargo: mixed }, now(bookingCloseDg, generals), 'BOOKING_CLOSED'],
  ];
  test.each(rows)('%s', (_, form, context, code) => {
    expect(found(form, context).filter(({ path }) => path === 'priceId')).toEqual(code === null ? [] : at(code));
  });
});

describe('[4.31] how many lines and boxes there are', () => {
  const many = <Line>(line: Line, count: number): Line[] => Array.from({ length: count }, () => line);
  const missing = (path: string, step: string) => ({ path, step, code: 'REQUIRED' });
  const tooMany = (path: string, step: string, most: string) => ({ path, step, code: 'TOO_LARGE', values: { most } });
  const rows: [cargo: number, containers: number, findings: object[]][] = [
    [1, 1, []],
    [0, 1, [missing('cargo', 'cargo')]],
    [1, 0, [missing('containers', 'route')]],
    [20, 12, []],
    [21, 12, [tooMany('cargo', 'cargo', '20')]],
    [20, 13, [tooMany('containers', 'route', '12')]],
  ];
  test.each(rows)('%i lines of cargo, %i of boxes', (cargo, containers, findings) => {
    expect(found({ cargo: many(methanol, cargo), containers: many(boxes('20GP', '1'), containers) })).toEqual(findings);
  });

  const stows = (quantity: string, ...letters: string[]) =>
    found({ containers: [boxes('20GP', quantity)], cargo: letters.map((stow) => ({ ...methanol, stow })) });
  test('goods are apart in as many boxes as there are', () => {
    const findings = (used: string, count: string) => [
      ...[{ path: 'cargo.0.stow', step: 'cargo', code: 'TOO_MANY_STOWS', values: { used, boxes: count } }],
    ];
    expect(stows('2', 'A', 'B', 'A')).toEqual([]);
    expect(stows('2', 'A', 'B', 'C')).toEqual(findings('3', '2'));
    expect(stows('1', 'A', 'F')).toEqual(findings('2', '1'));
    expect(stows('', 'A', 'B')).toEqual([]);
  });
});

describe('[4.31] dangerous goods and the price of the other kind', () => {
  const none = { path: 'cargo.0.isDanger', step: 'cargo', code: 'NO_DANGEROUS_LINE', level: 'WARN' };
  const under = (line: number) => ({ path: `cargo.${line}.isDanger`, step: 'cargo', code: 'DANGEROUS_UNDER_GENERAL' });
  const missing = { path: 'priceId', step: 'route', code: 'OFFER_MISSING' };
  const rows: [cargo: Cargo[], context: FclContext, findings: object[]][] = [
    [[methanol], fclContext, []],
    [[plain()], fclContext, [none]],
    [[plain(), plain()], fclContext, [none]],
    [[plain(), methanol], fclContext, []],
    [[plain()], general, []],
    [[plain(), methanol, methanol], general, [under(1), under(2)]],
    [[plain()], without, [missing]],
    [[methanol], without, [missing]],
  ];
  test.each(rows)('%#', (cargo, context, findings) => {
    expect(found({ cargo }, context)).toEqual(findings);
  });

  test('numbers that always pollute are marked, in any notation', () => {
    const locked = (line: number) => ({
      ...{ path: `cargo.${line}.dg.isMarinePollutant`, step: 'cargo', code: 'POLLUTANT_LOCKED' },
    });
    const pollutant = (unNo: string, isMarinePollutant = false) => ({
      ...dangerous(unNo, '9'),
      dg: { ...blankDangerous, unNo, dgClass: '9', isMarinePollutant },
    });
    expect(found({ cargo: [pollutant('3480'), pollutant('UN 3082')] })).toEqual([locked(1)]);
    expect(found({ cargo: [pollutant('3077')] })).toEqual([locked(0)]);
    expect(found({ cargo: [pollutant('3077', true), pollutant('308')] })).toEqual([]);
    expect(found({ cargo: [{ ...pollutant('3077'), isDanger: false }, methanol] })).toEqual([]);
  });
});

describe('[4.31] the load of containers', () => {
  const path = 'cargo.0.grossWeight';
  const over = (limit: string) => ({ path, step: 'cargo', code: 'OVER_PAYLOAD', values: { limit } });
  const differ = { path, step: 'cargo', code: 'WEIGHTS_DIFFER', level: 'WARN' };
  const weigh = (grossWeight: string) => [{ ...methanol, grossWeight }];
  const two = (each = '') => [boxes('20GP', '2', each)];
  const mixed = (first: string, second: string) => [boxes('20GP', '2', first), boxes('40HQ', '1', second)];
  const rows: [gross: string, containers: Container[], findings: object[]][] = [
    ['56500', two(), []],
    ['56500.001', two(), [over('56500')]],
    ['56,500.001', two(), [over('56500')]],
    ['28250.001', [boxes('20GP', '1')], [over('28250')]],
    ['85100', mixed('', ''), []],
    ['85100.001', mixed('', ''), [over('85100')]],
    ['99999', [boxes('20GP', 'some')], []],
    ['99999', [boxes('20GP', '')], []],
    ['99999', [boxes('53HC', '1')], []],
    ['99999', [boxes('20GP', '1'), boxes('53HC', '1')], []],
    ['33440', two('15200'), []],
    ['33440.001', two('15200'), [differ]],
    ['27360', two('15,200'), []],
    ['27359.999', two('15,200'), [differ]],
    ['44000', mixed('10000', '20000'), []],
    ['44000.001', mixed('10000', '20000'), [differ]],
    ['9', mixed('', '20000'), []],
    ['9', mixed('20000', ''), []],
    ['9', two('0'), []],
    ['0', two('15200'), []],
    ['', two('15200'), []],
  ];
  test.each(rows)('"%s" kg in %o', (gross, containers, findings) => {
    expect(found({ cargo: weigh(gross), containers })).toEqual(findings);
  });

  const room = (line: number, limit: string) => ({
    ...{ path: `cargo.${line}.volume`, step: 'cargo', code: 'OVER_VOLUME', values: { limit } },
  });
  const volumes: [volumes: string[], containers: Container[], findings: object[]][] = [
    [['66.4'], two(), []],
    [['66.401'], two(), [room(0, '66.4')]],
    [['', '33.201'], [boxes('20GP', '1')], [room(1, '33.2')]],
    [['80', '6'], [boxes('45HQ', '1')], []],
    [['80', '6.001'], [boxes('45HQ', '1')], [room(0, '86')]],
    [['109.5'], [boxes('20GP', '1'), boxes('40HQ', '1')], []],
    [['109.501'], [boxes('20GP', '1'), boxes('40HQ', '1')], [room(0, '109.5')]],
    [['999'], [boxes('20GP', '1'), boxes('20OT', '1', '', '高 40')], []],
    [['999'], [boxes('20FR', '1')], []],
    [['999'], [boxes('20GP', 'some')], []],
    [['999'], [], [{ path: 'containers', step: 'route', code: 'REQUIRED' }]],
  ];
  test.each(volumes)('%j cubic metres in %o', (typed, containers, findings) => {
    expect(found({ cargo: typed.map((volume) => ({ ...methanol, volume })), containers })).toEqual(findings);
  });
});

describe('[4.31] goods that must not share a container', () => {
  const paint = dangerous('1263', '3', { stow: 'A' });
  const solid = (stow: string) => dangerous('1334', '4.1', { stow });
  const acid = (stow: string) => dangerous('1805', '8', { stow });
  const nitrate = (stow: string) => dangerous('1942', '5.1', { stow });
  const errorsFor = (code: string, level: string, a: string, b: string) => ({
    ...{ path: `cargo.${Number(b) - 1}.stow`, step: 'cargo', code, level, values: { a, b } },
  });

  test('are reported by line, worst first; separated and compatible goods are not', () => {
    const containers = [boxes('20GP', '3')];
    const cargo = [plain({ stow: 'C' }), acid('B'), solid('B'), paint, paint, nitrate('A'), solid('C')];
    expect(found({ cargo, containers })).toEqual([
      errorsFor('SEGREGATION', 'BLOCK', '4', '6'),
      errorsFor('SEGREGATION', 'BLOCK', '5', '6'),
      errorsFor('SEGREGATION_WARN', 'WARN', '2', '3'),
    ]);
    expect(found({ cargo: [paint, acid('A')] })).toEqual([]);
  });

  test('is listed with its lines and its reason, the worst first', () => {
    const lines = [paint, acid('B'), solid('B'), plain(), nitrate('A')];
    const verdicts = segregationOf(lines);
    expect(verdicts.map(({ lineA, lineB, level }) => [lineA, lineB, level])).toEqual([
      [0, 4, 'BLOCK'],
      [1, 2, 'WARN'],
      [0, 3, 'OK'],
      [3, 4, 'OK'],
    ]);
    expect(verdicts[0]).toMatchObject({
      value: '2',
      reason: { code: 'TABLE', value: '2', classA: '3', classB: '5.1' },
    });
  });
});
