import { describe, expect, test } from 'vitest';
import {
  addLine,
  canAddLine,
  canRemoveLine,
  changeLine,
  hasLine,
  hasPicture,
  isChoosable,
  isDraftComplete,
  lineErrors,
  removeLine,
  textErrors,
  toggle,
  untouched,
} from '#machines/operator-enquiry/operator-enquiry.rules.ts';
import { sampleSheet } from '#machines/operator-enquiry/operator-enquiry.sample.ts';
import type { AnswerDraft } from '#machines/operator-enquiry/operator-enquiry.types.ts';

const [blank] = untouched.draft.lines;
const draft = (more: Partial<AnswerDraft> = {}): AnswerDraft => ({ ...untouched.draft, way: 'LINES', ...more });
const lines = (count: number) => draft({ lines: Array(count).fill(blank) });

describe('[10.8] the lines of an answer', () => {
  test('are thirty at most, one at least, and added behind the last one alone', () => {
    expect([canAddLine(lines(29), 29), canAddLine(lines(30), 30), canAddLine(lines(2), 1)]).toEqual([
      true,
      false,
      false,
    ]);
    expect(canAddLine({ ...lines(2), way: 'OFFERS' }, 2)).toBe(false);
    expect([hasLine(lines(2), 1), hasLine(lines(2), 2), hasLine({ ...lines(2), way: 'DECLINE' }, 0)]).toEqual([
      ...[true, false, false],
    ]);
    expect([canRemoveLine(lines(2), 1), canRemoveLine(lines(2), 2), canRemoveLine(lines(1), 0)]).toEqual([
      ...[true, false, false],
    ]);
    expect(addLine(lines(1)).lines).toEqual([blank, blank]);
  });

  test('a line is changed and taken away alone; a fee brings its currency, one that is none brings none', () => {
    const changed = (written: AnswerDraft, change: Parameters<typeof changeLine>[2]) =>
      changeLine({ draft: written, sheet: sampleSheet }, 1, change);
    const two = changed(lines(2), { feeCode: 'THC' });
    expect(two.lines.map(({ feeCode, currency }) => [feeCode, currency])).toEqual([
      ['', ''],
      ['THC', '1'],
    ]);
    expect(changed(two, { feeCode: 'NONE' }).lines[1]?.currency).toBe('');
    expect(changed(two, { quantity: '3' }).lines[1]).toEqual({ ...two.lines[1], quantity: '3' });
    expect(removeLine(two, 0).lines).toEqual([two.lines[1]]);
  });

  test.each([
    ['unitPrice', '999999999.99', false],
    ['unitPrice', '1000000000', true],
    ['unitPrice', '1.005', true],
    ['unitPrice', '', false],
    ['quantity', '999999.999', false],
    ['quantity', '1000000', true],
    ['quantity', '1.0005', true],
    ['quantity', '0.000', true],
    ['quantity', '', false],
  ] as const)('%s %s is wrong: %s', (field, text, isWrong) => {
    expect(lineErrors({ ...blank!, [field]: text })).toEqual({ unitPrice: false, quantity: false, [field]: isWrong });
  });
});

describe('[10.8] the texts of an answer', () => {
  test.each([
    ['validDays', '0', true],
    ['validDays', '1', false],
    ['validDays', '30', false],
    ['validDays', '31', true],
    ['validDays', '', true],
    ['transitDays', '0', true],
    ['transitDays', '1', false],
    ['transitDays', '120', false],
    ['transitDays', '121', true],
    ['transitDays', '1.5', true],
    ['transitDays', '', false],
  ] as const)('%s %s is wrong: %s', (field, text, isWrong) => {
    const texts = { ...untouched.draft.texts, [field]: text };
    expect(textErrors(texts)).toEqual({ transitDays: false, validDays: false, [field]: isWrong });
  });
});

describe('[10.8] our prices in an answer', () => {
  const offer = sampleSheet.offers[0]!;
  const sheet = {
    ...sampleSheet,
    offers: Array.from({ length: 6 }, (_, index) => ({ ...offer, priceId: `P${index}` })),
  };
  const chosen = (count: number) =>
    draft({ way: 'OFFERS', priceIds: sheet.offers.slice(0, count).map(({ priceId }) => priceId) });

  test('are five at most; one of them may be taken out again', () => {
    const choosable = (count: number, priceId: string) => isChoosable({ sheet, draft: chosen(count) }, priceId);
    expect([choosable(4, 'P5'), choosable(5, 'P5'), choosable(5, 'P4'), choosable(1, 'P9')]).toEqual([
      ...[true, false, true, false],
    ]);
    expect(isChoosable({ sheet, draft: { ...chosen(1), way: 'LINES' } }, 'P2')).toBe(false);
    expect(isChoosable({ sheet: null, draft: chosen(1) }, 'P2')).toBe(false);
    expect(toggle(chosen(2), 'P0').priceIds).toEqual(['P1']);
    expect(toggle(chosen(2), 'P5').priceIds).toEqual(['P0', 'P1', 'P5']);
  });

  const line = { ...blank!, feeCode: 'OF', unitPrice: '812.50' };
  const texts = untouched.draft.texts;

  test.each<[string, AnswerDraft, boolean]>([
    ['a price', chosen(1), true],
    ['no price', chosen(0), false],
    ['a price for too long', { ...chosen(1), texts: { ...texts, validDays: '31' } }, false],
    ['a price, whatever is written of another way', { ...chosen(1), texts: { ...texts, transitDays: '0' } }, true],
    ['lines', draft({ lines: [line, line] }), true],
    ['a line that is not whole', draft({ lines: [line, blank!] }), false],
    ['a line without a fee', draft({ lines: [{ ...line, feeCode: '' }] }), false],
    ['a line without a quantity', draft({ lines: [{ ...line, quantity: '0' }] }), false],
    ['lines of a passage that takes no time', draft({ lines: [line], texts: { ...texts, transitDays: '0' } }), false],
    ['a reason', draft({ way: 'DECLINE', texts: { ...texts, reason: '停接', validDays: '' } }), true],
    ['a blank reason', draft({ way: 'DECLINE', texts: { ...texts, reason: ' ' } }), false],
    ['no way', draft({ way: null, lines: [line] }), false],
  ])('%s', (_, given, isWhole) => {
    expect(isDraftComplete({ sheet, draft: given })).toBe(isWhole);
    expect(isDraftComplete({ sheet: { ...sheet, isOpen: false }, draft: given })).toBe(false);
  });

  test('a file that opened outside is no picture', () => {
    const file = { fileId: 'f-1', name: 'a.pdf', size: 1 };
    expect([null, { file, address: null }, { file, address: 'blob:1' }].map(hasPicture)).toEqual([false, false, true]);
  });
});
