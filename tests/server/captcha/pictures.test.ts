import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import {
  type CaptchaType,
  clickPoint,
  PIECE_SIZE,
  pointText,
  sliderPoint,
  sliderReach,
} from '#domain/captcha/protocol.ts';
import { CAPTCHA_SCALE } from '#domain/limits.ts';
import { between, pick, secureChance, seededChance, whole } from '#server/captcha/chance.ts';
import { scatter } from '#server/captcha/draw/click-word.ts';
import { drawPicture } from '#server/captcha/draw/draw.ts';
import { words } from '#server/captcha/draw/glyphs.ts';
import { drawScene } from '#server/captcha/draw/scene.ts';
import { FIRST_X, LAST_X } from '#server/captcha/draw/slider.ts';
import { CLICK_TOLERANCE, judge, SLIDER_TOLERANCE, type Solution } from '#server/captcha/judge.ts';
import type { Picture } from '#server/captcha/picture.ts';
import { FULL } from '#tests/kit/full.ts';
import { brightness, decodePicture, type Pixels } from '#tests/server/captcha/pixels.ts';

const PICTURES = FULL ? 250 : 40;
const PEOPLE = 2_000;
/** Pictures that a script without learning looks at. */
const LOOKED_AT = FULL ? 100 : 20;
const FIFTEEN_KILOBYTES = 15 * 1024;
const types = ['blockPuzzle', 'clickWord'] as const;

/** The answer's JSON as it goes over the wire, envelope included. */
const wireBytes = (type: CaptchaType, { original, piece, words: wordList }: Picture): number =>
  Buffer.byteLength(
    JSON.stringify({
      code: '00000000',
      message: '成功',
      data: {
        repCode: '0000',
        repMsg: '成功',
        repData: {
          captchaType: type,
          token: '0'.repeat(32),
          secretKey: 'k'.repeat(16),
          originalImageBase64: original,
          jigsawImageBase64: piece,
          wordList,
        },
        success: true,
      },
    }),
  );

describe.each(types)('pictures of a %s', (type) => {
  it(`[3.12] ${PICTURES} answers: every picture another, none above 15 KB`, { timeout: 120_000 }, () => {
    const chance = secureChance();
    const seen = new Set<string>();
    let largest = 0;
    for (let index = 0; index < PICTURES; index += 1) {
      const picture = drawPicture(type, chance);
      seen.add(createHash('sha256').update(picture.original).digest('hex'));
      largest = Math.max(largest, wireBytes(type, picture));
    }
    expect(seen.size).toBe(PICTURES);
    expect(largest).toBeLessThanOrEqual(FIFTEEN_KILOBYTES);
  });

  it('[3.12] the same seed draws the same picture, whatever was drawn before', () => {
    const first = drawPicture(type, seededChance(42));
    drawPicture('clickWord', seededChance(43));
    drawPicture('blockPuzzle', seededChance(44));
    expect(drawPicture(type, seededChance(42))).toEqual(first);
  });

  it('[4.18] the background is a JPEG of 310×155', async () => {
    const { original } = drawPicture(type, seededChance(7));
    expect(original).toMatch(/^[A-Za-z0-9+/]+=*$/);
    expect([...Buffer.from(original, 'base64').subarray(0, 3)]).toEqual([0xff, 0xd8, 0xff]);
    const { width, height } = await decodePicture(original);
    expect([width, height]).toEqual([310, 155]);
  });
});

const isSolvedBy = (solution: Solution, x: number) => judge(solution, pointText({ x, y: 5 })) === 'right';

/** The scene that a picture of this seed was drawn on. */
function sceneOf(seed: number): Pixels {
  const { canvas, context } = drawScene(seededChance(seed));
  const { width, height } = canvas;
  return { width, height, data: context.getImageData(0, 0, width, height).data };
}

