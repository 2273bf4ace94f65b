import { Path2D } from '@napi-rs/canvas';
import { between, type Chance } from '../chance.ts';
import { type Contour, GLYPH_BOX } from './glyphs.ts';

const TURN = Math.PI * 2;
const WAVES = 4;

/** How far a word is bent: 1 is as far as a person reads without effort. */
export interface Hand {
  size: number;
  turn: number;
  bend: number;
  /** May look to the other side. */
  mirrored: boolean;
  /** Lines at which light and dark change places. */
  sides: number;
  /** Gaps across the strokes. */
  breaks: number;
  /** Strokes on each side that belong to no shape. */
  strays: number;
}

type Move = (x: number, y: number) => readonly [number, number];

/** Slow waves of every direction over the box: no straight line stays straight, no stroke keeps its distance. */
function waves(chance: Chance, bend: number): Move {
  const all = Array.from({ length: WAVES }, () => {
    const way = between(chance, 0, TURN);
    const length = between(chance, 90, 230);
    const reach = between(chance, 6, 11) * bend;
    const to = between(chance, 0, TURN);
    return {
      kx: (Math.cos(way) * TURN) / length,
      ky: (Math.sin(way) * TURN) / length,
      dx: Math.cos(to) * reach,
      dy: Math.sin(to) * reach,
      phase: between(chance, 0, TURN),
    };
  });
  return (x, y) => {
    let [movedX, movedY] = [x, y];
    for (const { kx, ky, dx, dy, phase } of all) {
      const swing = Math.sin(kx * x + ky * y + phase);
      movedX += dx * swing;
      movedY += dy * swing;
    }
    return [movedX, movedY];
  };
}

/** Parts of a word are wider or narrower, higher or lower than the type has them. */
function uneven(chance: Chance, bend: number): (at: number) => number {
  const half = GLYPH_BOX / 2;
  const power = 2 ** between(chance, -0.45 * bend, 0.45 * bend);
  const turn = chance() < 0.5 ? -1 : 1;
  return (at) => {
    const part = Math.min(1, Math.max(0, (turn * at + half) / GLYPH_BOX));
    return turn * (part ** power * GLYPH_BOX - half);
  };
}

interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

function boxOf(line: Contour): Box {
  const box = { left: Infinity, top: Infinity, right: -Infinity, bottom: -Infinity };
  for (let index = 0; index < line.length; index += 2) {
    box.left = Math.min(box.left, line[index]!);
    box.right = Math.max(box.right, line[index]!);
    box.top = Math.min(box.top, line[index + 1]!);
    box.bottom = Math.max(box.bottom, line[index + 1]!);
  }
  return box;
}

const nests = (inner: Box, outer: Box): boolean =>
  inner.left >= outer.left && inner.right <= outer.right && inner.top >= outer.top && inner.bottom <= outer.bottom;

const carriers = new WeakMap<readonly Contour[], readonly number[]>();

/** With which contour each one moves: a counter stays in its stroke. */
function carriersOf(lines: readonly Contour[]): readonly number[] {
  const known = carriers.get(lines);
  if (known) return known;
  const boxes = lines.map(boxOf);
  const found = boxes.map((box, order) => {
    const outer = boxes.findIndex((other, index) => index !== order && nests(box, other));
    return outer === -1 ? order : outer;
  });
  carriers.set(lines, found);
  return found;
}

/** A shape as one hand draws it this once, around (0, 0): never twice the same, no stroke where the original has it. */
export function bendShape(lines: readonly Contour[], { size, turn, bend, mirrored }: Hand, chance: Chance): Path2D {
  const carried = carriersOf(lines);
  const wave = waves(chance, bend);
  const [across, down] = [uneven(chance, bend), uneven(chance, bend)];
  const scale = size / GLYPH_BOX;
  const aspect = 2 ** between(chance, -0.25 * bend, 0.25 * bend);
  const lean = between(chance, -0.22, 0.22) * bend;
  const [tiltX, tiltY] = [between(chance, -0.0009, 0.0009) * bend, between(chance, -0.0009, 0.0009) * bend];
  const angle = between(chance, -turn, turn);
  const [cos, sin] = [Math.cos(angle) * scale, Math.sin(angle) * scale];
  const shift = 7 * bend;
  const shifts = lines.map(() => [between(chance, -shift, shift), between(chance, -shift, shift)] as const);
  const facing = mirrored && chance() < 0.5 ? -1 : 1;
  const path = new Path2D();
  lines.forEach((line, order) => {
    const [shiftX, shiftY] = shifts[carried[order]!]!;
    for (let index = 0; index < line.length; index += 2) {
      const [waveX, waveY] = wave(across(line[index]!) + shiftX, down(line[index + 1]!) + shiftY);
      const depth = 1 + tiltX * waveX + tiltY * waveY;
      const x = (facing * (waveX + lean * waveY) * aspect) / depth;
      const y = waveY / aspect / depth;
      const [toX, toY] = [x * cos - y * sin, x * sin + y * cos];
      if (index === 0) path.moveTo(toX, toY);
      else path.lineTo(toX, toY);
    }
    path.closePath();
  });
  return path;
}
