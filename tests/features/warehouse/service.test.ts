import { safeParse } from 'valibot';
import { expect, test } from 'vitest';
import { warehouseForm, warehouseQuotePart as wirePart } from '#contract/services/warehouse.ts';
import { errorText } from '#copy/booking/errors.ts';
import { fieldLabel } from '#copy/booking/fields.ts';
import { errorsOf } from '#domain/form/check.ts';
import { joinPath, readAt, replaceAt } from '#domain/form/path.ts';
import { orderKey } from '#domain/orders/order-link.ts';
import { warehouseDescription } from '#domain/warehouse/fields.ts';
import { blankWarehouseForm } from '#domain/warehouse/form.ts';
import { copyOfWarehouseOrder } from '#domain/warehouse/initial-form.ts';
import { bookedWarehouseOf } from '#domain/warehouse/order-link.ts';
import { warehouseQuotePart } from '#domain/warehouse/quote.ts';
import {
  warehouseContext as context,
  storedForm,
  storedPartOf,
  warehouseTerms as terms,
} from '#tests/features/warehouse/order.ts';
import { withListed } from '#tests/kit/un-entries.ts';

type Changes = Readonly<Record<string, unknown>>;
const changed = (changes: Changes) =>
  withListed(Object.entries(changes).reduce((form, [path, value]) => replaceAt(form, path, value), storedForm));
const found = (changes: Changes, facts = context) =>
  errorsOf(warehouseDescription, changed(changes), facts).map(({ path, code }) => `${path} ${code}`);
const line = storedForm.cargo[0]!;
const dg = 'cargo.0.dg';

test('[4.31] a complete booking of a stay has no error, and travels as it is', () => {
  expect(found({})).toEqual([]);
  expect(safeParse(warehouseForm, storedForm).success).toBe(true);
  expect(safeParse(warehouseForm, blankWarehouseForm).success).toBe(true);
  expect(safeParse(wirePart, storedPartOf(storedForm)).success).toBe(true);
});

test('[4.31] a price needs warehouse, days and the charged quantity', () => {
  expect(storedPartOf(storedForm)).toMatchObject({ warehouseId: 'warehouse-01', days: 30, grossWeight: '1850' });
  for (const [path, value] of [
    ['warehouseId', ''],
    ['days', ''],
    ['days', '366'],
    ['days', '1.5'],
    ['cargo.0.grossWeight', ''],
    ['mode', 'PALLET'],
  ] as const)
    expect(warehouseQuotePart(changed({ [path]: value })), path).toBeNull();
  expect(warehouseQuotePart(changed({ mode: 'CUBIC_METRE', 'cargo.0.volume': '' }))).toBeNull();
  expect(warehouseQuotePart(changed({ mode: 'PALLET', 'cargo.0.pallets': '2' }))).toMatchObject({ pallets: 2 });
  expect(warehouseQuotePart(changed({ label: true, count: true }))?.works).toEqual(['LABEL', 'COUNT']);
});

test('[4.31] each field is in the form and has its words, and so has each error of an empty form', () => {
  for (const { at, fields } of warehouseDescription.sections)
    for (const key of Object.keys(fields)) {
      const path = joinPath(at, key).replaceAll('*', '0');
      expect(readAt(storedForm, path), path).not.toBe(undefined);
      expect(fieldLabel(path), path).not.toBe('');
    }
  for (const error of errorsOf(warehouseDescription, blankWarehouseForm, { ...context, warehouse: null }))
    expect(errorText(error), error.path).toMatch(/\p{Script=Han}/u);
});

