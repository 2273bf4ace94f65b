import { describe, expect, it } from 'vitest';
import { HOUR_MS } from '#domain/limits.ts';
import { pagesShown } from '#src/ui/parts/list/Pagination.tsx';
import { readPlacard } from '#src/ui/placard/classes.ts';
import { portTime, timeLeftWords } from '#src/ui/text/time-text.ts';

const NOW = Date.parse('2026-10-12T01:40:00Z');

describe('time left', () => {
  it('says it in words and never promises more than there is', () => {
    expect(timeLeftWords(NOW + 26 * HOUR_MS, NOW)).toBe('1 天 2 时');
    expect(timeLeftWords(NOW + 26 * HOUR_MS - 1, NOW)).toBe('1 天 1 时');
    expect(timeLeftWords(NOW + 8.5 * HOUR_MS, NOW)).toBe('8 时 30 分');
    expect(timeLeftWords(NOW + 59_999, NOW)).toBe('不到 1 分');
    expect(timeLeftWords(NOW - 1, NOW)).toBe('已截');
  });
  it('shows the clock of the port, over a date line too', () => {
    expect(portTime(NOW, 'Asia/Shanghai')).toEqual({ date: '2026-10-12', weekday: '周一', clock: '09:40' });
    expect(portTime(NOW, 'America/Los_Angeles')).toEqual({ date: '2026-10-11', weekday: '周日', clock: '18:40' });
    expect(portTime(Date.parse('2026-10-11T16:00:00Z'), 'Asia/Shanghai').clock).toBe('00:00');
  });
});

describe('placards', () => {
  it('reads classes, divisions with their group, and the two marks', () => {
    expect(readPlacard('6.1')).toMatchObject({ number: '6.1', name: '毒性物质' });
    expect(readPlacard('1.4S')).toMatchObject({ drawing: '1.4', group: 'S', number: '1.4S' });
    expect(readPlacard('mp')).toMatchObject({ number: '', name: '海洋污染物' });
  });
  it.each(['10', '4.4', '2', '3S', '1.7', '', 'x', 'toString'])('knows no class %s', (value) => {
    expect(readPlacard(value)).toBeNull();
  });
});

describe('page numbers', () => {
  it('shows first, last and the neighbours, and a single page instead of a gap of one', () => {
    expect(pagesShown(1, 22)).toEqual([1, 2, null, 22]);
    expect(pagesShown(3, 22)).toEqual([1, 2, 3, 4, null, 22]);
    expect(pagesShown(4, 22)).toEqual([1, 2, 3, 4, 5, null, 22]);
    expect(pagesShown(1, 1)).toEqual([1]);
  });
});
