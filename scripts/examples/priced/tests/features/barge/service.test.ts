import { expect, test } from 'vitest';
import { errorText } from '#copy/booking/errors.ts';
import { fieldLabel } from '#copy/booking/fields.ts';
import { type BargeFacts, bargeDescription } from '#domain/barge/fields.ts';
import { type BargeForm, blankBargeForm } from '#domain/barge/form.ts';
import { bargePapers } from '#domain/barge/papers.ts';
import { bargeService } from '#domain/barge/service.ts';
import { errorsOf } from '#domain/form/check.ts';
import { joinPath } from '#domain/form/path.ts';
import type { CutOffs } from '#domain/schedule/cut-offs.ts';
import { yarnForm } from './order.ts';

const at = (day: number, hour = 4) => Date.UTC(2026, 9, day, hour);

const cutOffs: CutOffs = {
  ...{ bookingCloseGen: at(21), bookingCloseDg: at(21), emptyPickup: at(21), cyOpen: at(21), lclCutoff: at(23) },
  ...{ siCutoff: at(23), dgCutoff: at(23), amsCutoff: at(23), vgmCutoff: at(23), customsCutoff: at(23) },
  cyClosing: at(23),
};

const facts: BargeFacts = {
  now: at(20),
  offer: {
    ...{ etd: at(24), timezone: 'Asia/Shanghai', cutOffs, validTo: at(22) },
    boxes: [{ ctnType: '20GP', limitKg: 26_000 }],
  },
};

const found = (more: Partial<BargeForm> = {}, known = facts) =>
  errorsOf(bargeDescription, { ...yarnForm, ...more }, known).map(({ path, code }) => `${path} ${code}`);

test('[4.31] containers on a barge are ordered when every field is sound', () => {
  expect(found()).toEqual([]);
  expect(found({ ctnType: '40HQ', boxCount: '0', readyDay: '2026-10-24' })).toEqual([
    'ctnType NOT_A_CHOICE',
    'boxCount TOO_SMALL',
    'readyDay READY_TOO_LATE',
  ]);
});

test('[4.31] goods may weigh as much as the barge takes per container, and no more', () => {
  expect(found({ weight: '52000' })).toEqual([]);
  expect(found({ weight: '52000.1' })).toEqual(['weight OVER_PAYLOAD']);
});

test('[4.31] a price that is missing, expired or closed is named', () => {
  const offer = facts.offer!;
  const known = (now: number) => found({ readyDay: '2026-10-23' }, { ...facts, now });
  expect(found({}, { ...facts, offer: null })).toEqual(['priceId OFFER_MISSING']);
  expect(known(offer.validTo + 1)).toEqual(['priceId PRICE_EXPIRED']);
  expect(known(cutOffs.bookingCloseGen)).toEqual(['priceId BOOKING_CLOSED']);
});

test('[4.31] each field has its words, and so has each error of an empty form', () => {
  for (const { at: path, fields } of bargeDescription.sections)
    for (const key of Object.keys(fields)) expect(fieldLabel(joinPath(path, key)), key).not.toBe('');
  const empty = errorsOf(bargeDescription, blankBargeForm, facts);
  expect(empty.map(({ path }) => path)).toContain('shipper.companyNameEn');
  for (const error of empty) expect(errorText(error), error.path).toMatch(/\p{Script=Han}/u);
});

test('[5.9] a price depends on offer, type and number of containers; its list is that of the lane', () => {
  expect(bargeService.priced(yarnForm)).toEqual({ priceId: yarnForm.priceId, ctnType: '20GP', quantity: 2 });
  expect(bargeService.priced({ ...yarnForm, boxCount: '' })).toBeNull();
  expect(bargeService.priced(blankBargeForm)).toBeNull();
  expect(bargeService.links(yarnForm).list).toBe('/shippingBarge?orgPortCode=CNWUH&dstPortCode=CNSHA');
});

test('[4.31] the packing list is due when the yard closes', () => {
  const papersAt = (now: number) =>
    bargePapers({}, { etd: at(24), cutOffs }, now).map(({ code, dueAt, status }) => [code, dueAt, status]);
  expect(papersAt(at(20))).toEqual([
    ['BOOKING_NOTE', null, 'READY'],
    ['PACKING_LIST', cutOffs.cyClosing, 'MISSING'],
  ]);
  expect(papersAt(at(23)).at(-1)).toEqual(['PACKING_LIST', cutOffs.cyClosing, 'OVERDUE']);
});
