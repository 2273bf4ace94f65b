import { afterAll, beforeAll, expect, test } from 'vitest';
import { type CfsContext, toStation } from '#domain/cfs/context.ts';
import { cfsDescription } from '#domain/cfs/fields.ts';
import type { CfsForm } from '#domain/cfs/form.ts';
import { errorsOf } from '#domain/form/check.ts';
import { replaceAt } from '#domain/form/path.ts';
import { tidy } from '#domain/form/tidy.ts';
import { DAY_MS } from '#domain/limits.ts';
import { stuffingOptions } from '#domain/reference/stuffing-works.ts';
import { localDay } from '#domain/schedule/zone.ts';
import { cfsPartOf, stuffedPaint } from '#tests/features/cfs/order.ts';
import { agree, bookingKey, giveSheets } from '#tests/kit/booking.ts';
import { as, ask, startMarket } from '#tests/kit/market-server.ts';
import type { TestServer } from '#tests/kit/server.ts';
import { type Dice, diceOf } from '../rules/random-orders.ts';

const user = 'user-verified';
const FORMS = 60;

let server: TestServer;
let context: CfsContext;
beforeAll(async () => {
  server = await startMarket('postgres');
  await giveSheets(server);
  await agree(server, user);
  context = await contextOfPage();
}, 60_000);
afterAll(() => server.stop());

/** Data the page loads initially, through calls rather than the database. */
async function contextOfPage(): Promise<CfsContext> {
  const [stores, lines, warehouses, constants] = await Promise.all([
    ask(server, 'warehouseQuery', { stuffing: true, pageSize: 50 }),
    ask(server, 'suppliers', { params: { role: 'CARRIER' } }),
    ask(server, 'cityPage', { kind: 'port', pageSize: 200 }),
    ask(server, 'constantsList', {}),
  ]);
  const listed = (wanted: string) =>
    constants.filter(({ constType }) => constType === wanted).map(({ constValue }) => constValue);
  return {
    now: server.clock.now(),
    stations: stores.items.map(toStation),
    carriers: lines.map(({ id }) => id),
    ports: warehouses.items.map(({ code }) => code),
    payTypes: listed('PAY_TYPE'),
    currencies: listed('CURRENCY'),
  };
}

const dayIn = (days: number) => localDay(server.clock.now() + days * DAY_MS, 'Asia/Shanghai');
const paper = (name: string) => ({
  fileId: `safety-sheet-${user}`,
  ...{ name, size: 1_000, language: 'CN' as const, day: '2025-06-01' },
});

/** A possible order: a store that takes paint, boxes that hold it, moments in their order. */
function possible(dice: Dice): CfsForm {
  const [line] = stuffedPaint.cargo;
  const store = dice.pick(context.stations.filter(({ dgClasses }) => dgClasses.includes('3')));
  const sails = dice.between(12, 60);
  const closes = sails - dice.between(0, 3);
  const stuffs = dice.between(4, closes);
  const isPickup = dice.chance(30);
  const vehicle = { id: '1', plate: '沪A12345', driver: '', driverId: '', driverPhone: '', transportPermit: '' };
  return {
    ...stuffedPaint,
    warehouseId: store.id,
    soNo: `SO${dice.between(100_000, 99_999_999)}`,
    carrierCode: dice.pick(context.carriers),
    orgPortCode: dice.pick(context.ports.filter((code) => code.startsWith('CN'))),
    viaPortCode: '',
    dstPortCode: dice.pick(context.ports.filter((code) => !code.startsWith('CN'))),
    etd: `${dayIn(sails)}T20:00`,
    cyOpen: dice.chance(50) ? `${dayIn(closes - 1)}T08:00` : '',
    cyClosing: `${dayIn(closes)}T${dice.pick(['12:00', '20:00'])}`,
    containers: [
      { ...stuffedPaint.containers[0]!, quantity: String(dice.between(2, 9)) },
      ...(dice.chance(40) ? [{ ...stuffedPaint.containers[0]!, id: '2', ctnType: '40HQ', quantity: '1' }] : []),
    ],
    emptyPickup: dice.pick(['OURS', 'SELF']),
    options: { ...stuffedPaint.options, [dice.pick(stuffingOptions)]: true },
    services: { ...stuffedPaint.services, declaration: dice.chance(50), gateIn: dice.chance(50) },
    planStuffDate: dayIn(stuffs),
    planDeliverDate: dayIn(dice.between(2, stuffs)),
    ...(isPickup
      ? { handIn: 'PICKUP', pickupAddress: '上海市金山区', vehicles: [] }
      : { handIn: 'SELF', vehicles: dice.chance(50) ? [vehicle] : [] }),
    packList: [paper('packing-list.pdf')],
    cargo: [{ ...line!, sds: [paper('sds.pdf')], dg: { ...line!.dg, dangerPackCertFiles: [paper('cert.pdf')] } }],
  };
}

