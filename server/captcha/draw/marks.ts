import { Path2D, type SKRSContext2D } from '@napi-rs/canvas';
import { CAPTCHA_SCALE } from '#domain/limits.ts';
import { between, type Chance, whole } from '../chance.ts';
import { writeNumber } from './glyphs.ts';
import type { Illustration } from './illustrations.ts';
import type { Palette } from './palettes.ts';

const { width, height } = CAPTCHA_SCALE;
const TURN = Math.PI * 2;

/** Draws a recommended track across the picture between two heights. */
export function drawTrack(context: SKRSContext2D, palette: Palette, chance: Chance): void {
  const from = between(chance, 70, 120);
  const to = between(chance, 20, 70);
  const sag = between(chance, -24, 24);
  context.beginPath();
  context.moveTo(-4, from);
  context.bezierCurveTo(width / 3, from + sag, (width * 2) / 3, to - sag, width + 4, to);
  context.setLineDash([9, 4]);
  context.lineWidth = 1.4;
  context.strokeStyle = palette.track;
  context.stroke();
  context.setLineDash([]);
}

const CELL = { width: 44, height: 36 };

/** Draws depths on an uneven grid, one per cell, so that none overlap. */
export function drawSoundings(context: SKRSContext2D, palette: Palette, chance: Chance): void {
  context.fillStyle = palette.sounding;
  for (let left = 4; left < width; left += CELL.width) {
    for (let top = 10; top < height; top += CELL.height) {
      const x = left + between(chance, 0, CELL.width - 16);
      const y = top + between(chance, 0, CELL.height - 12);
      writeNumber(context, whole(chance, 4, 58), x, y, 5.5);
    }
  }
  context.resetTransform();
}

/** A compass rose of radius 100: two rings, ticks and the cross lines. */
const rose = ((): Path2D => {
  const path = new Path2D();
  for (const radius of [100, 70]) {
    path.moveTo(radius, 0);
    path.arc(0, 0, radius, 0, TURN);
  }
  for (let mark = 0; mark < 36; mark += 1) {
    const angle = (mark * TURN) / 36;
    const inner = mark % 3 === 0 ? 86 : 93;
    path.moveTo(Math.cos(angle) * inner, Math.sin(angle) * inner);
    path.lineTo(Math.cos(angle) * 100, Math.sin(angle) * 100);
  }
  path.moveTo(-100, 0);
  path.lineTo(100, 0);
  return path;
})();

const needle = new Path2D('M0 -96L9 0L-9 0ZM-1.5 0L1.5 0L0 96Z');

export function drawRose(context: SKRSContext2D, palette: Palette, x: number, y: number, radius: number): void {
  const scale = radius / 100;
  context.setTransform(scale, 0, 0, scale, x, y);
  context.lineWidth = 0.8 / scale;
  context.strokeStyle = palette.track;
  context.stroke(rose);
  context.fillStyle = palette.track;
  context.fill(needle);
  context.resetTransform();
}

const paths = new Map<string, Path2D>();

function pathOf(d: string): Path2D {
  const path = paths.get(d) ?? new Path2D(d);
  paths.set(d, path);
  return path;
}

/** Draws an illustration with its box's top left corner at (x, y). */
export function drawIllustration(
  context: SKRSContext2D,
  illustration: Illustration,
  palette: Palette,
  box: { x: number; y: number; width: number; isMirrored?: boolean },
): void {
  const scale = box.width / 200;
  if (box.isMirrored) context.setTransform(-scale, 0, 0, scale, box.x + box.width, box.y);
  else context.setTransform(scale, 0, 0, scale, box.x, box.y);
  context.lineWidth = 2;
  context.strokeStyle = palette.ink;
  for (const { d, fill, faint } of illustration) {
    const path = pathOf(d);
    context.globalAlpha = faint ? 0.5 : 1;
    if (fill !== undefined) {
      context.fillStyle = palette[fill];
      context.fill(path);
    }
    if (fill !== 'mark') context.stroke(path);
  }
  context.globalAlpha = 1;
  context.resetTransform();
}