/** The greatest difference of a colour at a pixel of each. */
function differenceAt(one: Pixels, at: number, other: Pixels, otherAt: number): number {
  return Math.max(...[0, 1, 2].map((part) => Math.abs(one.data[at * 4 + part]! - other.data[otherAt * 4 + part]!)));
}

const isOpaque = ({ width, data }: Pixels, x: number, y: number) =>
  x >= 0 && x < width && data[(y * width + x) * 4 + 3] === 255;

const AROUND = [-3, -2, -1, 0, 1, 2, 3];

/** Whether a pixel lies so deep in the piece that neither its edge nor its outline touches it. */
const isInside = (piece: Pixels, x: number, y: number) =>
  AROUND.every((dx) => AROUND.every((dy) => isOpaque(piece, x + dx, y + dy)));

describe('the slider’s picture', () => {
  it('[4.18] the piece is the part of the scene that the gap lacks, pixel by pixel', async () => {
    for (let seed = 0; seed < 40; seed += 1) {
      const { piece: base64, solution } = drawPicture('blockPuzzle', seededChance(seed));
      if (solution.type !== 'blockPuzzle') throw new Error('not a slider');
      expect(Buffer.from(base64!, 'base64').subarray(1, 4).toString()).toBe('PNG');
      const [piece, scene] = [await decodePicture(base64!), sceneOf(seed)];
      expect([piece.width, piece.height]).toEqual([47, 155]);
      let compared = 0;
      const other: string[] = [];
      for (let y = 3; y < piece.height - 3; y += 1) {
        for (let x = 3; x < piece.width - 3; x += 1) {
          if (!isInside(piece, x, y)) continue;
          compared += 1;
          const at = y * piece.width + x;
          if (differenceAt(piece, at, scene, y * scene.width + solution.x + x) > 1) other.push(`${x},${y}`);
        }
      }
      expect(other, `seed ${seed}`).toEqual([]);
      expect(compared).toBeGreaterThan(500);
    }
  });

  it('[4.12b] [4.18] the gap is clear of the piece at rest and reaches as far as the piece goes', () => {
    expect(FIRST_X).toBeGreaterThan(PIECE_SIZE);
    expect(LAST_X).toBe(sliderReach(CAPTCHA_SCALE.width));
    const found = Array.from({ length: 400 }, (_, seed) => {
      const { solution } = drawPicture('blockPuzzle', seededChance(seed * 7_919));
      return solution.type === 'blockPuzzle' ? solution.x : 0;
    });
    expect(Math.min(...found)).toBeLessThanOrEqual(FIRST_X + SLIDER_TOLERANCE);
    expect(Math.max(...found)).toBeGreaterThanOrEqual(LAST_X - SLIDER_TOLERANCE);
  });

  it('[11.6] the gap is in plain sight: a script that looks for the darkest square passes 75 in a hundred', async () => {
    let passed = 0;
    for (let seed = 0; seed < LOOKED_AT; seed += 1) {
      const { original, solution } = drawPicture('blockPuzzle', seededChance(seed));
      if (isSolvedBy(solution, darkestSquare(await decodePicture(original)))) passed += 1;
    }
    expect(passed / LOOKED_AT).toBeGreaterThanOrEqual(0.75);
  });

  it('[4.18] a hand up to 3 px off passes at least 95 times in a hundred', () => {
    const chance = seededChance(8);
    let passed = 0;
    for (let index = 0; index < PEOPLE; index += 1) {
      const solution: Solution = { type: 'blockPuzzle', x: whole(chance, FIRST_X, LAST_X) };
      const shownWidth = pick(chance, [300, 248, 310]);
      const left = Math.round((solution.x * shownWidth) / CAPTCHA_SCALE.width) + between(chance, -3, 3);
      if (isSolvedBy(solution, sliderPoint(left, shownWidth).x)) passed += 1;
    }
    expect(passed / PEOPLE).toBeGreaterThanOrEqual(0.95);
  });
});

/** Roughly the body of the piece without its tabs. */
const SQUARE = 40;

