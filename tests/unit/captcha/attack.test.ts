import { describe, expect, it } from 'vitest';
import { clickPoint, pointText, sliderPoint } from '#domain/captcha/protocol.ts';
import { CAPTCHA_SCALE } from '#domain/limits.ts';
import { between, pick, seededChance, whole } from '#server/captcha/chance.ts';
import { drawWords, scatter } from '#server/captcha/draw/click-word.ts';
import { drawPicture } from '#server/captcha/draw/draw.ts';
import { FIRST_X, LAST_X, SLOTS } from '#server/captcha/draw/slider.ts';
import { judge, type Solution } from '#server/captcha/judge.ts';
import { quickWordAttackers, slowWordAttackers, type WordSight } from '#tests/unit/captcha/attack-click-word.ts';
import { quickSliderAttackers, type SliderSight, slowSliderAttackers } from '#tests/unit/captcha/attack-slider.ts';
import { decodePicture } from '#tests/unit/captcha/pixels.ts';
import { FULL } from '../../kit/full.ts';

const PICTURES = 300;
/** Those who try every template need minutes for all pictures; of four, who is right each time is told from luck. */
const SLOW_PICTURES = FULL ? PICTURES : 4;
const timeout = FULL ? 3_600_000 : 600_000;
const seed = (index: number) => index * 15_485_863 + 32_452_843;
/** What a stranger's script may reach. */
const MOST = 0.3;
/** Three spreads of a share that small counts allow. */
const allowed = (pictures: number) => MOST + (pictures < PICTURES ? 3 * Math.sqrt((MOST * (1 - MOST)) / pictures) : 0);

const tilesOf = (x: number): number[] => {
  const positions = LAST_X - FIRST_X + 1;
  const apart = Math.floor(positions / SLOTS);
  const nth = Array.from({ length: SLOTS }, (_, step) => step);
  // Whatever the true one is, the set is the same for all tiles of a picture but for where the ring is cut.
  return nth.map((step) => FIRST_X + ((x - FIRST_X + step * apart) % positions)).sort((one, other) => one - other);
};

/** How often each attacker is right. */
async function shares<Sight>(
  attackers: Readonly<Record<string, (sight: Sight) => unknown>>,
  pictures: number,
  open: (index: number) => Promise<{ sight: Sight; solution: Solution }>,
  textOf: (answer: never) => string,
): Promise<Record<string, number>> {
  const right = Object.fromEntries(Object.keys(attackers).map((name) => [name, 0]));
  for (let index = 0; index < pictures; index += 1) {
    const { sight, solution } = await open(index);
    for (const [name, attack] of Object.entries(attackers)) {
      if (judge(solution, textOf(attack(sight) as never)) === 'right') right[name]! += 1 / pictures;
    }
  }
  return right;
}

async function openSlider(index: number): Promise<{ sight: SliderSight; solution: Solution }> {
  const { solution, original, piece } = drawPicture('blockPuzzle', seededChance(seed(index)));
  if (solution.type !== 'blockPuzzle') throw new Error('not a slider');
  const [background, strip] = [await decodePicture(original), await decodePicture(piece!)];
  return { sight: { background, piece: strip, tiles: tilesOf(solution.x) }, solution };
}

const sliderText = (x: number) => pointText({ x, y: 5 });

describe('solving the slider from its pictures', () => {
  it(`[2.24] over ${PICTURES} pictures no rim, outline, shadow, contrast or colour tells the place`, {
    timeout,
  }, async () => {
    const solved = await shares(quickSliderAttackers, PICTURES, openSlider, sliderText);
    for (const [name, share] of Object.entries(solved)) expect(share, name).toBeLessThanOrEqual(MOST);
  });

  it(`[2.24] over ${SLOW_PICTURES} pictures neither likeness nor the shipped shapes tell it`, { timeout }, async () => {
    const solved = await shares(slowSliderAttackers, SLOW_PICTURES, openSlider, sliderText);
    for (const [name, share] of Object.entries(solved)) {
      expect(share, name).toBeLessThanOrEqual(allowed(SLOW_PICTURES));
    }
  });

  it('[2.24] no position is the answer more often than the tolerance is wide', { timeout }, () => {
    const counts = new Array<number>(CAPTCHA_SCALE.width + 1).fill(0);
    for (let index = 0; index < PICTURES; index += 1) {
      const { solution } = drawPicture('blockPuzzle', seededChance(seed(index)));
      for (let x = 0; x < counts.length; x += 1) if (judge(solution, sliderText(x)) === 'right') counts[x]! += 1;
    }
    expect(Math.max(...counts) / PICTURES).toBeLessThanOrEqual(0.12);
  });
});

