import { createCanvas, Path2D } from '@napi-rs/canvas';
import { brightness, type Pixels } from './pixels.ts';

export const SIDE = 38;
const AREA = SIDE * SIDE;

/** A square of numbers around a middle. */
export type Patch = Float32Array;

/** The box blur twice over: forgives a bent stroke a pixel or two. */
function soften(patch: Patch, radius: number): Patch {
  let from = patch;
  for (let pass = 0; pass < 2; pass += 1) {
    const to = new Float32Array(AREA);
    for (let y = 0; y < SIDE; y += 1) {
      for (let x = 0; x < SIDE; x += 1) {
        let [sum, count] = [0, 0];
        for (let dy = -radius; dy <= radius; dy += 1) {
          for (let dx = -radius; dx <= radius; dx += 1) {
            if (x + dx < 0 || y + dy < 0 || x + dx >= SIDE || y + dy >= SIDE) continue;
            sum += from[(y + dy) * SIDE + x + dx]!;
            count += 1;
          }
        }
        to[y * SIDE + x] = sum / count;
      }
    }
    from = to;
  }
  return from;
}

function edges(patch: Patch): Patch {
  const strength = new Float32Array(AREA);
  for (let y = 1; y < SIDE - 1; y += 1) {
    for (let x = 1; x < SIDE - 1; x += 1) {
      const at = y * SIDE + x;
      strength[at] = Math.hypot(patch[at + 1]! - patch[at - 1]!, patch[at + SIDE]! - patch[at - SIDE]!);
    }
  }
  return strength;
}

/** The ways a solver may look at a square: what stands out from its ground, its light, its edges. */
export interface Look {
  ink: Patch;
  light: Patch;
  edge: Patch;
}

export const VIEWS = ['ink', 'light', 'edge'] as const;

/** The square around a middle; a `scale` above 1 looks at a larger one, shrunk. */
export function lookAt(picture: Pixels, middleX: number, middleY: number, scale = 1): Look {
  const grey = brightness(picture);
  const patch = new Float32Array(AREA);
  for (let y = 0; y < SIDE; y += 1) {
    for (let x = 0; x < SIDE; x += 1) {
      const fromX = Math.min(picture.width - 1, Math.max(0, Math.round(middleX + (x - SIDE / 2) * scale)));
      const fromY = Math.min(picture.height - 1, Math.max(0, Math.round(middleY + (y - SIDE / 2) * scale)));
      patch[y * SIDE + x] = grey[fromY * picture.width + fromX]!;
    }
  }
  const sorted = Float32Array.from(patch).sort();
  const [low, median, high] = [sorted[AREA >> 3]!, sorted[AREA >> 1]!, sorted[AREA - (AREA >> 3)]!];
  const ground = Math.abs(median - low) < Math.abs(high - median) ? low : high;
  return {
    ink: soften(
      patch.map((value) => Math.abs(value - ground)),
      1,
    ),
    light: soften(patch, 1),
    edge: soften(edges(patch), 1),
  };
}

const MARGIN = 4;
/** What is softened loses little when every second pixel is left out. */
const GRID = 2;

/** The inside of a square moved by a few pixels, mean 0 and length 1: the product of two of them is their likeness. */
function insideOf(patch: Patch, dx = 0, dy = 0): Patch {
  const values: number[] = [];
  for (let y = MARGIN; y < SIDE - MARGIN; y += GRID) {
    for (let x = MARGIN; x < SIDE - MARGIN; x += GRID) values.push(patch[(y + dy) * SIDE + x + dx]!);
  }
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  const length = Math.hypot(...values.map((value) => value - mean));
  return Float32Array.from(values, (value) => (length === 0 ? 0 : (value - mean) / length));
}

const SHIFTS = [-3, -1, 1, 3];
const moved = new WeakMap<Patch, readonly Patch[]>();

function movedInsides(patch: Patch): readonly Patch[] {
  const known = moved.get(patch);
  if (known) return known;
  const found = SHIFTS.flatMap((dy) => SHIFTS.map((dx) => insideOf(patch, dx, dy)));
  moved.set(patch, found);
  return found;
}