/** The answer by a script without any learning: the darkest square stands in the middle of the gap. */
function darkestSquare(picture: Pixels): number {
  const { width, height } = picture;
  const light = brightness(picture);
  const columns = Array.from({ length: width }, (_, x) =>
    Array.from({ length: height }, (_, y) => light[y * width + x]!),
  );
  let best = { sum: Number.POSITIVE_INFINITY, x: 0 };
  for (let x = PIECE_SIZE; x <= width - SQUARE; x += 1) {
    const square = columns.slice(x, x + SQUARE);
    for (let y = 0; y <= height - SQUARE; y += 2) {
      const sum = square.reduce((all, column) => all + sumOf(column, y, y + SQUARE), 0);
      if (sum < best.sum) best = { sum, x };
    }
  }
  return Math.round(best.x + (SQUARE - PIECE_SIZE) / 2);
}

function sumOf(values: readonly number[], from: number, to: number): number {
  let sum = 0;
  for (let index = from; index < to; index += 1) sum += values[index]!;
  return sum;
}

describe('the click-word’s picture', () => {
  it('[2.24] [4.16] asks for three different words, and for nearly every word at some time', {
    timeout: 120_000,
  }, () => {
    const requested = new Set<string>();
    for (let index = 0; index < 300; index += 1) {
      const { words: wordList, piece } = drawPicture('clickWord', seededChance(index));
      expect(piece).toBeNull();
      expect(new Set(wordList).size).toBe(3);
      for (const word of wordList!) requested.add(word);
    }
    expect(requested.size).toBeGreaterThan(words.length * 0.9);
    for (const word of requested) expect(words).toContain(word);
  });

  it('[4.16] four words at most, so far apart that no point is right for two', () => {
    const chance = seededChance(11);
    for (let index = 0; index < 300; index += 1) {
      const middles = scatter(chance);
      expect(middles).toHaveLength(4);
      middles.forEach((one, order) => {
        for (const other of middles.slice(order + 1)) {
          const apart = Math.max(Math.abs(one.x - other.x), Math.abs(one.y - other.y));
          expect(apart).toBeGreaterThan(CLICK_TOLERANCE * 2);
        }
      });
    }
  });

  it('[4.16] no word is cut by the border or lies under the button in the corner', async () => {
    const cut: string[] = [];
    for (let seed = 0; seed < LOOKED_AT; seed += 1) {
      const { original } = drawPicture('clickWord', seededChance(seed));
      const [picture, scene] = [await decodePicture(original), sceneOf(seed)];
      const { width, height } = picture;
      for (let at = 0; at < width * height; at += 1) {
        const [x, y] = [at % width, Math.floor(at / width)];
        const isKeptFree = x < 2 || y < 2 || x >= width - 2 || y >= height - 2 || (x > width - 42 && y < 42);
        // Far more than what the JPEG changes.
        if (isKeptFree && differenceAt(picture, at, scene, at) >= 120) cut.push(`seed ${seed} at ${x},${y}`);
      }
    }
    expect(cut).toEqual([]);
  });

  it('[4.16] [4.18] who clicks within the middle of each word passes at least 95 times in a hundred', () => {
    const chance = seededChance(9);
    let passed = 0;
    for (let index = 0; index < PEOPLE; index += 1) {
      const points = scatter(chance).slice(0, 3);
      const shown = { width: 300, height: 150 };
      const clicks = points.map(({ x, y }) => ({
        x: Math.round((x * shown.width) / CAPTCHA_SCALE.width) + between(chance, -11, 11),
        y: Math.round((y * shown.height) / CAPTCHA_SCALE.height) + between(chance, -11, 11),
      }));
      const text = pointText(clicks.map((click) => clickPoint(click, shown)));
      if (judge({ type: 'clickWord', points }, text) === 'right') passed += 1;
    }
    expect(passed / PEOPLE).toBeGreaterThanOrEqual(0.95);
  });
});
