import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Locator, Page } from 'playwright';
import { captcha } from '#copy/sign-in/session.ts';
import type { Point } from '#domain/captcha/protocol.ts';
import { CAPTCHA_IMAGE, CAPTCHA_SCALE } from '#domain/limits.ts';
import { FARTHEST_OFFSET } from '#machines/captcha-slider/index.ts';
import { between, seededChance } from '#server/captcha/chance.ts';
import type { Solution } from '#server/captcha/judge.ts';
import type { Hand } from './hands.ts';
import { OVERHEARD, type ServedSite } from './served-site.ts';

/** Solution of the captcha picture on the page. */
async function seenIn({ dataDir }: ServedSite, stage: Locator): Promise<Solution> {
  const source = (await stage.locator('img').first().getAttribute('src')) ?? '';
  const key = createHash('sha256')
    .update(source.split(',')[1] ?? '')
    .digest('hex');
  const overheard = readFileSync(join(dataDir, OVERHEARD), 'utf8').trim().split('\n');
  const found = overheard.map((line) => JSON.parse(line) as { key: string; solution: Solution });
  const solution = found.find((one) => one.key === key)?.solution;
  if (solution === undefined) throw new Error('no one drew this picture');
  return solution;
}

/** A hand lands up to three shown pixels beside where it aims. */
const chance = seededChance(41);
const beside = (aimed: number) => aimed + between(chance, -3, 3);

const onScreen = ({ x, y }: { x: number; y: number }) => ({
  x: (x * CAPTCHA_IMAGE.width) / CAPTCHA_SCALE.width,
  y: (y * CAPTCHA_IMAGE.height) / CAPTCHA_SCALE.height,
});

async function slide(page: Page, stage: Locator, hand: Hand, x: number, onHeld: () => Promise<unknown>) {
  const offset = beside(onScreen({ x, y: 0 }).x);
  const knob = stage.getByRole('slider');
  if (hand.name === 'mouse') {
    const grip = await knob.boundingBox();
    const track = await knob.locator('..').boundingBox();
    if (grip === null || track === null) throw new Error('the slider is not shown');
    const [x, y] = [grip.x + grip.width / 2, grip.y + grip.height / 2];
    const way = (offset / FARTHEST_OFFSET) * (track.width - grip.width);
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x + way / 2, y + 3, { steps: 5 });
    await page.mouse.move(x + way, y + 1, { steps: 5 });
    await onHeld();
    await page.mouse.up();
    return;
  }
  await tabTo(page, knob);
  const steps = Math.round(offset / 2);
  for (let step = 0; step < Math.floor(steps / 10); step += 1) await page.keyboard.press('Shift+ArrowRight');
  for (let step = 0; step < steps % 10; step += 1) await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
}

async function tabTo(page: Page, target: Locator) {
  for (let stop = 0; stop < 12; stop += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error('no key leads to the puzzle');
}

async function pick(page: Page, stage: Locator, hand: Hand, wanted: readonly Point[]) {
  const canvas = stage.getByRole('button', { name: captcha.picture });
  const area = await canvas.boundingBox();
  if (area === null) throw new Error('the picture is not shown');
  const points = wanted.map(onScreen).map(({ x, y }) => ({ x: beside(x), y: beside(y) }));
  if (hand.name === 'mouse') {
    for (const { x, y } of points) {
      await page.mouse.click(
        area.x + (x / CAPTCHA_IMAGE.width) * area.width,
        area.y + (y / CAPTCHA_IMAGE.height) * area.height,
      );
    }
    return;
  }
  await tabTo(page, canvas);
  let [atX, atY]: number[] = [CAPTCHA_IMAGE.width / 2, CAPTCHA_IMAGE.height / 2];
  for (const { x, y } of points) {
    for (; Math.abs(x - atX!) > 5; atX! += x > atX! ? 10 : -10)
      await page.keyboard.press(x > atX! ? 'ArrowRight' : 'ArrowLeft');
    for (; Math.abs(y - atY!) > 5; atY! += y > atY! ? 10 : -10)
      await page.keyboard.press(y > atY! ? 'ArrowDown' : 'ArrowUp');
    await page.keyboard.press('Enter');
  }
}

const openDialog = (page: Page) => page.getByRole('dialog', { name: captcha.dialog });

/** Waits for the verdict, which shows for less than a second; returns whether it was right, and its text. */
async function verdict(page: Page): Promise<{ isRight: boolean; words: string }> {
  const verdictShown = await page.waitForFunction(() => {
    const settled = document.querySelector<HTMLElement>('[data-screen=succeeded], [data-screen=failed]');
    if (settled === null) return null;
    const words = settled.closest('[role=dialog]')?.querySelector('[role=status]')?.textContent ?? '';
    return { isRight: settled.dataset.screen === 'succeeded', words };
  });
  return (await verdictShown.jsonValue())!;
}

async function untilReady(page: Page): Promise<Locator> {
  const stage = openDialog(page).locator('[data-screen=ready], [data-screen=picking]');
  await stage.waitFor();
  return openDialog(page).locator('[data-screen]');
}

/** Answers the puzzle as a person does and returns its solution; `onHeld` runs before the piece is let go. */
export async function answerCaptcha(
  page: Page,
  hand: Hand,
  site: ServedSite,
  onHeld: () => Promise<unknown> = () => Promise.resolve(),
): Promise<Solution> {
  const stage = await untilReady(page);
  const seen = await seenIn(site, stage);
  if (seen.type === 'blockPuzzle') await slide(page, stage, hand, seen.x, onHeld);
  else await pick(page, stage, hand, seen.points);
  return seen;
}

/** Solves the puzzle as a person does, on the first try: returns which one it was, or null when it failed. */
export async function solveCaptcha(page: Page, hand: Hand, site: ServedSite): Promise<'slider' | 'clickWord' | null> {
  const seen = await answerCaptcha(page, hand, site);
  if (!(await verdict(page)).isRight) return null;
  await openDialog(page).locator('[data-screen=succeeded]').waitFor({ state: 'hidden' });
  return seen.type === 'blockPuzzle' ? 'slider' : 'clickWord';
}

/** Lets the piece go where no gap can be, beside its resting position: returns the words of the refusal. */
export async function missSlider(page: Page): Promise<string> {
  const stage = await untilReady(page);
  const grip = await stage.getByRole('slider').boundingBox();
  if (grip === null) throw new Error('the slider is not shown');
  await page.mouse.move(grip.x + grip.width / 2, grip.y + grip.height / 2);
  await page.mouse.down();
  await page.mouse.move(grip.x + grip.width / 2 + 12, grip.y + grip.height / 2, { steps: 3 });
  await page.mouse.up();
  const { isRight, words } = await verdict(page);
  if (isRight) throw new Error('the piece fits beside its resting place');
  await openDialog(page).locator('[data-screen=failed]').waitFor({ state: 'hidden' });
  return words;
}
