import { describe, expect, test } from 'vitest';
import { blankDangerous } from '#domain/booking/goods-line.ts';
import { blankCargo, blankFclForm } from '#domain/fcl/form.ts';
import type { DraftMark, SaveAnswer } from '#machines/draft/index.ts';
import type { Api } from '#src/api/index.ts';
import { parseDraft, removeDraft } from '#src/features/booking/drafts.ts';
import { readFclForm } from '#src/features/fcl/order-forms.ts';
import { unEntryOf } from '#tests/kit/un-entries.ts';

const kept = (changes: object) => JSON.stringify({ form: { ...blankFclForm, ...changes }, mark: null, sent: null });

describe('[4.31] a draft whose order was placed', () => {
  const removal = { service: 'fcl', owner: 'user-1', id: 'here-1', mark: null };
  const removedBy = async (mark: DraftMark | null, saving?: Promise<SaveAnswer>) => {
    const removed: string[] = [];
    const api = { removeDraft: async ({ id }: { id: string }) => void removed.push(id) };
    await removeDraft(async () => api as unknown as Api, { ...removal, mark }, saving);
    return removed;
  };
  const saved = async (): Promise<SaveAnswer> => ({ kind: 'saved', mark: { id: 'draft-1', version: 1 } });

  test('is removed from the server though its save was answered after the order was sent', async () => {
    expect(await removedBy(null, saved())).toEqual(['draft-1']);
    expect(await removedBy({ id: 'draft-1', version: 1 }, Promise.reject(new Error('offline')))).toEqual(['draft-1']);
    expect(await removedBy({ id: 'draft-1', version: 1 })).toEqual(['draft-1']);
    expect(await removedBy(null)).toEqual([]);
  });
});

describe('[4.31] a draft in the browser', () => {
  test.each([
    ['a remark over its limit', { remark: 'a'.repeat(501) }],
    ['a day that is none', { cargoReadyDate: 'tomorrow' }],
    ['a code that is none', { payType: 'no such code' }],
  ])('with %s is kept as it was typed', (_, changes) => {
    expect(parseDraft(readFclForm, kept(changes))?.form).toEqual({ ...blankFclForm, ...changes });
  });

  test('from before a field of the list went is read without it', () => {
    const line = { ...blankCargo, dg: { ...blankDangerous, unNo: '1230', entry: unEntryOf('1230') } };
    const before = { ...line, dg: { ...line.dg, entry: { ...line.dg.entry, tankCodes: ['T7/TP2'] } } };
    expect(parseDraft(readFclForm, kept({ cargo: [before] }))?.form.cargo).toEqual([line]);
  });

  test.each([
    ['that lacks a field', kept({ remark: undefined })],
    ['with a field of another kind', kept({ remark: 5 })],
    ['with a field of an older form', kept({ colour: 'red' })],
    ['that is damaged', kept({}).slice(1)],
  ])('%s is none', (_, text) => {
    expect(parseDraft(readFclForm, text)).toBeNull();
  });
});
