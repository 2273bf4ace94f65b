import type { SKRSContext2D } from '@napi-rs/canvas';
import type { Point } from '#domain/captcha/protocol.ts';
import { CAPTCHA_CLICKS, CAPTCHA_SCALE } from '#domain/limits.ts';
import { between, type Chance, draw, whole } from '../chance.ts';
import type { Picture } from '../picture.ts';
import { encodeBackground } from './encode.ts';
import { GLYPH_BOX, wordPath, words } from './glyphs.ts';
import { drawScene } from './scene.ts';

const { width, height } = CAPTCHA_SCALE;
/** Words in the picture that must not be clicked. */
const DECOYS = 1;
const SIZE = 34;
/** Maximum rotation, about 20 degrees. */
const TURN = 0.35;
/** Keeps a turned word and its halo inside the picture. */
const MARGIN = 27;
/** Words at this distance never overlap, and no point is within the tolerance of two. */
const APART = 52;
/** Covered by the refresh button. */
const CORNER = { left: width - 66, bottom: 66 };

const isUnderButton = ({ x, y }: Point): boolean => x > CORNER.left && y < CORNER.bottom;

const isApart = (one: Point, other: Point): boolean =>
  Math.max(Math.abs(one.x - other.x), Math.abs(one.y - other.y)) >= APART;

/** Returns the centres of `count` words. */
export function scatter(chance: Chance, count = CAPTCHA_CLICKS + DECOYS): readonly Point[] {
  for (;;) {
    const points: Point[] = [];
    for (let tries = 0; tries < 100 && points.length < count; tries += 1) {
      const point = { x: whole(chance, MARGIN, width - MARGIN), y: whole(chance, MARGIN, height - MARGIN) };
      if (!isUnderButton(point) && points.every((other) => isApart(point, other))) points.push(point);
    }
    if (points.length === count) return points;
  }
}

function drawWord(context: SKRSContext2D, word: string, middle: Point, chance: Chance): void {
  const scale = SIZE / GLYPH_BOX;
  const angle = between(chance, -TURN, TURN);
  const [cos, sin] = [Math.cos(angle) * scale, Math.sin(angle) * scale];
  context.setTransform(cos, sin, -sin, cos, middle.x, middle.y);
  context.translate(-GLYPH_BOX / 2, -GLYPH_BOX / 2);
  const outline = wordPath(word);
  context.lineWidth = 5 / scale;
  context.strokeStyle = '#ffffff';
  context.stroke(outline);
  context.fillStyle = '#0a1b2e';
  context.fill(outline);
  context.resetTransform();
}

export function drawClickWord(chance: Chance): Picture {
  const { canvas, context } = drawScene(chance);
  const shown = draw(chance, words, CAPTCHA_CLICKS + DECOYS);
  const middles = scatter(chance);
  shown.forEach((word, index) => {
    drawWord(context, word, middles[index]!, chance);
  });
  return {
    solution: { type: 'clickWord', points: middles.slice(0, CAPTCHA_CLICKS) },
    original: encodeBackground(canvas),
    piece: null,
    words: shown.slice(0, CAPTCHA_CLICKS),
  };
}