type Break = readonly [field: string, change: (form: CfsForm) => Readonly<Record<string, unknown>>];

/** Each breaks one rule of docs/trade.md 3.6, and says at which field. */
const breaks: readonly Break[] = [
  ['warehouseId', () => ({ warehouseId: 'warehouse-03' })],
  ['cargo.0.dg.dgClass', () => ({ warehouseId: 'warehouse-02' })],
  ['soNo', () => ({ soNo: 'ABCDEFGH' })],
  ['soNo', () => ({ soNo: 'A123456' })],
  ['blNo', () => ({ blNo: 'BL-12345678' })],
  ['carrierCode', () => ({ carrierCode: '' })],
  ['vessel', () => ({ vessel: '' })],
  ['voyage', () => ({ voyage: '042W/1' })],
  ['imoNo', () => ({ imoNo: '9074728' })],
  ['terminal', () => ({ terminal: '' })],
  ['dstPortCode', ({ orgPortCode }) => ({ dstPortCode: orgPortCode })],
  ['viaPortCode', ({ dstPortCode }) => ({ viaPortCode: dstPortCode })],
  ['etd', () => ({ etd: '2020-01-01T00:00' })],
  ['cyClosing', () => ({ cyClosing: '2099-01-01T00:00' })],
  ['cyOpen', ({ cyClosing }) => ({ cyOpen: cyClosing })],
  ['vgmCutoff', ({ etd }) => ({ vgmCutoff: etd })],
  ['containers.0.containerNos', () => ({ 'containers.0.containerNos': 'CSQU3054384' })],
  ['containers.0.sealNos', () => ({ 'containers.0.sealNos': 'AB 1234' })],
  ['planDeliverDate', ({ planStuffDate }) => ({ planDeliverDate: planStuffDate.replace(/^\d+/, '2098') })],
  ['planStuffDate', () => ({ planStuffDate: '2099-01-01' })],
  ['pickupAddress', () => ({ handIn: 'PICKUP', pickupAddress: '' })],
  ['packList', () => ({ packList: [] })],
  ['cargo.0.dg.dangerPackCertFiles', () => ({ 'cargo.0.dg.dangerPackCertFiles': [] })],
  ['cargo.0.volume', () => ({ 'cargo.0.volume': '' })],
  ['options.placards', () => ({ 'options.placards': false })],
  ['truth', () => ({ truth: false })],
];

const changed = (form: CfsForm, changes: Readonly<Record<string, unknown>>) =>
  Object.entries(changes).reduce((made, [path, value]) => replaceAt(made, path, value), form);

const byForm = (form: CfsForm): string[] =>
  errorsOf(cfsDescription, tidy(cfsDescription, form), context)
    .filter(({ level }) => level === 'BLOCK')
    .map(({ path }) => path)
    .sort();

async function byServer(name: string, form: CfsForm): Promise<string[]> {
  const { quoteId } = await as(server, user, 'quote', { service: 'cfs', part: cfsPartOf(possible(diceOf(1))) });
  try {
    const placed = await as(server, user, 'placeOrder', { service: 'cfs', quoteId, form }, bookingKey(name));
    expect(placed.orderNo).toMatch(/^CFS/);
    return [];
  } catch (thrown) {
    const { code, data } = thrown as { code: string; data: { fields?: object } };
    // A form with nothing wrong has only another price than the one that stands in for it.
    return code === '10005001' && data.fields === undefined ? [] : Object.keys(data.fields ?? { [code]: '' }).sort();
  }
}

test('[4.31] possible orders have no error, neither in the form nor on the server', async () => {
  for (let seed = 0; seed < FORMS; seed += 1) {
    const form = possible(diceOf(seed));
    expect(byForm(form), `form ${seed}`).toEqual([]);
    expect(await byServer(`possible-${seed}`, form), `server ${seed}`).toEqual([]);
  }
}, 120_000);

test('[4.31] broken orders are refused by the form where the trade says, by the server at the same fields', async () => {
  const seen = new Set<string>();
  for (let seed = 0; seed < FORMS * 2; seed += 1) {
    const form = possible(diceOf(seed));
    const [field, change] = breaks[seed % breaks.length]!;
    const broken = changed(form, change(form));
    const found = byForm(broken);
    expect(found, `${field} ${seed}`).toContain(field);
    expect(await byServer(`broken-${seed}`, broken), `server ${field} ${seed}`).toEqual(found);
    seen.add(field);
  }
  expect(seen.size).toBe(new Set(breaks.map(([field]) => field)).size);
}, 240_000);
