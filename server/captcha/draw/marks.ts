import { Path2D, type SKRSContext2D } from '@napi-rs/canvas';
import { CAPTCHA_SCALE } from '#domain/limits.ts';
import { between, type Chance, pick, seededChance, whole } from '../chance.ts';
import { writeNumber } from './glyphs.ts';
import type { Palette } from './palettes.ts';

const { width, height } = CAPTCHA_SCALE;
const TURN = Math.PI * 2;

/** Light sectors: coloured fans from one light, as a chart shows them. */
export function drawSectors(context: SKRSContext2D, palette: Palette, chance: Chance): void {
  const x = between(chance, 0, width);
  const y = chance() < 0.5 ? between(chance, -30, 10) : between(chance, height - 10, height + 30);
  const reach = between(chance, 150, 230);
  let angle = between(chance, 0, TURN);
  for (const colour of palette.sectors) {
    const spread = between(chance, 0.35, 0.8);
    context.beginPath();
    context.moveTo(x, y);
    context.arc(x, y, reach, angle, angle + spread);
    context.closePath();
    context.globalAlpha = 0.3;
    context.fillStyle = colour;
    context.fill();
    context.globalAlpha = 0.55;
    context.lineWidth = 0.8;
    context.strokeStyle = colour;
    context.stroke();
    angle += spread + between(chance, 0, 0.9);
  }
  context.globalAlpha = 1;
}

/** A net of lines one unit apart, wide enough to cover the picture however it is turned. */
const net = ((): Path2D => {
  const path = new Path2D();
  for (let at = -4; at <= 9; at += 1) {
    path.moveTo(at, -5);
    path.lineTo(at, 9);
    path.moveTo(-5, at);
    path.lineTo(10, at);
  }
  return path;
})();

export function drawGraticule(context: SKRSContext2D, palette: Palette, chance: Chance): void {
  const step = between(chance, 46, 70);
  const lean = step * between(chance, -0.12, 0.12);
  context.setTransform(step, lean, -lean, step, between(chance, 0, step), between(chance, 0, step));
  context.globalAlpha = 0.4;
  context.lineWidth = 0.7 / step;
  context.strokeStyle = palette.contour;
  context.stroke(net);
  context.globalAlpha = 1;
  context.resetTransform();
}

export function drawTrack(context: SKRSContext2D, palette: Palette, chance: Chance): void {
  const from = between(chance, -10, height + 10);
  const to = between(chance, -10, height + 10);
  const sag = between(chance, -50, 50);
  context.beginPath();
  context.moveTo(-4, from);
  context.bezierCurveTo(width / 3, from + sag, (width * 2) / 3, to - sag, width + 4, to);
  context.setLineDash([between(chance, 7, 11), between(chance, 3, 5)]);
  context.lineWidth = between(chance, 1.3, 2);
  context.strokeStyle = palette.track;
  context.stroke();
  context.setLineDash([]);
}

export function drawSoundings(context: SKRSContext2D, palette: Palette, chance: Chance, count: number): void {
  context.fillStyle = palette.sounding;
  for (let done = 0; done < count; done += 1) {
    const x = between(chance, 2, width - 16);
    const y = between(chance, 10, height - 3);
    writeNumber(context, whole(chance, 3, 98), x, y, between(chance, 6, 7.6));
  }
  context.resetTransform();
}

/** A compass rose of radius 100: two rings with ticks, and the needle. */
const rose = ((): Path2D => {
  const path = new Path2D();
  path.arc(0, 0, 100, 0, TURN);
  path.moveTo(66, 0);
  path.arc(0, 0, 66, 0, TURN);
  for (let mark = 0; mark < 36; mark += 1) {
    const angle = (mark * TURN) / 36;
    const inner = mark % 3 === 0 ? 86 : 93;
    path.moveTo(Math.cos(angle) * inner, Math.sin(angle) * inner);
    path.lineTo(Math.cos(angle) * 100, Math.sin(angle) * 100);
  }
  return path;
})();
const needle = new Path2D('M0 -115L10 0L-10 0Z');

export function drawCompass(context: SKRSContext2D, palette: Palette, chance: Chance): void {
  const scale = between(chance, 0.26, 0.48);
  const turn = between(chance, -0.4, 0.4);
  const [cos, sin] = [Math.cos(turn) * scale, Math.sin(turn) * scale];
  context.setTransform(cos, sin, -sin, cos, between(chance, 20, width - 20), between(chance, 20, height - 20));
  context.globalAlpha = 0.8;
  context.lineWidth = 1 / scale;
  context.strokeStyle = palette.track;
  context.stroke(rose);
  context.fillStyle = palette.track;
  context.fill(needle);
  context.globalAlpha = 1;
  context.resetTransform();
}

/** A freighter about 54 units long: hull, bridge and funnel. */
const ship = new Path2D('M-26 0L28 0L21 9L-22 9ZM-23 -14L-16 -14L-16 0L-23 0ZM-21 -19L-18 -19L-18 -14L-21 -14Z');

export function drawShip(context: SKRSContext2D, palette: Palette, chance: Chance): void {
  const scale = between(chance, 0.9, 1.5);
  const heading = chance() < 0.5 ? scale : -scale;
  const trim = between(chance, -0.08, 0.08);
  context.setTransform(heading, trim, -trim, scale, between(chance, 40, width - 50), between(chance, 40, height - 22));
  context.fillStyle = palette.ink;
  context.fill(ship);
  const cargo = [...palette.sectors, palette.land, palette.track];
  const stacks = whole(chance, 3, 5);
  for (let stack = 0; stack < stacks; stack += 1) {
    const boxes = whole(chance, 1, 3);
    for (let box = 0; box < boxes; box += 1) {
      context.fillStyle = pick(chance, cargo);
      context.fillRect(-13 + stack * 7, -4 - box * 4, 6.2, 3.4);
    }
  }
  context.resetTransform();
}

/** Specks for a sheet twice the picture's size, of which each picture takes its own part. */
const specks = ((): Path2D => {
  const chance = seededChance(7);
  const path = new Path2D();
  for (let dot = 0; dot < 170; dot += 1) {
    const side = between(chance, 0.6, 1.6);
    path.rect(between(chance, -width, width), between(chance, -height, height), side, side);
  }
  return path;
})();

/** Grain of paper, so that no patch is quite flat. */
export function drawGrain(context: SKRSContext2D, palette: Palette, chance: Chance): void {
  context.globalAlpha = 0.2;
  for (const colour of [palette.ink, palette.halo]) {
    context.setTransform(1, 0, 0, 1, between(chance, 0, width), between(chance, 0, height));
    context.fillStyle = colour;
    context.fill(specks);
  }
  context.globalAlpha = 1;
  context.resetTransform();
}
