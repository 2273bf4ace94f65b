import { type Canvas, Path2D, type SKRSContext2D } from '@napi-rs/canvas';
import { CAPTCHA_SCALE } from '#domain/limits.ts';
import { between, type Chance, draw } from '../chance.ts';
import { drawCompass, drawGrain, drawGraticule, drawSectors, drawShip, drawSoundings, drawTrack } from './marks.ts';
import { mixPalette, type Palette } from './palettes.ts';
import { openSheet } from './sheet.ts';

const { width, height } = CAPTCHA_SCALE;
const CORNERS = 12;

export interface Scene {
  canvas: Canvas;
  context: SKRSContext2D;
  palette: Palette;
}

function fillWater(context: SKRSContext2D, palette: Palette, chance: Chance): void {
  const lean = between(chance, -60, 60);
  const gradient = context.createLinearGradient(0, height / 2 + lean, width, height / 2 - lean);
  const [near, far] = draw(chance, palette.water, 2);
  gradient.addColorStop(0, near!);
  gradient.addColorStop(1, far!);
  context.fillStyle = gradient;
  context.fillRect(0, 0, width, height);
}

/** A closed, smooth, uneven ring of mean radius 1. */
function shoreline(chance: Chance): Path2D {
  const path = new Path2D();
  const corners = Array.from({ length: CORNERS }, (_, index): readonly [number, number] => {
    const angle = (index * Math.PI * 2) / CORNERS;
    const reach = between(chance, 0.62, 1.3);
    return [Math.cos(angle) * reach * 1.25, Math.sin(angle) * reach];
  });
  corners.forEach(([x, y], index) => {
    const [nextX, nextY] = corners[(index + 1) % CORNERS]!;
    const [midX, midY] = [(x + nextX) / 2, (y + nextY) / 2];
    if (index === 0) path.moveTo((x + corners[CORNERS - 1]![0]) / 2, (y + corners[CORNERS - 1]![1]) / 2);
    path.quadraticCurveTo(x, y, midX, midY);
  });
  path.closePath();
  return path;
}

/** Land with its depth contours, deepest first; each ring a little out of true with the last. */
function drawShore(context: SKRSContext2D, palette: Palette, chance: Chance, x: number, y: number, radius: number) {
  const path = shoreline(chance);
  const rings = palette.bands.length;
  for (let ring = 0; ring <= rings; ring += 1) {
    const reach = radius * (1.55 - ring * 0.29);
    const turn = between(chance, -0.09, 0.09) * reach;
    const drift = radius * 0.07;
    context.setTransform(
      reach * between(chance, 0.94, 1.06),
      turn,
      -turn,
      reach * between(chance, 0.94, 1.06),
      x + between(chance, -drift, drift),
      y + between(chance, -drift, drift),
    );
    context.fillStyle = palette.bands[ring] ?? palette.land;
    context.fill(path);
    context.strokeStyle = ring === rings ? palette.edge : palette.contour;
    context.lineWidth = (ring === rings ? 1.3 : 0.8) / reach;
    context.stroke(path);
  }
  context.resetTransform();
}

/** One sheet for each thread, painted over every time: a new canvas costs as much as a whole gradient. */
const sheet = openSheet(width, height);

/** A sea chart nobody has seen before, 310 by 155. */
export function drawScene(chance: Chance): Scene {
  const { canvas, context } = sheet;
  const palette = mixPalette(chance);
  fillWater(context, palette, chance);
  const shores = 4;
  const first = between(chance, 0, 1);
  for (let index = 0; index < shores; index += 1) {
    const across = ((index + first) / shores) * (width + 40) - 20 + between(chance, -18, 18);
    drawShore(context, palette, chance, across, between(chance, -10, height + 10), between(chance, 20, 46));
  }
  drawSectors(context, palette, chance);
  drawGraticule(context, palette, chance);
  drawCompass(context, palette, chance);
  drawTrack(context, palette, chance);
  drawTrack(context, palette, chance);
  drawSoundings(context, palette, chance, 9);
  drawShip(context, palette, chance);
  drawGrain(context, palette, chance);
  return { canvas, context, palette };
}
