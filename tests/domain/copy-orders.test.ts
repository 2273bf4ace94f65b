import { expect, test } from 'vitest';
import { copyOfAirOrder } from '#domain/air/initial-form.ts';
import { copyOfCfsOrder } from '#domain/cfs/initial-form.ts';
import { copyOfDeskOrder } from '#domain/dg-desk/initial-form.ts';
import { copyOfDomesticOrder } from '#domain/domestic/initial-form.ts';
import { blankFclForm } from '#domain/fcl/form.ts';
import { copyOfOrder } from '#domain/fcl/initial-form.ts';
import { copyOfFlexitankOrder } from '#domain/flexitank/initial-form.ts';
import { copyOfLclOrder } from '#domain/lcl/initial-form.ts';
import { copyOfGoodsOrder } from '#domain/procurement/initial-form.ts';
import { copyOfRailOrder } from '#domain/rail/initial-form.ts';
import { copyOfTankOrder } from '#domain/tank/initial-form.ts';
import { copyOfTruckOrder } from '#domain/truck/initial-form.ts';
import { copyOfWarehouseOrder } from '#domain/warehouse/initial-form.ts';
import { ethanolForm } from '#tests/features/air/order.ts';
import { stuffedPaint } from '#tests/features/cfs/order.ts';
import { tolueneForm } from '#tests/features/domestic/order.ts';
import { flexitankGlycerine } from '#tests/features/flexitank/order.ts';
import { paintForm } from '#tests/features/lcl/order.ts';
import { acetoneForm } from '#tests/features/procurement/order.ts';
import { railGlycerine } from '#tests/features/rail/order.ts';
import { rentedTank } from '#tests/features/tank/order.ts';
import { roadForm } from '#tests/features/truck/order.ts';
import { storedForm } from '#tests/features/warehouse/order.ts';
import { DESK_NOW, everyWork } from '#tests/kit/desk-order.ts';

const deskWorks = everyWork(DESK_NOW);
const NO = 'FCL26100700012';
const paper = { fileId: 'f9', name: '委托书.pdf', size: 1_000, language: '', day: '' } as const;
const consentAndFiles = { remark: '易碎', documents: [paper], agree: true, truth: true };
const asked = { enquiryNo: 'ENQ26100700012', optionId: 'option-1' };

/** Each service's order, complete, and what it is when it is booked again. */
const copies: readonly [service: string, form: object, copy: object][] = [
  [
    'fcl',
    { ...blankFclForm, ...consentAndFiles, ...asked },
    copyOfOrder({ ...blankFclForm, ...consentAndFiles, ...asked }, NO),
  ],
  [
    'lcl',
    { ...paintForm, ...consentAndFiles, ...asked },
    copyOfLclOrder({ ...paintForm, ...consentAndFiles, ...asked }, NO),
  ],
  [
    'air',
    { ...ethanolForm, ...consentAndFiles, ...asked },
    copyOfAirOrder({ ...ethanolForm, ...consentAndFiles, ...asked }, NO),
  ],
  [
    'rail',
    { ...railGlycerine, ...consentAndFiles, ...asked },
    copyOfRailOrder({ ...railGlycerine, ...consentAndFiles, ...asked }, NO),
  ],
  [
    'domestic',
    { ...tolueneForm, ...consentAndFiles, ...asked },
    copyOfDomesticOrder({ ...tolueneForm, ...consentAndFiles, ...asked }, NO),
  ],
  [
    'truck',
    { ...roadForm, ...consentAndFiles, ...asked },
    copyOfTruckOrder({ ...roadForm, ...consentAndFiles, ...asked }, NO),
  ],
  [
    'tank',
    { ...rentedTank, ...consentAndFiles, ...asked },
    copyOfTankOrder({ ...rentedTank, ...consentAndFiles, ...asked }, NO),
  ],
  [
    'flexitank',
    { ...flexitankGlycerine, ...consentAndFiles, ...asked },
    copyOfFlexitankOrder({ ...flexitankGlycerine, ...consentAndFiles }, NO),
  ],
  ['warehouse', { ...storedForm, ...consentAndFiles }, copyOfWarehouseOrder({ ...storedForm, ...consentAndFiles }, NO)],
  ['cfs', { ...stuffedPaint, ...consentAndFiles }, copyOfCfsOrder({ ...stuffedPaint, ...consentAndFiles }, NO)],
  ['dgdesk', { ...deskWorks, ...consentAndFiles }, copyOfDeskOrder({ ...deskWorks, ...consentAndFiles }, NO)],
  ['goods', { ...acetoneForm, ...consentAndFiles }, copyOfGoodsOrder({ ...acetoneForm, ...consentAndFiles }, NO)],
];

/** A day of the shipment; those of papers belong to the goods. */
const DAYS = [
  ...['cargoReadyDate', 'flightDay', 'handInDay', 'startDate', 'deliveryDay', 'installDay', 'fromDay', 'loadingDate'],
  ...['planDeliverDate', 'planStuffDate', 'trainDay', 'etd'],
];
const KEPT = [
  ...['priceId', 'orgPortCode', 'dstPortCode', 'contactName', 'contactPhone', 'remark', 'payType', 'invoice'],
  ...['warehouseId', 'pickupCity', 'postId', 'vehicle', 'vehicleCount', 'term', 'works'],
];
/** Never the same from one shipment to the next. */
const RENEWED = ['batchNo', 'madeOn', 'usableUntil'];

const goodsIn = (form: object) =>
  'cargo' in form && Array.isArray(form.cargo)
    ? form.cargo.map((line: object) =>
        Object.fromEntries(Object.entries(line).filter(([key]) => !RENEWED.includes(key))),
      )
    : null;
const entriesIn = (form: object, names: readonly string[]) =>
  Object.entries(form).filter(([name]) => names.includes(name));

test.each(copies)(
  '[4.31] an order of %s is booked again with everything but its days, price and papers',
  (_, form, copy) => {
    expect(copy).toMatchObject({ copiedFrom: NO, documents: [], agree: false, truth: false });
    expect(goodsIn(copy)).toEqual(goodsIn(form));
    expect(entriesIn(copy, KEPT)).toEqual(entriesIn(form, KEPT));
    expect(entriesIn(copy, DAYS).filter(([, value]) => value !== '')).toEqual([]);
    expect(entriesIn(copy, Object.keys(asked)).filter(([, value]) => value !== '')).toEqual([]);
  },
);

test('[4.31] every service that is booked can be booked again', async () => {
  const { bookedServices } = await import('#contract/booked-services.ts');
  expect(copies.map(([service]) => service).sort()).toEqual(Object.keys(bookedServices).sort());
});
