import { secureChance } from '#server/captcha/chance.ts';
import { drawPicture } from '#server/captcha/draw/draw.ts';
import { drawScene } from '#server/captcha/draw/scene.ts';
import { createDrawingPool } from '#server/captcha/pool.ts';

/** Whole puzzles against bare JPEG encodes of the same picture, interleaved: `npx tsx bench/captcha.ts`. */
const ROUNDS = 20;
const EACH = 40;
const chance = secureChance();
const pool = createDrawingPool({ size: 2, queue: EACH });
await Promise.all([pool.draw('blockPuzzle'), pool.draw('blockPuzzle')]);

const { canvas, context } = drawScene(chance);
const sheet = context.getImageData(0, 0, canvas.width, canvas.height);
const spent = new Map<string, number[]>();
async function time(name: string, work: () => unknown): Promise<void> {
  const start = performance.now();
  await work();
  spent.set(name, [...(spent.get(name) ?? []), performance.now() - start]);
}
const repeat = (work: () => unknown) => () => {
  for (let index = 0; index < EACH; index += 1) work();
};
const many = () => Promise.all(Array.from({ length: EACH }, () => pool.draw('blockPuzzle')));

for (let round = 0; round < ROUNDS; round += 1) {
  context.putImageData(sheet, 0, 0);
  await time(
    'bare JPEG encode',
    repeat(() => canvas.encodeSync('jpeg', 60)),
  );
  await time(
    'slider, one thread',
    repeat(() => drawPicture('blockPuzzle', chance)),
  );
  await time(
    'click-word, one thread',
    repeat(() => drawPicture('clickWord', chance)),
  );
  await time('slider, pool of two', many);
}
await pool.close();

const median = (values: readonly number[]): number => [...values].sort((a, b) => a - b)[values.length >> 1]!;
const bare = spent.get('bare JPEG encode')!;
for (const [name, times] of spent) {
  const each = median(times) / EACH;
  const ratio = median(times.map((value, round) => bare[round]! / value));
  console.log(`${name}: ${each.toFixed(2)} ms, ${(1000 / each).toFixed(0)}/s, ${ratio.toFixed(2)} of bare`);
}
