import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { type AnyActor, createActor, fromCallback, fromPromise, SimulatedClock } from 'xstate';
import { captcha } from '#copy/sign-in/session.ts';
import {
  type ClickWordChallenge,
  type ClickWordCheck,
  captchaClickWordMachine,
} from '#machines/captcha-click-word/index.ts';
import { captchaSliderMachine, type SliderChallenge, type SliderCheck } from '#machines/captcha-slider/index.ts';
import type { ClockInput, ClockTicked } from '#machines/kit/clock.ts';
import type { ChallengeAnswer, CheckAnswer } from '#machines/kit/puzzle.ts';
import { CaptchaClickWord, CaptchaSlider } from '#src/features/captcha/views/Captcha.tsx';
import { original, words } from '#stories/captcha-click-word/sample-picture.ts';
import { piece } from '#stories/captcha-slider/sample-picture.ts';
import { dragBy, finger, type Pointer, stroke } from '../../kit/pointers.ts';
import '#src/ui/styles.css';

let root: Root;
let clock: SimulatedClock;
let actor: AnyActor;
let checked: (SliderCheck | ClickWordCheck)[];
let verdict: CheckAnswer;

const right: CheckAnswer = { kind: 'correct', verification: 'proof' };
const refused: CheckAnswer = { kind: 'wrong', message: '请求有误' };
const challenge = { token: 'token', secretKey: null, picture: original };
const input = { pop: true, failuresAllowed: 3 };
const check = <Check extends SliderCheck | ClickWordCheck>() =>
  fromPromise<CheckAnswer, Check>(async ({ input: asked }) => {
    checked.push(asked);
    return verdict;
  });
const feeds = {
  clock: fromCallback<ClockTicked, ClockInput>(() => undefined),
  connection: fromCallback<{ type: 'connection.restored' }, undefined>(() => undefined),
};

async function showSlider() {
  const shown = createActor(
    captchaSliderMachine.provide({
      actors: {
        ...feeds,
        loadPuzzle: fromPromise<ChallengeAnswer<SliderChallenge>, undefined>(async () => ({
          kind: 'challenge',
          challenge: { ...challenge, piece },
        })),
        checkPuzzle: check<SliderCheck>(),
      },
    }),
    { input, clock },
  ).start();
  actor = shown;
  root.render(<CaptchaSlider actor={shown} />);
  await expect.element(page.getByRole('img', { name: captcha.picture })).toBeVisible();
  return shown;
}

async function showClickWord() {
  const shown = createActor(
    captchaClickWordMachine.provide({
      actors: {
        ...feeds,
        loadPuzzle: fromPromise<ChallengeAnswer<ClickWordChallenge>, undefined>(async () => ({
          kind: 'challenge',
          challenge: { ...challenge, words },
        })),
        checkPuzzle: check<ClickWordCheck>(),
      },
    }),
    { input, clock },
  ).start();
  actor = shown;
  root.render(<CaptchaClickWord actor={shown} />);
  await expect.element(page.getByRole('button', { name: captcha.picture })).toBeVisible();
}

beforeEach(() => {
  root = createRoot(document.body.appendChild(document.createElement('div')));
  clock = new SimulatedClock();
  checked = [];
  verdict = right;
});

afterEach(() => {
  actor.stop();
  root.unmount();
  document.body.replaceChildren();
});

const knob = () => page.getByRole('slider', { name: captcha.sliderHandle }).element();

async function drag(pointer: Pointer, by: number) {
  const types: string[] = [];
  knob().addEventListener('pointerdown', (event) => types.push((event as PointerEvent).pointerType));
  await dragBy(pointer, knob(), by);
  return types;
}

/** Computed style of a design class, for comparison. */
function paint(className: string, property: 'backgroundColor' | 'borderTopColor') {
  const probe = document.body.appendChild(document.createElement('i'));
  probe.className = className;
  const colour = getComputedStyle(probe)[property];
  probe.remove();
  return colour;
}

const status = () => page.getByRole('status', { includeHidden: true }).element();

describe.each([stroke('mouse'), stroke('pen'), finger])('by $name', (pointer) => {
  test('[4.15] the piece is dragged and checked where it was let go', async () => {
    await showSlider();
    expect(await drag(pointer, 100)).toEqual([pointer.name]);
    await expect.poll(() => checked.length).toBe(1);
    const { offset } = checked[0] as SliderCheck;
    const room = knob().parentElement!.clientWidth - 40;
    expect(Math.abs(offset - (100 / room) * (300 - (47 * 300) / 310))).toBeLessThan(1.5);
  });

  test('[4.12b] a tap on the handle checks nothing', async () => {
    await showSlider();
    await drag(pointer, 0);
    await expect.poll(() => actor.getSnapshot().matches({ open: 'ready' })).toBe(true);
    expect(checked).toEqual([]);
  });
});

