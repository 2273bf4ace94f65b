import { safeParse } from 'valibot';
import { expect, test } from 'vitest';
import { lclForm, lclQuotePart as wirePart } from '#contract/services/lcl.ts';
import { errorText } from '#copy/booking/errors.ts';
import { fieldLabel } from '#copy/booking/fields.ts';
import { measuredVolume } from '#domain/booking/piece-size.ts';
import { setField } from '#domain/form/change.ts';
import { errorsOf } from '#domain/form/check.ts';
import { joinPath, readAt, replaceAt } from '#domain/form/path.ts';
import { lclDescription } from '#domain/lcl/fields.ts';
import { blankLclForm } from '#domain/lcl/form.ts';
import { copyOfLclOrder, formOfLclEnquiry } from '#domain/lcl/initial-form.ts';
import { lclOrderAddress, readLclOrderLink } from '#domain/lcl/order-link.ts';
import { lclPapers } from '#domain/lcl/papers.ts';
import { lclQuotePart } from '#domain/lcl/quote.ts';
import { orderKey } from '#domain/orders/order-link.ts';
import { cutOffsOf } from '#domain/schedule/cut-offs.ts';
import { lclContext as context, lclPartOf, lclOffer as offer, paintForm } from '#tests/features/lcl/order.ts';
import { unEntryOf } from '#tests/kit/un-entries.ts';

type Changes = Readonly<Record<string, unknown>>;
const changed = (changes: Changes) =>
  Object.entries(changes).reduce((form, [path, value]) => replaceAt(form, path, value), paintForm);
const found = (changes: Changes, facts = context) =>
  errorsOf(lclDescription, changed(changes), facts).map(({ path, code }) => `${path} ${code}`);
const line = paintForm.cargo[0]!;
const dg = 'cargo.0.dg';

test('[4.31] a complete order of consolidated cargo has no error, and travels as it is', () => {
  expect(found({})).toEqual([]);
  expect(safeParse(lclForm, paintForm).success).toBe(true);
  expect(safeParse(lclForm, blankLclForm).success).toBe(true);
  expect(safeParse(wirePart, lclPartOf(paintForm)).success).toBe(true);
  expect(lclQuotePart({ ...paintForm, priceId: '' })).toBeNull();
  expect(lclQuotePart(changed({ 'cargo.0.volume': '' }))).toBeNull();
});

test('[4.31] each field is in the form and has its words, and so has each error of an empty form', () => {
  for (const { at, fields } of lclDescription.sections)
    for (const key of Object.keys(fields)) {
      const path = joinPath(at, key).replaceAll('*', '0');
      expect(readAt(paintForm, path), path).not.toBe(undefined);
      expect(fieldLabel(path), path).not.toBe('');
    }
  for (const error of errorsOf(lclDescription, blankLclForm, context))
    expect(errorText(error), error.path).toMatch(/\p{Script=Han}/u);
});

test.each<[Changes, string, Partial<typeof offer>?]>([
  [{ [`${dg}.dgClass`]: '4.3' }, `${dg}.dgClass LCL_REFUSED`],
  [{ [`${dg}.dgClass`]: '6.1', [`${dg}.packingGroup`]: 'I' }, `${dg}.dgClass LCL_REFUSED`],
  [{ [`${dg}.dgClass`]: '5.1' }, `${dg}.dgClass LCL_ASKED`],
  [{ [`${dg}.packingGroup`]: 'I' }, `${dg}.dgClass LCL_ASKED`],
  [{}, `${dg}.dgClass CLASS_NOT_PRICED`, { dgClasses: ['8', '9'] }],
  [{}, `${dg}.dgClass CLASS_REFUSED`, { refusedClasses: ['3'] }],
  [
    {
      ...{ 'cargo.0.packages': '1', 'cargo.0.grossWeight': '3000.001' },
      ...{ [`${dg}.dgGrossWeight`]: '3000.001', [`${dg}.dgNetWeight`]: '1800' },
    },
    'cargo.0.grossWeight PIECE_ASKED',
  ],
  [{ 'cargo.0.length': '580.1', 'cargo.0.width': '10', 'cargo.0.height': '10' }, 'cargo.0.length PIECE_ASKED'],
  [{ 'cargo.0.length': '10', 'cargo.0.width': '10', 'cargo.0.height': '220.1' }, 'cargo.0.height PIECE_ASKED'],
  [{ 'cargo.0.length': '100', 'cargo.0.width': '100', 'cargo.0.height': '100' }, 'cargo.0.volume VOLUME_DIFFERS'],
  [{ 'cargo.0.length': '100' }, 'cargo.0.width REQUIRED'],
  [{ 'cargo.0.volume': '' }, 'cargo.0.volume REQUIRED'],
  [{ handInDay: '2026-10-25' }, 'handInDay HAND_IN_LATE'],
  [{ handInDay: '2026-10-06' }, 'handInDay DAY_PAST'],
  [{ handIn: 'PICKUP' }, 'pickupAddress REQUIRED'],
  [{ plate: '沪A12' }, 'plate PLATE'],
  [{ driverPhone: '123' }, 'driverPhone MOBILE'],
  [{ arrival: 'DELIVERY', arrivalAddress: 'HAMBURG', arrivalPostcode: '!' }, 'arrivalPostcode POSTCODE'],
  [{ priceId: '' }, 'priceId OFFER_MISSING'],
  [{}, 'priceId PRICE_EXPIRED', { validTo: context.now - 1 }],
  [{}, 'priceId BOOKING_CLOSED', { cutOffs: cutOffsOf(context.now, 'Asia/Shanghai', true) }],
  [
    { cargo: [line, { ...line, id: '2', dg: { ...line.dg, unNo: '1942', dgClass: '5.1' } }] },
    'cargo.1.dg.unNo SEGREGATION',
  ],
])('[4.31] %j: %s', (changes, error, more = {}) => {
  expect(found(changes, { ...context, offer: { ...offer, ...more } })).toContain(error);
});

