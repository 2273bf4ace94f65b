import { describe, expect, it } from 'vitest';
import { operatorActs } from '#copy/operator/staff.ts';
import { orders } from '#copy/orders/list.ts';
import { changesOf } from '#src/operator/acts/OperatorActs.tsx';

describe('[10.2] changes of an audited action', () => {
  it('are listed by field, without unchanged ones', () => {
    const before = { status: 'booked', price: { USD: '1.00' }, tags: ['a', 'b'], note: '' };
    const after = { status: 'released', price: { USD: '1.00' }, tags: ['a', 'c'], note: null };
    expect(changesOf('order', before, after)).toEqual([
      { path: 'status', name: '状态', before: orders.statuses.booked, after: orders.statuses.released },
      { path: 'tags.1', name: '第 2 tags', before: 'b', after: 'c' },
    ]);
  });

  it('of a new or removed record are all its fields, and empty without a record', () => {
    expect(changesOf('code', null, { code: 'CNTCX' })).toEqual([
      { path: 'code', name: '代码', before: '', after: 'CNTCX' },
    ]);
    expect(changesOf('code', { code: 'CNTCX' }, null)).toEqual([
      { path: 'code', name: '代码', before: 'CNTCX', after: '' },
    ]);
    expect(changesOf('code', null, null)).toEqual([]);
    expect(changesOf('rates', 1, 2)).toEqual([{ path: '', name: '版本', before: '1', after: '2' }]);
  });

  it('formats an instant in China’s time zone', () => {
    const shownFrom = Date.parse('2026-10-12T09:40:00+08:00');
    expect(changesOf('news', null, { shownFrom })[0]?.after).toMatch(/10-12.*09:40/);
  });

  it('labels fields and values as the console does', () => {
    const errorsFor = (kind: string, before: unknown, after: unknown) =>
      changesOf(kind, before, after).map(({ name, before: was, after: is }) => [name, was, is]);
    expect(errorsFor('operator', { roles: ['orders'] }, { roles: ['orders', 'admin'] })).toEqual([
      ['第 2 职责', '', '管理'],
    ]);
    expect(
      errorsFor('restriction', { partyKind: 'carrier', limitKg: 10 }, { partyKind: 'vessel', limitKg: 20 }),
    ).toEqual([
      ['谁拒收', '承运人', '船舶'],
      ['每项毛重超过', '10', '20'],
    ]);
    const article = (text: string) => ({
      status: 'DRAFT',
      fields: { title: text },
      blocks: [{ kind: 'heading', text }],
    });
    expect(errorsFor('warehouse', article('临港'), { ...article('新港'), status: 'PUBLISHED' })).toEqual([
      ['状态', '草稿', '已发布'],
      ['名称', '临港', '新港'],
      ['第 1 块 文字', '临港', '新港'],
    ]);
    expect(errorsFor('code', null, { dgCollect: true, trade: 'ocean' })).toEqual([
      ['危险品可以到付', '', '是'],
      ['做哪一种运输', '', '国际海运'],
    ]);
  });

  it('truncates long values', () => {
    const many = Object.fromEntries(Array.from({ length: 200 }, (_, index) => [`field${index}`, index + 1]));
    expect(changesOf('code', null, many)).toHaveLength(60);
  });

  it('names the action, or the resulting status', () => {
    expect(operatorActs.deed('code.added', {})).toBe('新增');
    expect(operatorActs.deed('order.released', { released: '已放行' })).toBe('改为已放行');
    expect(operatorActs.deed('order.unheardOf', {})).toBe('改为unheardOf');
  });
});
