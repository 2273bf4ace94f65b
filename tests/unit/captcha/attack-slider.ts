import { PIECE_SIZE } from '#domain/captcha/protocol.ts';
import { things } from '#server/captcha/draw/glyphs.ts';
import {
  bestFit,
  fits,
  type Look,
  lookAt,
  standard,
  stockTemplates,
  type Templates,
  VIEWS,
  variantsOf,
} from './patches.ts';
import { brightness, type Pixels } from './pixels.ts';
import { solveByContent, solveByOutline, solveSlider } from './solve-slider.ts';

/** What a stranger's script has: the two pictures. Where the tiles stand is told to it, so that only choosing counts. */
export interface SliderSight {
  background: Pixels;
  piece: Pixels;
  /** Left edges at which the piece would lie on a tile, ascending. */
  tiles: readonly number[];
}

const REACH = PIECE_SIZE;

function pieceRows({ data, width, height }: Pixels): readonly [number, number] {
  const solid = (y: number) => data[(y * width + (width >> 1)) * 4 + 3]! > 127;
  const rows = Array.from({ length: height }, (_, y) => y).filter(solid);
  return [rows[0]!, rows.at(-1)!];
}

/** The middle of a tile's inside, in rows and columns of the background. */
function inside({ background, piece }: SliderSight, left: number, margin: number): number[] {
  const [top, bottom] = pieceRows(piece);
  const grey = brightness(background);
  const values: number[] = [];
  for (let y = top + margin; y <= bottom - margin; y += 1) {
    for (let x = left + margin; x < left + REACH - margin; x += 1) values.push(grey[y * background.width + x]!);
  }
  return values;
}

const meanOf = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
const most = (sight: SliderSight, score: (left: number) => number): number =>
  sight.tiles.reduce((best, left) => (score(left) > score(best) ? left : best));

/** The tile that is darkest beside what surrounds it, as a hole under a shadow would be. */
const byShadow = (sight: SliderSight): number => most(sight, (left) => -meanOf(inside(sight, left, 8)));

/** The tile whose brightness spreads most. */
const byContrast = (sight: SliderSight): number =>
  most(sight, (left) => {
    const values = inside(sight, left, 8);
    const mean = meanOf(values);
    return meanOf(values.map((value) => (value - mean) ** 2));
  });

/** The tile with the strongest steps along its two upright sides. */
const byUprights = (sight: SliderSight): number => {
  const [top, bottom] = pieceRows(sight.piece);
  const grey = brightness(sight.background);
  const { width } = sight.background;
  const step = (x: number) => {
    let sum = 0;
    for (let y = top; y <= bottom; y += 1) {
      sum += Math.abs(grey[y * width + Math.min(width - 1, x + 1)]! - grey[y * width + Math.max(0, x - 1)]!);
    }
    return sum;
  };
  return most(sight, (left) => {
    const near = (x: number) => Math.max(...[-1, 0, 1].map((off) => step(x + off)));
    return near(left + 6) + near(left + REACH - 7);
  });
};

/** The tile whose mean colour is most like the piece's. */
const byColour = (sight: SliderSight): number => {
  const [top, bottom] = pieceRows(sight.piece);
  const mean = (picture: Pixels, left: number) =>
    [0, 1, 2].map((channel) => {
      let [sum, count] = [0, 0];
      for (let y = top + 4; y <= bottom - 4; y += 1) {
        for (let x = left + 11; x < left + 36; x += 1) {
          sum += picture.data[(y * picture.width + x) * 4 + channel]!;
          count += 1;
        }
      }
      return sum / count;
    });
  const wanted = mean(sight.piece, 0);
  return most(sight, (left) => -Math.hypot(...mean(sight.background, left).map((value, at) => value - wanted[at]!)));
};

/** How much larger the piece's word is drawn than the templates of words. */
const PIECE_SCALE = 39 / 32;

function looks(sight: SliderSight): { piece: Look; tiles: Look[] } {
  const [top, bottom] = pieceRows(sight.piece);
  const middle = (top + bottom + 1) / 2;
  return {
    piece: lookAt(sight.piece, REACH / 2, middle, PIECE_SCALE),
    tiles: sight.tiles.map((left) => lookAt(sight.background, left + REACH / 2, middle)),
  };
}

const highest = (scores: readonly number[]): number => scores.indexOf(Math.max(...scores));

/** The tile that looks most like the piece, turned and stretched, by one view of it or by all. */
const byLikeness =
  (...views: readonly (typeof VIEWS)[number][]) =>
  (sight: SliderSight): number => {
    const { piece, tiles } = looks(sight);
    return sight.tiles[highest(fits(variantsOf(piece), tiles, views))]!;
  };

/** For each thing the templates of every way it may be shown. */
let stock: { written: Templates[][]; drawn: Templates[][] } | null = null;

const ALL_ROUND = Array.from({ length: 12 }, (_, step) => (step * Math.PI) / 6);

/** Who has the shipped words and drawings lays each over the piece and over every tile. */
function byReading(sight: SliderSight): number {
  stock ??= {
    written: things.map(({ written }) =>
      written.map((shape) =>
        stockTemplates(shape, { size: 31, turns: [-0.35, -0.23, -0.12, 0, 0.12, 0.23, 0.35], mirrored: false }),
      ),
    ),
    drawn: things.map(({ drawn }) =>
      drawn.map((shape) => stockTemplates(shape, { size: 28, turns: ALL_ROUND, mirrored: true })),
    ),
  };
  const { piece, tiles } = looks(sight);
  const fitOf = (look: Look, ways: readonly Templates[], view: (typeof VIEWS)[number]) =>
    Math.max(...ways.map((way) => bestFit(way[view], look[view], view === 'light')));
  const read = (look: Look, templates: readonly (readonly Templates[])[]): number[] =>
    standard(
      VIEWS.map((view) => standard(templates.map((ways) => fitOf(look, ways, view)))).reduce((sum, scores) =>
        sum.map((score, index) => score + scores[index]!),
      ),
    );
  const word = read(piece, stock.written);
  const meant = tiles.map((tile) => Math.max(...read(tile, stock!.drawn).map((score, index) => score + word[index]!)));
  return sight.tiles[highest(meant)]!;
}

/** Each takes the tile it thinks is meant. */
export const quickSliderAttackers: Readonly<Record<string, (sight: SliderSight) => number>> = {
  rim: ({ background, piece, tiles }) => solveSlider(background, piece, tiles),
  outline: ({ background, piece }) => solveByOutline(background, piece),
  content: ({ background, piece, tiles }) => solveByContent(background, piece, tiles),
  shadow: byShadow,
  contrast: byContrast,
  uprights: byUprights,
  colour: byColour,
  first: ({ tiles }) => tiles[0]!,
  last: ({ tiles }) => tiles.at(-1)!,
};

export const slowSliderAttackers: Readonly<Record<string, (sight: SliderSight) => number>> = {
  ink: byLikeness('ink'),
  light: byLikeness('light'),
  edge: byLikeness('edge'),
  likeness: byLikeness(...VIEWS),
  reading: byReading,
};
