import { Path2D } from '@napi-rs/canvas';
import type { Point } from '#domain/captcha/protocol.ts';
import { CAPTCHA_CLICKS, CAPTCHA_SCALE } from '#domain/limits.ts';
import { between, type Chance, draw, whole } from '../chance.ts';
import type { Picture } from '../picture.ts';
import { encodeBackground } from './encode.ts';
import { contoursOf } from './glyphs.ts';
import { lookalikesOf, plainWords } from './lookalikes.ts';
import { drawMark } from './mark.ts';
import { drawGrain } from './marks.ts';
import { drawScene, type Scene } from './scene.ts';

const { width, height } = CAPTCHA_SCALE;
/** Words in the picture that nobody asks for, most of them like one that is. */
const DECOYS = 5;
const MARGIN = 24;
/** So far apart that no click within the tolerance of a wanted word lies nearer to the middle of another. */
const APART = 44;

/** Places for `count` words. */
export function scatter(chance: Chance, count = CAPTCHA_CLICKS + DECOYS): readonly Point[] {
  for (;;) {
    const points: Point[] = [];
    for (let tries = 0; tries < 200 && points.length < count; tries += 1) {
      const x = whole(chance, MARGIN, width - MARGIN);
      const y = whole(chance, MARGIN, height - MARGIN);
      if (points.every((other) => Math.max(Math.abs(other.x - x), Math.abs(other.y - y)) >= APART)) {
        points.push({ x, y });
      }
    }
    if (points.length === count) return points;
  }
}

/** A word on a ground of its own, whatever the chart is there. */
function drawWord({ context, palette }: Scene, word: string, at: Point, chance: Chance): void {
  const ground = new Path2D();
  ground.ellipse(
    at.x,
    at.y,
    between(chance, 23, 27),
    between(chance, 20, 25),
    between(chance, 0, Math.PI),
    0,
    Math.PI * 2,
  );
  context.save();
  context.clip(ground);
  drawMark(
    context,
    contoursOf(word),
    at,
    { size: between(chance, 32, 37), turn: 0.5, bend: 0.75, mirrored: false, sides: 1, breaks: 2, strays: 2 },
    palette,
    0.9,
    chance,
  );
  context.restore();
}

/** Three words to click and, among the rest, some that a template takes for them. */
function chooseWords(chance: Chance): { wanted: readonly string[]; decoys: readonly string[] } {
  const wanted = draw(chance, plainWords, CAPTCHA_CLICKS);
  const alike = draw(chance, [...new Set(wanted.flatMap(lookalikesOf))], DECOYS + CAPTCHA_CLICKS);
  return { wanted, decoys: alike.filter((word) => !wanted.includes(word)).slice(0, DECOYS) };
}

/** The picture and where all its words stand, the wanted ones first. */
export function drawWords(chance: Chance): Picture & { places: readonly Point[] } {
  const scene = drawScene(chance);
  const { wanted, decoys } = chooseWords(chance);
  const places = scatter(chance);
  [...wanted, ...decoys].forEach((word, index) => {
    drawWord(scene, word, places[index]!, chance);
  });
  drawGrain(scene.context, scene.palette, chance);
  return {
    solution: { type: 'clickWord', points: places.slice(0, CAPTCHA_CLICKS) },
    original: encodeBackground(scene.canvas),
    piece: null,
    words: wanted,
    places,
  };
}

export function drawClickWord(chance: Chance): Picture {
  const { places: _places, ...picture } = drawWords(chance);
  return picture;
}