describe('what the slider says', () => {
  test('[4.13] green, and the seconds from press to release with two decimals', async () => {
    const slider = await showSlider();
    slider.send({ type: 'slider.grabbed', at: 1_000 });
    slider.send({ type: 'slider.moved', offset: 120 });
    slider.send({ type: 'slider.released', at: 2_864 });
    await expect.poll(() => status().textContent).toBe('1.86s验证成功');
    expect(getComputedStyle(status()).backgroundColor).toBe(paint('bg-ok', 'backgroundColor'));
    expect(getComputedStyle(knob()).backgroundColor).toBe(paint('bg-ok', 'backgroundColor'));
    clock.increment(1_000);
    clock.increment(499);
    expect(actor.getSnapshot().status).toBe('active');
    clock.increment(1);
    expect(actor.getSnapshot().output).toEqual({ kind: 'solved', verification: 'proof' });
  });

  test.each([
    [refused, '验证失败：请求有误'],
    [{ kind: 'wrong', message: '验证失败' } as CheckAnswer, '验证失败'],
    [{ kind: 'wrong', message: null } as CheckAnswer, '验证失败'],
  ])('[4.14] red and %o for a second, then another puzzle', async (answer, expectedVerdict) => {
    verdict = answer;
    await showSlider();
    await drag(stroke('mouse'), 100);
    await expect.poll(() => status().textContent).toBe(expectedVerdict);
    expect(getComputedStyle(status()).backgroundColor).toBe(paint('bg-danger', 'backgroundColor'));
    expect(getComputedStyle(knob()).backgroundColor).toBe(paint('bg-danger', 'backgroundColor'));
    clock.increment(999);
    expect(actor.getSnapshot().matches('failed')).toBe(true);
    clock.increment(1);
    await expect.poll(() => actor.getSnapshot().matches({ open: 'ready' })).toBe(true);
    expect(status().textContent).toBe('');
  });

  test('[4.12b] an idle puzzle is another one after 110 s, and says so until the next gesture', async () => {
    await showSlider();
    clock.increment(109_999);
    expect(status().textContent).toBe('');
    clock.increment(1);
    await expect.poll(() => status().textContent).toBe('验证码已过期，已为您换一张');
    await expect.poll(() => actor.getSnapshot().matches({ open: 'ready' })).toBe(true);
    await drag(stroke('mouse'), 0);
    await expect.poll(() => status().textContent).toBe('');
  });
});

describe('what the click-word says', () => {
  const click = async (pointer: Pointer) => {
    const { left, top } = page.getByRole('button', { name: captcha.picture }).element().getBoundingClientRect();
    for (const [x, y] of [
      [60, 40],
      [150, 100],
      [240, 60],
    ] as const) {
      await pointer.down(left + x, top + y);
      await pointer.up(left + x, top + y);
    }
  };

  test.each([stroke('mouse'), stroke('pen'), finger])(
    '[4.16] three points by $name, checked after 0.4 s: green',
    async (pointer) => {
      await showClickWord();
      expect(status().textContent).toBe(`请依次点击【${words.join(',')}】`);
      await click(pointer);
      await expect.poll(() => actor.getSnapshot().matches('settling')).toBe(true);
      clock.increment(399);
      expect(checked).toEqual([]);
      clock.increment(1);
      await expect.poll(() => status().textContent).toBe('验证成功');
      expect((checked[0] as ClickWordCheck).points).toHaveLength(3);
      expect(getComputedStyle(status()).borderTopColor).toBe(paint('border border-ok', 'borderTopColor'));
    },
  );

  test('[4.16] red for 0.7 s, then another puzzle', async () => {
    verdict = refused;
    await showClickWord();
    await click(stroke('mouse'));
    await expect.poll(() => actor.getSnapshot().matches('settling')).toBe(true);
    clock.increment(400);
    await expect.poll(() => status().textContent).toBe('验证失败：请求有误');
    expect(getComputedStyle(status()).borderTopColor).toBe(paint('border border-danger', 'borderTopColor'));
    clock.increment(699);
    expect(actor.getSnapshot().matches('failed')).toBe(true);
    clock.increment(1);
    await expect.poll(() => actor.getSnapshot().matches('picking')).toBe(true);
  });
});
