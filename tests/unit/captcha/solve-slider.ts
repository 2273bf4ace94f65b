import { brightness, type Pixels } from './pixels.ts';

/** The piece's rim as its alpha shows it: each point with the direction that leads out of the piece. */
interface RimPoint {
  x: number;
  y: number;
  outX: number;
  outY: number;
}

const PIECE = 47;
const RESTING = 47;

function rimOf(piece: Pixels): readonly RimPoint[] {
  const solid = (x: number, y: number): boolean =>
    x >= 0 && y >= 0 && x < piece.width && y < piece.height && piece.data[(y * piece.width + x) * 4 + 3]! > 127;
  const rim: RimPoint[] = [];
  for (let y = 0; y < piece.height; y += 1) {
    for (let x = 0; x < piece.width; x += 1) {
      if (!solid(x, y) || (solid(x - 1, y) && solid(x + 1, y) && solid(x, y - 1) && solid(x, y + 1))) continue;
      let outX = 0;
      let outY = 0;
      for (let dy = -3; dy <= 3; dy += 1) {
        for (let dx = -3; dx <= 3; dx += 1) {
          if (!solid(x + dx, y + dy)) {
            outX += dx;
            outY += dy;
          }
        }
      }
      const length = Math.hypot(outX, outY);
      if (length > 0) rim.push({ x, y, outX: outX / length, outY: outY / length });
    }
  }
  return rim;
}

const at = (grey: Float32Array, width: number, x: number, y: number): number =>
  grey[Math.round(y) * width + Math.min(width - 1, Math.max(0, Math.round(x)))] ?? 0;

/** For each left edge, how strongly the picture steps along the piece's outline set down there. */
function outlineScores(background: Pixels, rim: readonly RimPoint[]): Float32Array {
  const grey = brightness(background);
  const { width } = background;
  const scores = new Float32Array(width - PIECE + 1);
  for (let left = RESTING + 1; left < scores.length; left += 1) {
    const steps = rim.map(({ x, y, outX, outY }) => {
      const outside = at(grey, width, left + x + outX * 2.5, y + outY * 2.5);
      const inside = at(grey, width, left + x - outX * 3, y - outY * 3);
      const edge = at(grey, width, left + x, y);
      return Math.abs(outside - inside) * 0.5 + Math.abs(edge - inside);
    });
    // The weakest part of an outline speaks for the whole: a real hole is closed all round.
    steps.sort((one, other) => one - other);
    const part = steps.slice(0, Math.floor(steps.length * 0.6));
    scores[left] = part.reduce((sum, step) => sum + step, 0) / part.length;
  }
  return scores;
}

/** Left edges of the holes, best outline first. */
export function findHoles(background: Pixels, piece: Pixels, most = 3): readonly number[] {
  const scores = outlineScores(background, rimOf(piece));
  const order = [...scores.keys()].sort((one, other) => scores[other]! - scores[one]!);
  const holes: number[] = [];
  for (const left of order) {
    if (holes.every((hole) => Math.abs(hole - left) >= PIECE - 6)) holes.push(left);
    if (holes.length === most) break;
  }
  return holes;
}

/** What a script does that knows the outline alone: the place where the outline stands out most. */
export function solveByOutline(background: Pixels, piece: Pixels, holes = findHoles(background, piece)): number {
  return holes[0]!;
}

/** The hole whose filling resembles the piece most: nothing, as long as a filling hides what it covers. */
export function solveByContent(background: Pixels, piece: Pixels, holes = findHoles(background, piece)): number {
  const one = brightness(background);
  const other = brightness(piece);
  const inside: [number, number][] = [];
  for (let y = 0; y < piece.height; y += 1) {
    for (let x = 4; x < PIECE - 4; x += 1) {
      const clear = [-4, 4].every(
        (step) =>
          (piece.data[(y * PIECE + x + step) * 4 + 3] ?? 0) > 250 &&
          (piece.data[((y + step) * PIECE + x) * 4 + 3] ?? 0) > 250,
      );
      if (clear) inside.push([x, y]);
    }
  }
  const resemblance = (left: number): number => {
    const hole = inside.map(([x, y]) => one[y * background.width + left + x]!);
    const cut = inside.map(([x, y]) => other[y * PIECE + x]!);
    const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
    const [holeMean, cutMean] = [mean(hole), mean(cut)];
    let cross = 0;
    let spread = 0;
    hole.forEach((value, index) => {
      cross += (value - holeMean) * (cut[index]! - cutMean);
      spread += (value - holeMean) ** 2;
    });
    return spread === 0 ? 0 : cross / Math.sqrt(spread);
  };
  return holes.reduce((best, hole) => (resemblance(hole) > resemblance(best) ? hole : best));
}

/** How much the piece's rim differs in colour from what lies just outside the hole at `left`. */
function rimMismatch(background: Pixels, piece: Pixels, rim: readonly RimPoint[], left: number): number {
  let sum = 0;
  let counted = 0;
  for (const { x, y, outX, outY } of rim) {
    const inX = Math.round(x - outX * 3);
    const inY = Math.round(y - outY * 3);
    const outPixelX = Math.round(left + x + outX * 3);
    const outPixelY = Math.round(y + outY * 3);
    if (outPixelX < 0 || outPixelX >= background.width || outPixelY < 0 || outPixelY >= background.height) continue;
    const inside = (inY * piece.width + inX) * 4;
    const outside = (outPixelY * background.width + outPixelX) * 4;
    let difference = 0;
    for (let channel = 0; channel < 3; channel += 1) {
      difference += Math.abs(piece.data[inside + channel]! - background.data[outside + channel]!);
    }
    sum += Math.min(difference, 140);
    counted += 1;
  }
  return counted === 0 ? Number.POSITIVE_INFINITY : sum / counted;
}

/** As a person does it: of the holes, the one whose surroundings go on where the piece's rim ends. */
export function solveSlider(background: Pixels, piece: Pixels, holes = findHoles(background, piece)): number {
  const rim = rimOf(piece);
  const misfit = (left: number): number => rimMismatch(background, piece, rim, left);
  return holes.reduce((best, hole) => (misfit(hole) < misfit(best) ? hole : best));
}
