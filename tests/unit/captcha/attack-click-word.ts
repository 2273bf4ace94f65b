import type { Point } from '#domain/captcha/protocol.ts';
import { contoursOf } from '#server/captcha/draw/glyphs.ts';
import { fits, lookAt, stockTemplates, VIEWS } from './patches.ts';
import { brightness, type Pixels } from './pixels.ts';
import { solveClickWord } from './solve-click-word.ts';

/** What a stranger's script has. Where words stand is told to it in no order, so that only reading counts. */
export interface WordSight {
  picture: Pixels;
  words: readonly string[];
  places: readonly Point[];
}

const TURNS = [-0.5, -0.3, -0.15, 0, 0.15, 0.3, 0.5];

/** Who has the shipped words lays each over every place and takes the best reading of all three together. */
function byReading({ picture, words, places }: WordSight): readonly Point[] {
  const looks = places.map(({ x, y }) => lookAt(picture, x, y));
  const scores = words.map((word) =>
    fits(stockTemplates(contoursOf(word), { size: 34, turns: TURNS, mirrored: false }), looks, VIEWS),
  );
  let best: { score: number; order: readonly number[] } = { score: Number.NEGATIVE_INFINITY, order: [] };
  const choose = (order: readonly number[], score: number): void => {
    if (order.length === words.length) {
      if (score > best.score) best = { score, order };
      return;
    }
    scores[order.length]!.forEach((value, index) => {
      if (!order.includes(index)) choose([...order, index], score + value);
    });
  };
  choose([], 0);
  return best.order.map((index) => places[index]!);
}

/** Pieces of like colour that hang together and are as large as a stroke, by their middles. */
function components({ picture }: WordSight): readonly (Point & { size: number })[] {
  const { width, height } = picture;
  const grey = brightness(picture);
  const kind = Uint8Array.from(grey, (value) => (value < 85 ? 1 : value > 170 ? 2 : 0));
  const seen = new Uint8Array(kind.length);
  const found: (Point & { size: number })[] = [];
  for (let start = 0; start < kind.length; start += 1) {
    if (seen[start] || kind[start] === 0) continue;
    const queue = [start];
    seen[start] = 1;
    let [sumX, sumY] = [0, 0];
    for (let head = 0; head < queue.length; head += 1) {
      const at = queue[head]!;
      const [x, y] = [at % width, Math.floor(at / width)];
      sumX += x;
      sumY += y;
      for (const [dx, dy] of [
        [1, 0],
        [-1, 0],
        [0, 1],
        [0, -1],
      ] as const) {
        const next = at + dx + dy * width;
        if (x + dx < 0 || x + dx >= width || y + dy < 0 || y + dy >= height) continue;
        if (seen[next] || kind[next] !== kind[at]) continue;
        seen[next] = 1;
        queue.push(next);
      }
    }
    found.push({ x: Math.round(sumX / queue.length), y: Math.round(sumY / queue.length), size: queue.length });
  }
  return found.filter(({ size }) => size >= 60 && size <= 700);
}

/** Counts the pieces at each place: a word of more strokes has more of them. */
function byComponents(sight: WordSight): readonly Point[] {
  const pieces = components(sight);
  const strokes = (word: string) => contoursOf(word).length;
  const near = (place: Point) =>
    pieces.filter(({ x, y }) => Math.max(Math.abs(x - place.x), Math.abs(y - place.y)) < 20).length;
  const free = [...sight.places];
  return sight.words.map((word) => {
    const closest = free.reduce((best, place) =>
      Math.abs(near(place) - strokes(word)) < Math.abs(near(best) - strokes(word)) ? place : best,
    );
    free.splice(free.indexOf(closest), 1);
    return closest;
  });
}

/** Takes the most coloured places for the wanted ones, from left to right. */
function byColour({ picture, words, places }: WordSight): readonly Point[] {
  const colour = ({ x, y }: Point) => {
    let sum = 0;
    for (let dy = -15; dy <= 15; dy += 1) {
      for (let dx = -15; dx <= 15; dx += 1) {
        const at = ((y + dy) * picture.width + x + dx) * 4;
        const channels = [picture.data[at]!, picture.data[at + 1]!, picture.data[at + 2]!];
        sum += Math.max(...channels) - Math.min(...channels);
      }
    }
    return sum;
  };
  const vivid = [...places].sort((one, other) => colour(other) - colour(one)).slice(0, words.length);
  return vivid.sort((one, other) => one.x - other.x);
}

/** Each clicks where it thinks the words are, in order. */
export const quickWordAttackers: Readonly<Record<string, (sight: WordSight) => readonly Point[]>> = {
  components: byComponents,
  colour: byColour,
};

export const slowWordAttackers: Readonly<Record<string, (sight: WordSight) => readonly Point[]>> = {
  template: ({ picture, words }) => solveClickWord(picture, words),
  reading: byReading,
};
