import { Path2D } from '@napi-rs/canvas';
import { PIECE_SIZE } from '#domain/captcha/protocol.ts';
import type { Chance } from '../chance.ts';

/** How a side of the piece meets its neighbour: it bulges out, curves in or is straight. */
type Side = 'tab' | 'socket' | 'flat';

const TAB = 10;
/** Half the opening and the radius of a tab, which protrudes by TAB. */
const NECK = 4.5;
const RADIUS = 6;
/** Margin of half a pixel, so that no edge is cut. */
const EDGE = 0.5;
const BODY = PIECE_SIZE - 2 * EDGE - TAB;
/** Maximum height. */
export const PIECE_HEIGHT = BODY + TAB;

/** Exactly one of two opposite sides has a tab, so that all pieces have the same size. */
function oppositeSides(chance: Chance): readonly [Side, Side] {
  const other: Side = chance() < 0.5 ? 'socket' : 'flat';
  return chance() < 0.5 ? ['tab', other] : [other, 'tab'];
}

/** Path of one side in direction (dx, dy), with the outside on its left. */
function sideTo(side: Side, dx: number, dy: number): string {
  if (side === 'flat') return `l${dx * BODY} ${dy * BODY}`;
  const straight = BODY / 2 - NECK;
  const sweep = side === 'tab' ? 1 : 0;
  const run = `l${dx * straight} ${dy * straight}`;
  return `${run}a${RADIUS} ${RADIUS} 0 1 ${sweep} ${dx * NECK * 2} ${dy * NECK * 2}${run}`;
}

/** A jigsaw piece as wide as the strip, its highest point at `top`. */
export function jigsaw(chance: Chance): (left: number, top: number) => Path2D {
  const [west, east] = oppositeSides(chance);
  const [north, south] = oppositeSides(chance);
  const sides = `${sideTo(north, 1, 0)}${sideTo(east, 0, 1)}${sideTo(south, -1, 0)}${sideTo(west, 0, -1)}Z`;
  const insetX = EDGE + (west === 'tab' ? TAB : 0);
  const insetY = north === 'tab' ? TAB : 0;
  return (left, top) => new Path2D(`M${left + insetX} ${top + insetY}${sides}`);
}
