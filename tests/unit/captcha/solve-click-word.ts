import { createCanvas, Path2D } from '@napi-rs/canvas';
import type { Point } from '#domain/captcha/protocol.ts';
import outlines from '#server/captcha/glyphs/outlines.json' with { type: 'json' };
import { brightness, type Pixels } from './pixels.ts';

const shapes: Readonly<Record<string, string>> = outlines;
const BOX = 250;
const GLYPH = 39;
const HALO = 4;
const STEP = 2;
const GRID = 3;
const COARSE = 3;
const SIDE = 60;
const MARGIN = 25;
const APART = 40;
const NEAR = 14;

/** Sample offsets from a glyph's middle with weight +1 on the glyph and -1 on its halo, weights summing to zero. */
interface Template {
  steps: Int32Array;
  weight: Float32Array;
  norm: number;
}

interface Match extends Point {
  score: number;
}

/** Each value with its eight neighbours averaged in: forgives a bent stroke a pixel. */
function soften(values: Float32Array, width: number, height: number): Float32Array {
  const soft = new Float32Array(values.length);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      let sum = 0;
      for (let dy = -1; dy <= 1; dy += 1) {
        const row = Math.min(height - 1, Math.max(0, y + dy)) * width;
        for (let dx = -1; dx <= 1; dx += 1) sum += values[row + Math.min(width - 1, Math.max(0, x + dx))]!;
      }
      soft[y * width + x] = sum / 9;
    }
  }
  return soft;
}

function templateOf(word: string, turn: number, step: number, stride: number): Template {
  const canvas = createCanvas(SIDE, SIDE);
  const context = canvas.getContext('2d');
  const path = new Path2D(shapes[word]!);
  context.translate(SIDE / 2, SIDE / 2);
  context.rotate(turn);
  context.scale(GLYPH / BOX, GLYPH / BOX);
  context.translate(-BOX / 2, -BOX / 2);
  context.lineJoin = 'round';
  context.lineWidth = (HALO * BOX) / GLYPH;
  context.strokeStyle = '#0f0';
  context.stroke(path);
  context.fillStyle = '#f00';
  context.fill(path);
  const { data } = context.getImageData(0, 0, SIDE, SIDE);
  const sign = soften(
    Float32Array.from({ length: SIDE * SIDE }, (_, at) =>
      data[at * 4 + 3]! < 128 ? 0 : data[at * 4]! > data[at * 4 + 1]! ? 1 : -1,
    ),
    SIDE,
    SIDE,
  );
  const found: [number, number, number][] = [];
  for (let y = 0; y < SIDE; y += step) {
    for (let x = 0; x < SIDE; x += step) {
      if (data[(y * SIDE + x) * 4 + 3]! < 128) continue;
      found.push([x - SIDE / 2, y - SIDE / 2, sign[y * SIDE + x]!]);
    }
  }
  const mean = found.reduce((sum, [, , weight]) => sum + weight, 0) / found.length;
  const weight = Float32Array.from(found, ([, , value]) => value - mean);
  return {
    steps: Int32Array.from(found, ([x, y]) => y * stride + x),
    weight,
    norm: Math.sqrt(weight.reduce((sum, value) => sum + value * value, 0)),
  };
}

/** Brightness with a border around it, so that no template reaches outside. */
interface Field {
  stride: number;
  grey: Float32Array;
}

function fieldOf(picture: Pixels): Field {
  const soft = soften(brightness(picture), picture.width, picture.height);
  const stride = picture.width + SIDE;
  const grey = new Float32Array(stride * (picture.height + SIDE));
  for (let at = 0; at < grey.length; at += 1) {
    const x = Math.min(picture.width - 1, Math.max(0, (at % stride) - SIDE / 2));
    const y = Math.min(picture.height - 1, Math.max(0, Math.floor(at / stride) - SIDE / 2));
    grey[at] = soft[y * picture.width + x]!;
  }
  return { stride, grey };
}

/** How well the template fits at (x, y), whichever of glyph and halo is the brighter: 0 to 1. */
function likeness({ grey, stride }: Field, { steps, weight, norm }: Template, x: number, y: number): number {
  const middle = (y + SIDE / 2) * stride + x + SIDE / 2;
  let cross = 0;
  let sum = 0;
  let squares = 0;
  for (let index = 0; index < steps.length; index += 1) {
    const value = grey[middle + steps[index]!]!;
    cross += value * weight[index]!;
    sum += value;
    squares += value * value;
  }
  const spread = squares - (sum * sum) / steps.length;
  return spread <= 0 ? 0 : Math.abs(cross) / (norm * Math.sqrt(spread));
}

const TURNS = Array.from({ length: 9 }, (_, index) => (index - 4) * 0.14);

/** The places where `word` fits best, apart from each other. */
function matches(picture: Pixels, field: Field, word: string, most: number): readonly Match[] {
  const found: Match[] = [];
  for (const turn of TURNS) {
    const template = templateOf(word, turn, COARSE, field.stride);
    for (let y = MARGIN; y <= picture.height - MARGIN; y += GRID) {
      for (let x = MARGIN; x <= picture.width - MARGIN; x += GRID) {
        found.push({ x, y, score: likeness(field, template, x, y) });
      }
    }
  }
  found.sort((one, other) => other.score - one.score);
  const best: Match[] = [];
  for (const match of found) {
    if (best.every((other) => Math.max(Math.abs(other.x - match.x), Math.abs(other.y - match.y)) >= NEAR)) {
      best.push(match);
    }
    if (best.length === most) break;
  }
  return best.map((match) => refine(field, word, match));
}

const FINE_TURNS = Array.from({ length: 13 }, (_, index) => (index - 6) * 0.1);

function refine(field: Field, word: string, rough: Match): Match {
  let best: Match = { ...rough, score: 0 };
  for (const turn of FINE_TURNS) {
    const template = templateOf(word, turn, STEP, field.stride);
    for (let y = rough.y - 3; y <= rough.y + 3; y += 1) {
      for (let x = rough.x - 3; x <= rough.x + 3; x += 1) {
        const score = likeness(field, template, x, y);
        if (score > best.score) best = { x, y, score };
      }
    }
  }
  return best;
}

/** Where to click for `words`, in order, found by laying the shipped outlines over the picture. */
export function solveClickWord(picture: Pixels, words: readonly string[]): readonly Point[] {
  const field = fieldOf(picture);
  const candidates = words.map((word) => matches(picture, field, word, 8));
  let best: readonly Match[] = [];
  let bestScore = -1;
  const choose = (chosen: readonly Match[], score: number): void => {
    const next = candidates[chosen.length];
    if (next === undefined) {
      if (score > bestScore) {
        bestScore = score;
        best = chosen;
      }
      return;
    }
    for (const match of next) {
      const apart = chosen.every(
        (other) => Math.max(Math.abs(other.x - match.x), Math.abs(other.y - match.y)) >= APART,
      );
      if (apart) choose([...chosen, match], score + match.score);
    }
  };
  choose([], 0);
  return best.map(({ x, y }) => ({ x, y }));
}
