import { describe, expect, it } from 'vitest';
import { deskActs } from '#src/ui/copy/desk-acts.ts';
import { changesOf } from '#src/views/desk-acts/changes.ts';

describe('[10.2] what an act changed', () => {
  it('is told field by field, without what stayed as it was', () => {
    const before = { status: 'booked', price: { USD: '1.00' }, tags: ['a', 'b'], note: '' };
    const after = { status: 'released', price: { USD: '1.00' }, tags: ['a', 'c'], note: null };
    expect(changesOf(before, after)).toEqual([
      { path: 'status', before: 'booked', after: 'released' },
      { path: 'tags.1', before: 'b', after: 'c' },
    ]);
  });

  it('of something new or gone is all there is of it, and of nothing is nothing', () => {
    expect(changesOf(null, { code: 'CNTCX' })).toEqual([{ path: 'code', before: '', after: 'CNTCX' }]);
    expect(changesOf({ code: 'CNTCX' }, null)).toEqual([{ path: 'code', before: 'CNTCX', after: '' }]);
    expect(changesOf(null, null)).toEqual([]);
    expect(changesOf(1, 2)).toEqual([{ path: '', before: '1', after: '2' }]);
  });

  it('tells an instant as the clock of the house does', () => {
    const shownFrom = Date.parse('2026-10-12T09:40:00+08:00');
    expect(changesOf(null, { shownFrom })[0]?.after).toMatch(/10-12.*09:40/);
  });

  it('is cut where nobody reads on', () => {
    const many = Object.fromEntries(Array.from({ length: 200 }, (_, index) => [`field${index}`, index + 1]));
    expect(changesOf(null, many)).toHaveLength(60);
  });

  it('has a word for its deed, or the status it led to', () => {
    expect(deskActs.deed('code.added', {})).toBe('新增');
    expect(deskActs.deed('order.released', { released: '已放行' })).toBe('改为已放行');
    expect(deskActs.deed('order.unheardOf', {})).toBe('改为unheardOf');
  });
});
