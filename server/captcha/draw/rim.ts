import { PIECE_SIZE } from '#domain/captcha/protocol.ts';

/** The scene at half its size: fine enough to compare rims, and a quarter of the pixels to copy. */
export interface Thumbnail {
  width: number;
  data: Uint8ClampedArray;
}

export const THUMBNAIL_SCALE = 2;

const DEPTH = 2;
const POINTS_PER_SIDE = 11;
const SAMPLES = POINTS_PER_SIDE * 4;

/** Offsets, within the piece's box, of points just inside the diamond's rim. */
const [acrossOf, downOf] = ((): readonly [Int16Array, Int16Array] => {
  const middle = (PIECE_SIZE - 1) / 2;
  const reach = middle - DEPTH;
  const corners = [
    [0, -reach],
    [reach, 0],
    [0, reach],
    [-reach, 0],
  ] as const;
  const across = new Int16Array(SAMPLES);
  const down = new Int16Array(SAMPLES);
  for (let index = 0; index < SAMPLES; index += 1) {
    const side = Math.floor(index / POINTS_PER_SIDE);
    const [ax, ay] = corners[side]!;
    const [bx, by] = corners[(side + 1) % 4]!;
    const part = ((index % POINTS_PER_SIDE) + 0.5) / POINTS_PER_SIDE;
    across[index] = Math.round(middle + ax + (bx - ax) * part);
    down[index] = Math.round(middle + ay + (by - ay) * part);
  }
  return [across, down];
})();

/** Mean colour distance of the rims of two pieces cut at `one` and `other`, both `top` from above. */
export function rimDistance({ width, data }: Thumbnail, top: number, one: number, other: number): number {
  let sum = 0;
  for (let index = 0; index < SAMPLES; index += 1) {
    const row = Math.floor((top + downOf[index]!) / THUMBNAIL_SCALE) * width;
    const a = (row + Math.floor((one + acrossOf[index]!) / THUMBNAIL_SCALE)) * 4;
    const b = (row + Math.floor((other + acrossOf[index]!) / THUMBNAIL_SCALE)) * 4;
    sum +=
      Math.abs(data[a]! - data[b]!) + Math.abs(data[a + 1]! - data[b + 1]!) + Math.abs(data[a + 2]! - data[b + 2]!);
  }
  return sum / SAMPLES;
}
