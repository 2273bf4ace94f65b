import type { Point } from '#domain/captcha/protocol.ts';
import { CAPTCHA_CLICKS, CAPTCHA_SCALE } from '#domain/limits.ts';
import { between, type Chance, draw, pick } from '../chance.ts';
import { CLICK_TOLERANCE } from '../judge.ts';
import type { Picture } from '../picture.ts';
import { encodeBackground } from './encode.ts';
import { type Bend, bentOutline, GLYPH_BOX, words } from './glyphs.ts';
import { drawScene, type Scene } from './scene.ts';

const { width, height } = CAPTCHA_SCALE;
const GLYPHS = CAPTCHA_CLICKS + 1;
const MARGIN = 29;
/** So far apart that no click lies within the tolerance of two glyphs. */
const APART = CLICK_TOLERANCE * 2 + 1;

/** Places for the glyphs, the wanted ones first. */
export function scatter(chance: Chance): readonly Point[] {
  for (;;) {
    const points: Point[] = [];
    for (let tries = 0; tries < 60 && points.length < GLYPHS; tries += 1) {
      const x = Math.round(between(chance, MARGIN, width - MARGIN));
      const y = Math.round(between(chance, MARGIN, height - MARGIN));
      if (points.every((other) => Math.max(Math.abs(other.x - x), Math.abs(other.y - y)) >= APART)) {
        points.push({ x, y });
      }
    }
    if (points.length === GLYPHS) return points;
  }
}

/** Turns, leans, stretches and ripples a glyph, never so far that a person could not read it. */
function bendBy(chance: Chance): Bend {
  const size = between(chance, 36, 42) / GLYPH_BOX;
  const stretch = between(chance, 0.92, 1.08);
  const turn = between(chance, -0.55, 0.55);
  const lean = between(chance, -0.14, 0.14);
  const ripple = between(chance, 4, 9);
  const wave = between(chance, 0.016, 0.026);
  const phase = between(chance, 0, Math.PI * 2);
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
  return (x, y) => {
    const rippledX = (x + ripple * Math.sin(y * wave + phase)) * stretch * size;
    const rippledY = ((y + ripple * Math.sin(x * wave - phase)) / stretch) * size;
    const leaning = rippledX + lean * rippledY;
    return [leaning * cos - rippledY * sin, leaning * sin + rippledY * cos];
  };
}

function drawWord({ context, palette }: Scene, word: string, at: Point, chance: Chance): void {
  const outline = bentOutline(word, bendBy(chance));
  context.save();
  context.translate(at.x, at.y);
  context.lineJoin = 'round';
  context.lineWidth = between(chance, 3, 4);
  context.strokeStyle = palette.halo;
  context.stroke(outline);
  context.fillStyle = pick(chance, palette.glyphs);
  context.fill(outline);
  context.restore();
}

export function drawClickWord(chance: Chance): Picture {
  const scene = drawScene(chance);
  const drawn = draw(chance, words, GLYPHS);
  const points = scatter(chance);
  drawn.forEach((word, index) => {
    drawWord(scene, word, points[index]!, chance);
  });
  return {
    solution: { type: 'clickWord', points: points.slice(0, CAPTCHA_CLICKS) },
    original: encodeBackground(scene.canvas),
    piece: null,
    words: drawn.slice(0, CAPTCHA_CLICKS),
  };
}