/** Four sums at once, since each addition waits for the one before it. */
function product(one: Patch, other: Patch): number {
  let [a, b, c, d] = [0, 0, 0, 0];
  let at = 0;
  for (; at + 3 < one.length; at += 4) {
    a += one[at]! * other[at]!;
    b += one[at + 1]! * other[at + 1]!;
    c += one[at + 2]! * other[at + 2]!;
    d += one[at + 3]! * other[at + 3]!;
  }
  for (; at < one.length; at += 1) a += one[at]! * other[at]!;
  return a + b + c + d;
}

/** The best fit of any of the templates anywhere near, -1 to 1. Light and dark may have changed places. */
export function bestFit(templates: readonly Patch[], patch: Patch, eitherSign: boolean): number {
  const insides = movedInsides(patch);
  let best = -1;
  for (const template of templates) {
    for (const inside of insides) {
      const fit = product(template, inside);
      best = Math.max(best, eitherSign ? Math.abs(fit) : fit);
    }
  }
  return best;
}

/** Scores in units of their spread, so that different measures can be added. */
export function standard(scores: readonly number[]): number[] {
  const mean = scores.reduce((sum, score) => sum + score, 0) / scores.length;
  const spread = Math.sqrt(scores.reduce((sum, score) => sum + (score - mean) ** 2, 0) / scores.length);
  return scores.map((score) => (spread === 0 ? 0 : (score - mean) / spread));
}

/** Templates of one thing for each view, as their insides. */
export type Templates = Record<(typeof VIEWS)[number], readonly Patch[]>;

/** How well each of `looks` fits, by one view or by all added up. */
export function fits(templates: Templates, looks: readonly Look[], views: readonly (typeof VIEWS)[number][]): number[] {
  const sums = looks.map(() => 0);
  for (const view of views) {
    const scores = looks.map((look) => bestFit(templates[view], look[view], view === 'light'));
    standard(scores).forEach((score, index) => {
      sums[index]! += score;
    });
  }
  return sums;
}

const ALL_ROUND = Array.from({ length: 24 }, (_, step) => (step * Math.PI) / 12);

/** A square turned and stretched, as templates of itself. */
export function variantsOf(look: Look): Templates {
  const variants = (patch: Patch): Patch[] =>
    ALL_ROUND.flatMap((turn) =>
      [
        [1, 1],
        [0.9, 1.1],
        [1.1, 0.9],
      ].map(([wide, high]) => insideOf(resample(patch, turn, wide!, high!))),
    );
  return { ink: variants(look.ink), light: variants(look.light), edge: variants(look.edge) };
}

function resample(patch: Patch, turn: number, wide: number, high: number): Patch {
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
  return Float32Array.from({ length: AREA }, (_, at) => {
    const [dx, dy] = [(at % SIDE) - SIDE / 2, Math.floor(at / SIDE) - SIDE / 2];
    const x = Math.min(SIDE - 1, Math.max(0, Math.round((dx * cos + dy * sin) / wide + SIDE / 2)));
    const y = Math.min(SIDE - 1, Math.max(0, Math.round((dy * cos - dx * sin) / high + SIDE / 2)));
    return patch[y * SIDE + x]!;
  });
}

export interface StockOptions {
  size: number;
  turns: readonly number[];
  mirrored: boolean;
}

/** Templates from the shipped outlines, at many angles and proportions. */
export function stockTemplates(lines: readonly Float32Array[], { size, turns, mirrored }: StockOptions): Templates {
  const ink = turns.flatMap((turn) =>
    (mirrored ? [1, -1] : [1]).flatMap((facing) =>
      [0.9, 1, 1.1].map((aspect) => {
        const canvas = createCanvas(SIDE, SIDE);
        const context = canvas.getContext('2d');
        const path = new Path2D();
        const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
        for (const line of lines) {
          for (let index = 0; index < line.length; index += 2) {
            const x = (facing * aspect * line[index]! * size) / 250;
            const y = (line[index + 1]! * size) / 250 / aspect;
            const to = [x * cos - y * sin + SIDE / 2, x * sin + y * cos + SIDE / 2] as const;
            if (index === 0) path.moveTo(...to);
            else path.lineTo(...to);
          }
          path.closePath();
        }
        context.fill(path);
        const { data } = context.getImageData(0, 0, SIDE, SIDE);
        return soften(
          Float32Array.from({ length: AREA }, (_, at) => data[at * 4 + 3]!),
          1,
        );
      }),
    ),
  );
  const insides = ink.map((patch) => insideOf(patch));
  return { ink: insides, light: insides, edge: ink.map((patch) => insideOf(edges(patch))) };
}
