import { PIECE_SIZE } from '#domain/captcha/protocol.ts';

interface Band {
  width: number;
  data: Uint8ClampedArray;
}

const DEPTH = 2;
const POINTS_PER_SIDE = 11;

/** Offsets, within the piece's box, of points just inside the diamond's rim. */
const offsets: readonly (readonly [number, number])[] = (() => {
  const middle = (PIECE_SIZE - 1) / 2;
  const reach = middle - DEPTH;
  const corners = [
    [0, -reach],
    [reach, 0],
    [0, reach],
    [-reach, 0],
  ] as const;
  return corners.flatMap(([ax, ay], side) => {
    const [bx, by] = corners[(side + 1) % 4]!;
    return Array.from({ length: POINTS_PER_SIDE }, (_, step) => {
      const part = (step + 0.5) / POINTS_PER_SIDE;
      return [Math.round(middle + ax + (bx - ax) * part), Math.round(middle + ay + (by - ay) * part)] as const;
    });
  });
})();

/** The colours along the rim of a piece cut at `left` from a band of the piece's height. */
export function rimProfile(band: Band, left: number): readonly number[] {
  const profile: number[] = [];
  for (const [x, y] of offsets) {
    const at = (y * band.width + left + x) * 4;
    profile.push(band.data[at]!, band.data[at + 1]!, band.data[at + 2]!);
  }
  return profile;
}

/** Mean distance of two rims, per point and over the three colours. */
export function rimDistance(one: readonly number[], other: readonly number[]): number {
  let sum = 0;
  for (let index = 0; index < one.length; index += 1) sum += Math.abs(one[index]! - other[index]!);
  return (sum * 3) / one.length;
}