/** A hand that aims well and lands up to three shown pixels beside. */
describe('a person at either captcha', () => {
  const PEOPLE = 2_000;
  const shownWidths = [300, 248, 310];

  it('[4.18] with a hand up to 3 px off passes the slider at least 95 times in a hundred', () => {
    const chance = seededChance(8);
    let passed = 0;
    for (let index = 0; index < PEOPLE; index += 1) {
      const solution: Solution = { type: 'blockPuzzle', x: whole(chance, FIRST_X, LAST_X) };
      const shown = pick(chance, shownWidths);
      const left = Math.round((solution.x * shown) / CAPTCHA_SCALE.width) + between(chance, -3, 3);
      if (judge(solution, pointText(sliderPoint(left, shown))) === 'right') passed += 1;
    }
    expect(passed / PEOPLE).toBeGreaterThanOrEqual(0.95);
  });

  it('[4.16] [4.18] who clicks within the middle of each word passes at least 95 times in a hundred', () => {
    const chance = seededChance(9);
    let passed = 0;
    for (let index = 0; index < PEOPLE; index += 1) {
      const points = scatter(chance).slice(0, 3);
      const size = { width: 300, height: 150 };
      const clicks = points.map(({ x, y }) => ({
        x: Math.round((x * size.width) / CAPTCHA_SCALE.width) + between(chance, -3, 3) + between(chance, -8, 8),
        y: Math.round((y * size.height) / CAPTCHA_SCALE.height) + between(chance, -3, 3) + between(chance, -8, 8),
      }));
      const text = pointText(clicks.map((click) => clickPoint(click, size)));
      if (judge({ type: 'clickWord', points }, text) === 'right') passed += 1;
    }
    expect(passed / PEOPLE).toBeGreaterThanOrEqual(0.95);
  });
});

async function openWords(index: number): Promise<{ sight: WordSight; solution: Solution }> {
  const { solution, original, words, places } = drawWords(seededChance(seed(index)));
  // In no order that says anything.
  const shuffled = [...places].sort((one, other) => one.x - other.x || one.y - other.y);
  return { sight: { picture: await decodePicture(original), words: words!, places: shuffled }, solution };
}

describe('solving the click-word', () => {
  it('[2.24] random clicks pass at most once in a thousand', () => {
    const chance = seededChance(5);
    let passed = 0;
    const tries = 200_000;
    const points = Array.from({ length: 500 }, () => scatter(chance).slice(0, 3));
    for (let index = 0; index < tries; index += 1) {
      const clicks = points[0]!.map(() => ({
        x: whole(chance, 0, CAPTCHA_SCALE.width),
        y: whole(chance, 0, CAPTCHA_SCALE.height),
      }));
      if (judge({ type: 'clickWord', points: points[index % 500]! }, pointText(clicks)) === 'right') passed += 1;
    }
    expect(passed / tries).toBeLessThanOrEqual(0.001);
  });

  it('[4.16] who knows all places and no word passes with one order of each three', () => {
    const chance = seededChance(6);
    for (let index = 0; index < 100; index += 1) {
      const places = scatter(chance);
      const solution: Solution = { type: 'clickWord', points: places.slice(0, 3) };
      const orders = places.flatMap((a) =>
        places.flatMap((b) => places.filter((c) => a !== b && b !== c && a !== c).map((c) => [a, b, c])),
      );
      expect(orders).toHaveLength(336);
      expect(orders.filter((order) => judge(solution, pointText(order)) === 'right')).toHaveLength(1);
    }
  });

  it(`[2.24] over ${PICTURES} pictures neither counting pieces nor colours tell the words`, { timeout }, async () => {
    const solved = await shares(quickWordAttackers, PICTURES, openWords, pointText);
    for (const [name, share] of Object.entries(solved)) expect(share, name).toBeLessThanOrEqual(MOST);
  });

  it(`[2.24] over ${SLOW_PICTURES} pictures the shipped outlines do not tell the words`, { timeout }, async () => {
    const solved = await shares(slowWordAttackers, SLOW_PICTURES, openWords, pointText);
    for (const [name, share] of Object.entries(solved)) {
      expect(share, name).toBeLessThanOrEqual(allowed(SLOW_PICTURES));
    }
  });
});
