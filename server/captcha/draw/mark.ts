import { Path2D, type SKRSContext2D } from '@napi-rs/canvas';
import { between, type Chance, draw, pick } from '../chance.ts';
import type { Contour } from './glyphs.ts';
import { bendShape, type Hand } from './handwriting.ts';

const TURN = Math.PI * 2;

/** Everything but a few thin bands across a square of `reach` around (0, 0): what is filled through it has breaks. */
function broken(reach: number, breaks: number, chance: Chance): Path2D {
  const path = new Path2D();
  path.rect(-reach, -reach, reach * 2, reach * 2);
  for (let index = 0; index < breaks; index += 1) {
    const angle = between(chance, 0, TURN);
    const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
    const off = between(chance, -reach * 0.6, reach * 0.6);
    const half = between(chance, 0.35, 0.7);
    for (const [order, [along, across]] of [
      [-reach * 1.5, off - half],
      [reach * 1.5, off - half],
      [reach * 1.5, off + half],
      [-reach * 1.5, off + half],
    ].entries()) {
      const x = along! * cos - across! * sin;
      const y = along! * sin + across! * cos;
      if (order === 0) path.moveTo(x, y);
      else path.lineTo(x, y);
    }
    path.closePath();
  }
  return path;
}

/** Lines as thick as a word's own strokes, in its own colours, that belong to no word. */
function strayStrokes(context: SKRSContext2D, inks: readonly string[], reach: number, count: number, chance: Chance) {
  context.lineCap = 'round';
  for (let index = 0; index < count; index += 1) {
    const [x, y] = [between(chance, -reach, reach), between(chance, -reach, reach)];
    const angle = between(chance, 0, TURN);
    const length = between(chance, 6, 15);
    const bow = between(chance, -5, 5);
    const [dx, dy] = [Math.cos(angle) * length, Math.sin(angle) * length];
    context.beginPath();
    context.moveTo(x, y);
    context.quadraticCurveTo(x + dx / 2 - (dy * bow) / length, y + dy / 2 + (dx * bow) / length, x + dx, y + dy);
    context.lineWidth = between(chance, 1, 2);
    context.strokeStyle = pick(chance, inks);
    context.stroke();
  }
}

type Style = (
  context: SKRSContext2D,
  path: Path2D,
  inks: readonly [string, string],
  reach: number,
  chance: Chance,
) => void;

const solid: Style = (context, path, [ink, other], reach, chance) => {
  const angle = between(chance, 0, TURN);
  const [x, y] = [Math.cos(angle) * reach, Math.sin(angle) * reach];
  const gradient = context.createLinearGradient(-x, -y, x, y);
  gradient.addColorStop(0, ink);
  gradient.addColorStop(1, other);
  context.fillStyle = gradient;
  context.fill(path);
  const bold = between(chance, 0, 1.5);
  if (bold < 0.4) return;
  context.strokeStyle = gradient;
  context.lineWidth = bold;
  context.stroke(path);
};

const striped: Style = (context, path, [ink, other], reach, chance) => {
  context.fillStyle = ink;
  context.fill(path);
  context.save();
  context.clip(path);
  context.rotate(between(chance, 0, TURN));
  context.strokeStyle = other;
  const step = between(chance, 3, 5);
  context.lineWidth = step * between(chance, 0.35, 0.55);
  context.beginPath();
  for (let at = -reach * 1.5; at < reach * 1.5; at += step) {
    context.moveTo(-reach * 1.5, at);
    context.lineTo(reach * 1.5, at);
  }
  context.stroke();
  context.restore();
};

const STYLES = [solid, solid, striped];

/** The other sides of a ground: what lies beyond one and only one of a few wavy lines through a square of `reach`. */
function otherSides(reach: number, lines: number, chance: Chance): Path2D {
  const path = new Path2D();
  const far = reach * 3;
  const first = between(chance, 0, TURN);
  for (let line = 0; line < lines; line += 1) {
    const angle = first + (line * Math.PI) / lines + between(chance, -0.35, 0.35);
    const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
    const off = between(chance, -reach * 0.25, reach * 0.25);
    const waves = between(chance, 0.6, 1.4);
    const swing = between(chance, 1, 3.5);
    const to = (along: number, across: number) => path.lineTo(along * cos - across * sin, along * sin + across * cos);
    path.moveTo(-far * cos + far * sin, -far * sin - far * cos);
    to(-far, off);
    for (let step = -6; step <= 6; step += 1) to((step * reach) / 5, off + swing * Math.sin(step * waves));
    to(far, off);
    to(far, -far);
    path.closePath();
  }
  return path;
}

export interface Inks {
  dark: readonly string[];
  light: readonly string[];
}

/**
 * Draws `shape` around (x, y) in a hand of its own, light on the dark side of its ground and dark on the light one:
 * what is ink is neither the darker nor the rarer.
 */
export function drawMark(
  context: SKRSContext2D,
  shape: readonly Contour[],
  at: { x: number; y: number },
  hand: Hand,
  { dark, light }: Inks,
  groundAlpha: number,
  chance: Chance,
): void {
  const reach = hand.size * 0.75;
  const path = bendShape(shape, hand, chance);
  const breaks = broken(reach, hand.breaks, chance);
  const divide = otherSides(reach * 1.4, hand.sides, chance);
  context.save();
  context.translate(at.x, at.y);
  context.lineJoin = 'round';
  const sides =
    chance() < 0.5
      ? [
          [dark, light],
          [light, dark],
        ]
      : [
          [light, dark],
          [dark, light],
        ];
  for (const [index, [grounds, inks]] of sides.entries()) {
    context.save();
    if (index === 1) context.clip(divide, 'evenodd');
    const angle = between(chance, 0, TURN);
    const [x, y] = [Math.cos(angle) * reach, Math.sin(angle) * reach];
    const gradient = context.createLinearGradient(-x, -y, x, y);
    const [near, far] = draw(chance, grounds!, 2) as [string, string];
    gradient.addColorStop(0, near);
    gradient.addColorStop(1, far);
    context.globalAlpha = groundAlpha;
    context.fillStyle = gradient;
    context.fillRect(-reach * 1.4, -reach * 1.4, reach * 2.8, reach * 2.8);
    context.globalAlpha = 1;
    context.save();
    if (hand.breaks > 0) context.clip(breaks, 'evenodd');
    const [ink, other] = draw(chance, inks!, 2) as [string, string];
    pick(chance, STYLES)(context, path, [ink, other], reach, chance);
    context.restore();
    strayStrokes(context, inks!, hand.size * 0.55, hand.strays, chance);
    context.restore();
  }
  context.restore();
}