test('[4.31] plates of lorries and of new-energy ones are taken, and the largest piece that needs no question', () => {
  for (const plate of ['沪A12345', '苏ED12345', '浙B1234挂']) expect(found({ plate })).not.toContain('plate PLATE');
  const largest = { 'cargo.0.length': '580', 'cargo.0.width': '10', 'cargo.0.height': '220' };
  expect(found(largest).filter((error) => error.endsWith('PIECE_ASKED'))).toEqual([]);
});

test('[4.31] an operator’s approval is not requested again', () => {
  const answered = { enquiryNo: 'ENQ26100700001', optionId: 'o1' };
  expect(found({ ...answered, [`${dg}.packingGroup`]: 'I', [`${dg}.flashPoint`]: '10' })).not.toContain(
    `${dg}.dgClass LCL_ASKED`,
  );
  expect(found({ ...answered, 'cargo.0.packages': '1' })).not.toContain('cargo.0.grossWeight PIECE_ASKED');
});

test('[5.9] the volume follows from the sizes until it is written', () => {
  expect(measuredVolume({ length: '110', width: '110', height: '97.5', packages: '2' })).toBe('2.360');
  const sizes = { length: '110', width: '110', height: '97.5', packages: '2' };
  const set = (form: typeof paintForm, path: string, value: string) =>
    setField(lclDescription, form, context, path, value);
  const start = replaceAt(paintForm, 'cargo.0.volume', '');
  const sized = Object.entries(sizes).reduce((form, [key, value]) => set(form, `cargo.0.${key}`, value), start);
  expect(sized.cargo[0]?.volume).toBe('2.360');
  expect(set(sized, 'cargo.0.packages', '4').cargo[0]?.volume).toBe('4.719');
  expect(set(set(sized, 'cargo.0.volume', '3'), 'cargo.0.packages', '4').cargo[0]?.volume).toBe('3');
});

test('[4.31] an order can start from another order and from an answered enquiry', () => {
  const copy = copyOfLclOrder({ ...paintForm, plate: '沪A12345' }, 'LCL26100700001');
  expect(copy).toMatchObject({ copiedFrom: 'LCL26100700001', handInDay: '', plate: '', agree: false });
  const asked = {
    orgPortCode: 'CNSHA',
    dstPortCode: 'DEHAM',
    isDanger: 'Y' as const,
    unNo: '1263',
    entry: unEntryOf('1263'),
  };
  const form = formOfLclEnquiry(
    { ...asked, packingGroup: 'III', cargoName: '涂料', weight: '1850', volume: '2.36', contact: '李', phone: '1' },
    { enquiryNo: 'ENQ26100700001', optionId: 'o1', priceId: 'p1', scheduleId: 's1' },
    context,
  );
  expect(form).toMatchObject({ enquiryNo: 'ENQ26100700001', priceId: 'p1' });
  expect(form.cargo[0]).toMatchObject({
    grossWeight: '1850',
    volume: '2.36',
    dg: { dgClass: '3', packingGroup: 'III' },
  });
});

test('[4.31] the address of an order keeps the terms of its list', () => {
  const link = {
    priceId: 'P-1',
    orgPortCode: 'CNSHA',
    dstPortCode: 'DEHAM',
    unNo: '1263',
    weight: '1850',
    volume: '2.36',
  };
  for (const isDanger of ['Y', 'N'] as const) {
    const [, query = ''] = lclOrderAddress({ ...link, isDanger }).split('?');
    expect(readLclOrderLink(query)).toEqual({ ...link, isDanger });
  }
  expect(readLclOrderLink('orgPortCode=CNSHA')).toBeNull();
  expect([orderKey('priceId=a&step=cargo&draft=x'), orderKey('volume=1'), orderKey('draft=x')]).toEqual([
    'a',
    '',
    'draft',
  ]);
});

test('[4.31] documents shown at the warehouse are due at its cut-off, not at the declaration', () => {
  const papers = lclPapers(paintForm, offer, context.now);
  const dueOf = (wanted: string) => papers.find(({ code }) => code === wanted)?.dueAt;
  expect(offer.cutOffs.lclCutoff).toBeLessThan(offer.cutOffs.dgCutoff);
  expect(dueOf('PACKING_USE_CERTIFICATE')).toBe(offer.cutOffs.lclCutoff);
  expect(dueOf('PACKAGING_TEST')).toBe(offer.cutOffs.lclCutoff);
  expect(dueOf('GOODS_DECLARATION')).toBe(offer.cutOffs.dgCutoff);
});

test('[4.31] the weight of the box is the consolidator’s to declare, the certificate the shipper’s', () => {
  const codes = lclPapers(paintForm, offer, context.now).map(({ code }) => code);
  expect(codes).toContain('PACKING_USE_CERTIFICATE');
  expect(codes).not.toContain('VERIFIED_MASS');
});
