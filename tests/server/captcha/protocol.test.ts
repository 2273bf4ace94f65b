import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  clickPoint,
  isComplete,
  pointText,
  REPLY,
  shownPieceWidth,
  sliderPoint,
  sliderReach,
  verificationText,
} from '#domain/captcha/protocol.ts';
import { CAPTCHA_IMAGE, CAPTCHA_SCALE } from '#domain/limits.ts';

describe('captcha coordinates', () => {
  it('[4.18] [9.3e] scales a slider on 300 px to 310 units and keeps y at 5', () => {
    expect(sliderPoint(100, 300)).toEqual({ x: 103, y: 5 });
    expect(sliderPoint(50, 300)).toEqual({ x: 52, y: 5 });
    expect(sliderPoint(0, 300)).toEqual({ x: 0, y: 5 });
    expect(sliderPoint(150, 310)).toEqual({ x: 150, y: 5 });
  });

  it('[4.12b] reaches every answer with the piece inside the picture', () => {
    expect([shownPieceWidth(300), sliderReach(300)]).toEqual([45, 255]);
    expect(sliderPoint(sliderReach(300), 300).x).toBeGreaterThanOrEqual(262);
    expect(sliderPoint(sliderReach(248), 248).x).toBeGreaterThanOrEqual(262);
  });

  it('[4.18] [9.3e] scales clicks from 300×150 to 310×155', () => {
    expect(clickPoint({ x: 300, y: 150 }, CAPTCHA_IMAGE)).toEqual({ x: 310, y: 155 });
    expect(clickPoint({ x: 82, y: 33 }, CAPTCHA_IMAGE)).toEqual({ x: 85, y: 34 });
    expect(clickPoint({ x: 18, y: 18 }, CAPTCHA_IMAGE)).toEqual({ x: 19, y: 19 });
  });

  it('[4.18] always sends whole numbers inside the picture', () => {
    const shown = fc.integer({ min: 200, max: 620 });
    fc.assert(
      fc.property(shown, fc.double({ min: 0, max: 1, noNaN: true }), (width, part) => {
        const { x } = clickPoint({ x: width * part, y: 0 }, { width, height: width / 2 });
        expect(Number.isInteger(x) && x >= 0 && x <= CAPTCHA_SCALE.width).toBe(true);
      }),
    );
  });

  it('[9.3e] asks for three clicks', () => {
    const click = { x: 1, y: 1 };
    expect([[], [click], [click, click], [click, click, click]].map(isComplete)).toEqual([false, false, false, true]);
  });
});

describe('captcha texts', () => {
  it('[4.19] writes points as compact JSON, x before y and nothing else', () => {
    expect(pointText({ x: 123, y: 5.0 })).toBe('{"x":123,"y":5}');
    expect(pointText(Object.assign({ y: 34, x: 85 }, { id: 7 }))).toBe('{"x":85,"y":34}');
    expect(pointText([{ x: 85, y: 34 }])).toBe('[{"x":85,"y":34}]');
  });

  it('[4.17] answers with the codes of the protocol', () => {
    expect(REPLY).toEqual({
      ...{ ok: '0000', failed: '0001', stale: '6110', wrong: '6111', noPicture: '6112' },
      ...{ tooManyGets: '6201', locked: '6202' },
    });
  });

  it('[4.19] joins token and points by three dashes', () => {
    expect(verificationText('c095', '{"x":100,"y":5}')).toBe('c095---{"x":100,"y":5}');
  });
});
