import type { SKRSContext2D } from '@napi-rs/canvas';
import { CAPTCHA_SCALE } from '#domain/limits.ts';
import { between, type Chance, whole } from '../chance.ts';
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

export function drawGraticule(context: SKRSContext2D, palette: Palette, chance: Chance): void {
  const step = between(chance, 44, 70);
  const tilt = between(chance, -0.12, 0.12);
  context.beginPath();
  for (let at = between(chance, -step, 0); at < width + height * Math.abs(tilt); at += step) {
    context.moveTo(at, 0);
    context.lineTo(at + tilt * height, height);
  }
  for (let at = between(chance, 0, step); at < height + width * Math.abs(tilt); at += step) {
    context.moveTo(0, at);
    context.lineTo(width, at - tilt * width);
  }
  context.globalAlpha = 0.4;
  context.lineWidth = 0.7;
  context.strokeStyle = palette.contour;
  context.stroke();
  context.globalAlpha = 1;
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
}

export function drawCompass(context: SKRSContext2D, palette: Palette, chance: Chance): void {
  const radius = between(chance, 26, 48);
  context.save();
  context.translate(between(chance, 20, width - 20), between(chance, 20, height - 20));
  context.rotate(between(chance, -0.4, 0.4));
  context.strokeStyle = palette.track;
  context.fillStyle = palette.track;
  context.globalAlpha = 0.8;
  context.lineWidth = 1;
  context.beginPath();
  context.arc(0, 0, radius, 0, TURN);
  context.moveTo(radius * 0.66, 0);
  context.arc(0, 0, radius * 0.66, 0, TURN);
  for (let mark = 0; mark < 36; mark += 1) {
    const angle = (mark * TURN) / 36;
    const inner = radius * (mark % 3 === 0 ? 0.86 : 0.93);
    context.moveTo(Math.cos(angle) * inner, Math.sin(angle) * inner);
    context.lineTo(Math.cos(angle) * radius, Math.sin(angle) * radius);
  }
  context.stroke();
  context.beginPath();
  context.moveTo(0, -radius * 1.15);
  context.lineTo(radius * 0.1, 0);
  context.lineTo(-radius * 0.1, 0);
  context.closePath();
  context.fill();
  context.restore();
}

export function drawShip(context: SKRSContext2D, palette: Palette, chance: Chance): void {
  const scale = between(chance, 0.9, 1.5);
  context.save();
  context.translate(between(chance, 40, width - 50), between(chance, 40, height - 22));
  context.scale(chance() < 0.5 ? scale : -scale, scale);
  context.rotate(between(chance, -0.06, 0.06));
  context.fillStyle = palette.ink;
  context.beginPath();
  context.moveTo(-26, 0);
  context.lineTo(28, 0);
  context.lineTo(21, 9);
  context.lineTo(-22, 9);
  context.closePath();
  context.rect(-23, -14, 7, 14);
  context.rect(-21, -19, 3, 5);
  context.fill();
  const stacks = whole(chance, 3, 5);
  for (let stack = 0; stack < stacks; stack += 1) {
    const boxes = whole(chance, 1, 3);
    for (let box = 0; box < boxes; box += 1) {
      context.fillStyle = [...palette.sectors, palette.land, palette.track][whole(chance, 0, 4)] ?? palette.land;
      context.fillRect(-13 + stack * 7, -4 - box * 4, 6.2, 3.4);
    }
  }
  context.restore();
}

/** Grain of paper: no two pictures share a flat patch. */
export function drawGrain(context: SKRSContext2D, palette: Palette, chance: Chance): void {
  for (const colour of [palette.ink, palette.halo]) {
    context.beginPath();
    for (let dot = 0; dot < 45; dot += 1) {
      context.rect(chance() * width, chance() * height, between(chance, 0.6, 1.6), between(chance, 0.6, 1.6));
    }
    context.globalAlpha = 0.2;
    context.fillStyle = colour;
    context.fill();
  }
  context.globalAlpha = 1;
}
