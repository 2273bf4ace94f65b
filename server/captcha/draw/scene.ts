import { type Canvas, Path2D, type SKRSContext2D } from '@napi-rs/canvas';
import { CAPTCHA_SCALE } from '#domain/limits.ts';
import { between, type Chance, pick } from '../chance.ts';
import { drum, ship, truck, warehouse } from './illustrations.ts';
import { drawIllustration, drawRose, drawSoundings, drawTrack } from './marks.ts';
import { type Palette, palettes } from './palettes.ts';
import { openSheet } from './sheet.ts';

const { width, height } = CAPTCHA_SCALE;
const TURN = Math.PI * 2;
const CORNERS = 28;

export interface Scene {
  canvas: Canvas;
  context: SKRSContext2D;
}

interface Shore {
  x: number;
  y: number;
  radius: number;
  /** The coast at radius 1 around (0, 0). */
  outline: Path2D;
}

/** A closed, smooth ring of mean radius 1 with bays and headlands. */
function coastline(chance: Chance): Path2D {
  const waves = [2, 3, 5].map((count) => ({
    count,
    reach: between(chance, 0.05, 0.26) / Math.sqrt(count - 1),
    phase: between(chance, 0, TURN),
  }));
  const corners = Array.from({ length: CORNERS }, (_, index): readonly [number, number] => {
    const angle = (index * TURN) / CORNERS;
    const reach = waves.reduce((sum, wave) => sum + wave.reach * Math.cos(wave.count * angle + wave.phase), 1);
    return [Math.cos(angle) * reach, Math.sin(angle) * reach];
  });
  const path = new Path2D();
  corners.forEach(([x, y], index) => {
    const [nextX, nextY] = corners[(index + 1) % CORNERS]!;
    const [lastX, lastY] = corners[(index + CORNERS - 1) % CORNERS]!;
    if (index === 0) path.moveTo((x + lastX) / 2, (y + lastY) / 2);
    path.quadraticCurveTo(x, y, (x + nextX) / 2, (y + nextY) / 2);
  });
  path.closePath();
  return path;
}

interface Band {
  /** In radii of the land. */
  reach: number;
  fill: 'mid' | 'shoal' | 'land' | null;
  stroke: 'contour' | 'coast';
}

/** The deepest bands are outlines only. */
const DEPTHS: readonly Band[] = [
  { reach: 2.9, fill: null, stroke: 'contour' },
  { reach: 2.4, fill: null, stroke: 'contour' },
  { reach: 1.95, fill: 'mid', stroke: 'contour' },
  { reach: 1.45, fill: 'shoal', stroke: 'contour' },
];
const LAND: readonly Band[] = [{ reach: 1, fill: 'land', stroke: 'coast' }];

/** Draws all shores band by band, so that the shallows of neighbours merge. */
function drawShores(context: SKRSContext2D, palette: Palette, shores: readonly Shore[], bands: readonly Band[]): void {
  for (const { reach, fill, stroke } of bands) {
    for (const { x, y, radius, outline } of shores) {
      const scale = radius * reach;
      context.setTransform(scale, 0, 0, scale, x, y);
      if (fill !== null) {
        context.fillStyle = palette[fill];
        context.fill(outline);
      }
      context.lineWidth = (stroke === 'coast' ? 1.3 : 0.8) / scale;
      context.strokeStyle = palette[stroke];
      context.stroke(outline);
    }
  }
  context.resetTransform();
}

/** A ship under way off a coast. */
function drawSea(context: SKRSContext2D, palette: Palette, chance: Chance): void {
  const isWest = chance() < 0.5;
  const side = (x: number) => (isWest ? x : width - x);
  context.fillStyle = palette.deep;
  context.fillRect(0, 0, width, height);
  const shores: readonly Shore[] = [
    { x: side(-12), y: between(chance, 10, 90), radius: between(chance, 38, 54), outline: coastline(chance) },
    { x: side(between(chance, 70, 110)), y: height + 8, radius: between(chance, 8, 15), outline: coastline(chance) },
    { x: side(width + 8), y: between(chance, 120, 160), radius: between(chance, 16, 26), outline: coastline(chance) },
  ];
  drawShores(context, palette, shores, DEPTHS);
  drawSoundings(context, palette, chance);
  drawShores(context, palette, shores, LAND);
  drawRose(context, palette, side(between(chance, 225, 265)), between(chance, 20, 50), between(chance, 42, 56));
  drawTrack(context, palette, chance);
  const shipWidth = between(chance, 112, 140);
  const x = between(chance, 60, width - shipWidth - 24);
  drawIllustration(context, ship, palette, { x, y: between(chance, 24, 56), width: shipWidth, isMirrored: !isWest });
}

/** A warehouse by the water with a truck and drums in front of it. */
function drawPort(context: SKRSContext2D, palette: Palette, chance: Chance): void {
  const shore = between(chance, 90, 104);
  context.fillStyle = palette.shoal;
  context.fillRect(0, 0, width, height);
  context.lineWidth = 0.8;
  context.strokeStyle = palette.contour;
  for (let y = between(chance, 10, 20); y < shore; y += 22) {
    const swell = between(chance, 8, 16);
    context.beginPath();
    context.moveTo(-4, y);
    context.bezierCurveTo(width / 3, y + swell, (width * 2) / 3, y - swell, width + 4, y + swell / 2);
    context.stroke();
  }
  context.beginPath();
  context.moveTo(-4, shore);
  context.bezierCurveTo(width / 3, shore - 8, (width * 2) / 3, shore + 10, width + 4, shore - 4);
  context.lineTo(width + 4, height + 4);
  context.lineTo(-4, height + 4);
  context.closePath();
  context.fillStyle = palette.land;
  context.fill();
  context.lineWidth = 1.3;
  context.strokeStyle = palette.coast;
  context.stroke();
  const isMirrored = chance() < 0.5;
  const boxAt = (x: number, y: number, boxWidth: number) => ({
    x: isMirrored ? width - x - boxWidth : x,
    y,
    width: boxWidth,
    isMirrored,
  });
  drawIllustration(context, warehouse, palette, boxAt(between(chance, -8, 4), between(chance, 8, 18), 150));
  drawIllustration(context, truck, palette, boxAt(between(chance, 108, 124), between(chance, 34, 44), 142));
  drawIllustration(context, drum, palette, boxAt(between(chance, 222, 232), between(chance, 44, 54), 96));
  drawIllustration(context, drum, palette, boxAt(between(chance, 192, 206), between(chance, 80, 88), 84));
}

/** One canvas per thread, reused: creating one costs as much as drawing. */
const sheet = openSheet(width, height);

/** Draws a random scene of 310 by 155 pixels. */
export function drawScene(chance: Chance): Scene {
  const palette = pick(chance, palettes);
  const draw = chance() < 0.7 ? drawSea : drawPort;
  sheet.context.lineCap = 'round';
  sheet.context.lineJoin = 'round';
  draw(sheet.context, palette, chance);
  return sheet;
}
