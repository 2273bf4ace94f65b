import { expect, test } from 'vitest';
import { errorText } from '#copy/booking/errors.ts';
import { fieldLabel } from '#copy/booking/fields.ts';
import { ferryDescription } from '#domain/ferry/fields.ts';
import { blankFerryForm, type FerryForm } from '#domain/ferry/form.ts';
import { linesOf } from '#domain/ferry/quote.ts';
import { ferryService } from '#domain/ferry/service.ts';
import { errorsOf } from '#domain/form/check.ts';
import { joinPath } from '#domain/form/path.ts';
import { citricAcidForm } from './order.ts';

const found = (more: Partial<FerryForm> = {}) =>
  errorsOf(ferryDescription, { ...citricAcidForm, ...more }, { now: Date.UTC(2026, 9, 20, 4) });

test('[4.31] goods on a ferry are ordered when every field is sound', () => {
  expect(found()).toEqual([]);
  expect(found({ lane: 'CNSHA-USNYC', readyDay: '2026-10-19', pieces: '4.5' }).map(({ code }) => code)).toEqual([
    'NOT_A_CHOICE',
    'DAY_PAST',
    'NOT_WHOLE',
  ]);
  expect(found({ volume: '15' })).toEqual([]);
  expect(found({ volume: '15.1' }).map(({ path, code }) => `${path} ${code}`)).toEqual(['volume OVER_VOLUME']);
});

test('[4.31] each field has its words, and so has each error of an empty form', () => {
  for (const { at, fields } of ferryDescription.sections)
    for (const key of Object.keys(fields)) expect(fieldLabel(joinPath(at, key)), key).not.toBe('');
  const empty = errorsOf(ferryDescription, blankFerryForm, { now: 0 });
  expect(empty.map(({ path }) => path)).toContain('shipper.companyNameEn');
  for (const error of empty) expect(errorText(error), error.path).toMatch(/\p{Script=Han}/u);
});

test('[5.9] freight is by volume or weight, whichever is more', () => {
  const amounts = (weight: string, volume: string) =>
    linesOf({ lane: 'CNSHA-NLRTM', weight, volume }).map(({ amount }) => amount);
  expect([amounts('1000', '2.5'), amounts('3000', '2.5'), amounts('10', '0.1')]).toEqual([
    ['112.50'],
    ['135.00'],
    ['45.00'],
  ]);
  expect(ferryService.priced({ ...citricAcidForm, volume: '' })).toBeNull();
  expect(ferryService.priced(citricAcidForm)).toEqual({ lane: 'CNSHA-NLRTM', weight: '1000', volume: '2.5' });
});
