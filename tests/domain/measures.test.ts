import { expect, test } from 'vitest';
import { blankGoods } from '#domain/booking/goods-line.ts';
import { followMeasured, type MeasuredLine } from '#domain/booking/measures.ts';
import { measuredVolume } from '#domain/booking/piece-size.ts';

/** Four pieces of 1.2 × 1 × 0.8 metres. */
const sizes = { packages: '4', length: '120', width: '100', height: '80' };
const line = (more: Partial<MeasuredLine>): MeasuredLine => ({ ...blankGoods, ...sizes, volume: '', ...more });
const volumeAfter = (path: string, now: Partial<MeasuredLine>, before: Partial<MeasuredLine>) =>
  followMeasured({ cargo: [line(now)] }, path, { cargo: [line(before)] }).cargo[0]?.volume;

test('[4.31] a piece without length, or none, has no volume', () => {
  expect(measuredVolume(sizes)).toBe('3.840');
  expect(measuredVolume({ ...sizes, length: '0' })).toBe('');
  expect(measuredVolume({ ...sizes, packages: '0' })).toBe('');
});

test.each<[string, string, Partial<MeasuredLine>, Partial<MeasuredLine>, string]>([
  ['follows from the last size', 'cargo.0.height', {}, { height: '' }, '3.840'],
  ['follows a size that is changed', 'cargo.0.height', { height: '90', volume: '3.840' }, { volume: '3.840' }, '4.320'],
  ['stays where a size is emptied', 'cargo.0.height', { height: '', volume: '3.840' }, { volume: '3.840' }, '3.840'],
  ['stays as a user wrote it', 'cargo.0.height', { height: '90', volume: '5' }, { volume: '5' }, '5'],
  ['follows from no other field', 'cargo.0.marks', {}, {}, ''],
])('[4.31] the volume %s', (_, path, now, before, volume) => {
  expect(volumeAfter(path, now, before)).toBe(volume);
});
