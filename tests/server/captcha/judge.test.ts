import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { pointText } from '#domain/captcha/protocol.ts';
import { judge, type Solution } from '#server/captcha/judge.ts';

const slider: Solution = { type: 'blockPuzzle', x: 120 };
const click: Solution = {
  type: 'clickWord',
  points: [
    { x: 85, y: 34 },
    { x: 129, y: 120 },
    { x: 233, y: 40 },
  ],
};

describe('judging a slider', () => {
  it.each([[-5], [-1], [0], [1], [5]])('[4.18] takes x off by %i', (off) => {
    expect(judge(slider, pointText({ x: 120 + off, y: 5 }))).toBe('right');
  });

  it.each([[-6], [6], [60]])('[4.18] refuses x off by %i', (off) => {
    expect(judge(slider, pointText({ x: 120 + off, y: 5 }))).toBe('wrong');
  });

  it.each([[0], [4], [6], [155]])('[9.3e] refuses y = %i', (y) => {
    expect(judge(slider, pointText({ x: 120, y }))).toBe('wrong');
  });

  it.each([
    ['{"x":120.4,"y":5}', 'right'],
    ['{"x":103.33333333333333,"y":5}', 'wrong'],
    ['{"x":125.9,"y":5}', 'right'],
    ['{"x":126.1,"y":5}', 'wrong'],
    ['{"x":114.9,"y":5}', 'wrong'],
    ['{"x":120,"y":5.5}', 'malformed'],
  ])('[4.18] cuts the fraction of a slider’s x as the protocol does: %s is %s', (text, verdict) => {
    expect(judge(slider, text)).toBe(verdict);
  });

  it('[4.18] takes the keys in either order', () => {
    expect(judge(slider, '{"y":5,"x":120}')).toBe('right');
  });

  it.each([
    ['{"x": 120,"y":5}'],
    ['{"x":120,"y":5} '],
    ['{"x":120.0,"y":5}'],
    ['{"x":1.2e2,"y":5}'],
    ['{"x":"120","y":5}'],
    ['{"x":[120],"y":5}'],
    ['{"x":null,"y":5}'],
    ['{"x":true,"y":5}'],
    ['{"x":120}'],
    ['{"x":120,"y":5,"z":0}'],
    ['{"x":120,"x":120,"y":5}'],
    ['{"x":-1,"y":5}'],
    ['{"x":311,"y":5}'],
    ['{"x":-0,"y":5}'],
    ['[{"x":120,"y":5}]'],
    ['[120,5]'],
    ['"{\\"x\\":120,\\"y\\":5}"'],
    ['null'],
    ['NaN'],
    [''],
    ['{"x":120,"y":5'],
    ['{"__proto__":{"x":120,"y":5}}'],
    [`${'['.repeat(5000)}`],
  ])('[4.18] takes %s for no answer at all', (text) => {
    expect(judge(slider, text)).toBe('malformed');
  });

  it('[4.18] never throws and never passes on random text', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
        expect(judge(slider, text)).not.toBe('right');
      }),
      { numRuns: 2_000 },
    );
  });
});

describe('judging a click-word', () => {
  const moved = (dx: number, dy: number) => pointText(click.points.map(({ x, y }) => ({ x: x + dx, y: y + dy })));

  it.each([
    [0, 0],
    [25, 25],
    [-25, 25],
    [25, -25],
  ])('[4.16] takes points off by (%i, %i)', (dx, dy) => {
    expect(judge(click, moved(dx, dy))).toBe('right');
  });

  it.each([
    [26, 0],
    [0, 26],
    [-26, 0],
    [0, -26],
  ])('[4.16] refuses points off by (%i, %i)', (dx, dy) => {
    expect(judge(click, moved(dx, dy))).toBe('wrong');
  });

  it('[4.16] refuses the right points in another order', () => {
    const [a, b, c] = click.points as [never, never, never];
    for (const order of [
      [a, c, b],
      [b, a, c],
      [b, c, a],
      [c, a, b],
      [c, b, a],
    ]) {
      expect(judge(click, pointText(order))).toBe('wrong');
    }
  });

  it('[4.16] wants whole numbers', () => {
    expect(judge(click, moved(0.5, 0))).toBe('malformed');
  });

  it('[4.16] wants exactly three points', () => {
    const [a, b, c] = click.points as [never, never, never];
    expect(judge(click, pointText([a, b]))).toBe('malformed');
    expect(judge(click, pointText([a, b, c, c]))).toBe('malformed');
    expect(judge(click, '[]')).toBe('malformed');
    expect(judge(click, pointText(a))).toBe('malformed');
  });
});
