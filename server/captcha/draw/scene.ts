import { type Canvas, Path2D, type SKRSContext2D } from '@napi-rs/canvas';
import { CAPTCHA_SCALE } from '#domain/limits.ts';
import { between, type Chance, draw, whole } from '../chance.ts';
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

/** A closed, smooth shore around (x, y): `bumps` holds one radius factor for each corner. */
function shore(x: number, y: number, radius: number, bumps: readonly number[]): Path2D {
  const path = new Path2D();
  const corner = (index: number): readonly [number, number] => {
    const angle = (index * Math.PI * 2) / CORNERS;
    const reach = radius * bumps[index % CORNERS]!;
    return [x + Math.cos(angle) * reach * 1.25, y + Math.sin(angle) * reach];
  };
  const middle = (index: number): readonly [number, number] => {
    const [ax, ay] = corner(index);
    const [bx, by] = corner(index + 1);
    return [(ax + bx) / 2, (ay + by) / 2];
  };
  path.moveTo(...middle(CORNERS - 1));
  for (let index = 0; index < CORNERS; index += 1) path.quadraticCurveTo(...corner(index), ...middle(index));
  path.closePath();
  return path;
}

function drawShore(context: SKRSContext2D, palette: Palette, chance: Chance, x: number, y: number, radius: number) {
  let bumps = Array.from({ length: CORNERS }, () => between(chance, 0.62, 1.3));
  const rings = palette.bands.length;
  for (let ring = 0; ring <= rings; ring += 1) {
    const path = shore(x, y, radius * (1.55 - ring * 0.29), bumps);
    context.fillStyle = palette.bands[ring] ?? palette.land;
    context.strokeStyle = ring === rings ? palette.edge : palette.contour;
    context.lineWidth = ring === rings ? 1.3 : 0.8;
    context.fill(path);
    context.stroke(path);
    bumps = bumps.map((bump) => bump * between(chance, 0.92, 1.08));
  }
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
  drawSoundings(context, palette, chance, 11);
  drawShip(context, palette, chance);
  drawGrain(context, palette, chance);
  return { canvas, context, palette };
}