test.each<[Changes, string, Partial<typeof terms>?]>([
  [{ startDate: '2026-10-07' }, 'startDate STORE_START'],
  [{ startDate: '' }, 'startDate REQUIRED'],
  [{ days: '0' }, 'days TOO_SMALL'],
  [{ days: '366' }, 'days TOO_LARGE'],
  [{ mode: 'CUBIC_METRE' }, 'mode NOT_A_CHOICE'],
  [{ mode: 'PALLET' }, 'cargo.0.pallets REQUIRED'],
  [{ 'cargo.0.volume': '', mode: 'CUBIC_METRE' }, 'cargo.0.volume REQUIRED', { modes: ['CUBIC_METRE'] }],
  [{ tempFrom: '30', tempTo: '5' }, 'tempTo TEMPERATURE_RANGE'],
  [{ 'cargo.0.madeOn': '2026-05-01', 'cargo.0.usableUntil': '2026-04-30' }, 'cargo.0.usableUntil USABLE_BEFORE_MADE'],
  [{ inbound: 'PICKUP' }, 'inboundAddress REQUIRED'],
  [{ outbound: 'DELIVERY' }, 'outboundAddress REQUIRED'],
  [{ repack: true }, 'repack STORE_WORK'],
  [{ contactPhone: '123' }, 'contactPhone MOBILE'],
  [{ agree: false }, 'agree MUST_TICK'],
  [{}, `${dg}.dgClass STORE_CLASS`, { dgClasses: ['8'] }],
  [{}, `${dg}.dgClass STORE_CATEGORY`, { kinds: ['丙类'] }],
  [{}, `${dg}.dgClass STORE_ASKED`, { kinds: ['罐区'] }],
  [{}, 'startDate STORE_LICENCE', { qualifications: [{ name: '许可', expires: '2026-10-19' }] }],
  [{}, 'startDate STORE_LICENCE_ENDS', { qualifications: [{ name: '许可', expires: '2026-11-01' }] }],
  [
    { cargo: [line, { ...line, id: '2', dg: { ...line.dg, unNo: '1942', dgClass: '5.1', segregationGroups: [] } }] },
    'cargo.1.dg.unNo ROOM',
  ],
  [
    {
      cargo: [
        { ...line, dg: { ...line.dg, unNo: '1547', dgClass: '6.1', packingGroup: 'II', flashPoint: '' } },
        { ...line, id: '2', dg: { ...line.dg, unNo: '1490', dgClass: '5.1', packingGroup: 'II', flashPoint: '' } },
      ],
    },
    'cargo.1.dg.unNo ROOM_WARN',
  ],
])('[4.31] %j: %s', (changes, error, more = {}) => {
  expect(found(changes, { ...context, warehouse: { ...terms, ...more } })).toContain(error);
});

test('[4.31] a withdrawn warehouse is reported at once, and nothing is checked without it', () => {
  expect(found({}, { ...context, warehouse: null })).toEqual(['warehouseId STORE_MISSING']);
  expect(found({ warehouseId: '' })).toContain('warehouseId STORE_MISSING');
});

test('[4.31] poison lies in a warehouse of its own', () => {
  const poison = { [`${dg}.unNo`]: '1689', [`${dg}.dgClass`]: '6.1', [`${dg}.packingGroup`]: 'I' };
  expect(found(poison)).toContain(`${dg}.dgClass STORE_POISON`);
  const own = { ...context, warehouse: { ...terms, kinds: ['剧毒库'] } };
  expect(found(poison, own)).not.toContain(`${dg}.dgClass STORE_POISON`);
});

test('[4.31] a stay can start from another one, which its query names', () => {
  const copy = copyOfWarehouseOrder(changed({ 'cargo.0.batchNo': 'B1' }), 'WHS26100700001');
  expect(copy).toMatchObject({
    copiedFrom: 'WHS26100700001',
    startDate: '',
    agree: false,
    warehouseId: 'warehouse-01',
  });
  expect(copy.cargo[0]?.batchNo).toBe('');
  expect(bookedWarehouseOf('warehouseId=warehouse-01&days=30')).toBe('warehouse-01');
  expect(bookedWarehouseOf('warehouseId=%27%20or%201')).toBe('');
  expect(
    ['warehouseId=a&step=stay&draft=x', 'copy=WHS1', 'draft=x', 'days=30'].map((query) => orderKey(query)),
  ).toEqual(['a', 'WHS1', 'draft', '']);
});
