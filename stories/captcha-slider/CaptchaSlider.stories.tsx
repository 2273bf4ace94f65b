import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { createActor, fromCallback, fromPromise, SimulatedClock } from 'xstate';
import { captcha } from '#copy/sign-in/session.ts';
import { captchaSliderMachine, type SliderChallenge, type SliderCheck } from '#machines/captcha-slider/index.ts';
import type { ChallengeAnswer, CheckAnswer } from '#machines/kit/puzzle.ts';
import { subject } from './captcha-slider.subject.tsx';
import { original, piece } from './sample-picture.ts';

export default { title: 'Machines/滑块验证/实况' } satisfies Meta;

const challenge = { token: 'token', secretKey: null, picture: original, piece };

/** Opens the puzzle on a clock that stands still; pictures after the first `most` never arrive. */
function openSlider(most = Number.POSITIVE_INFINITY) {
  const clock = new SimulatedClock();
  let loads = 0;
  const machine = captchaSliderMachine.provide({
    actors: {
      connection: fromCallback<{ type: 'connection.restored' }, undefined>(() => undefined),
      loadPuzzle: fromPromise<ChallengeAnswer<SliderChallenge>, undefined>(() => {
        loads += 1;
        return loads > most ? new Promise(() => undefined) : Promise.resolve({ kind: 'challenge', challenge });
      }),
      checkPuzzle: fromPromise<CheckAnswer, SliderCheck>(async () => ({ kind: 'wrong', message: null })),
    },
  });
  return { clock, actor: createActor(machine, { input: { pop: false, failuresAllowed: 3 }, clock }).start() };
}

const render: StoryObj['render'] = (_, { loaded }) => subject.render(loaded.actor);

/** Moved by the arrow keys and sent by Enter. */
export const Live: StoryObj = {
  loaders: [() => openSlider()],
  render,
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('img', { name: captcha.picture })).toBeVisible();
    const handle = canvas.getByRole('slider', { name: captcha.sliderHandle });
    handle.focus();
    await userEvent.keyboard('{PageDown}{ArrowRight}{ArrowRight}{PageUp}{Enter}');
    await expect(await canvas.findByText(captcha.failed)).toBeVisible();
  },
};

export const Refreshing: StoryObj = {
  name: '换一张：旧图变淡',
  loaders: [() => openSlider(1)],
  render,
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('img', { name: captcha.picture });
    await userEvent.click(canvas.getByRole('button', { name: captcha.refresh }));
    await expect(await canvas.findByText(captcha.refreshing)).toBeVisible();
    await expect(canvas.queryByRole('img', { name: captcha.picture })).toBeNull();
  },
};

export const Renewed: StoryObj = {
  name: '过期：已换一张',
  loaders: [() => openSlider()],
  render,
  play: async ({ canvas, loaded }) => {
    await canvas.findByRole('img', { name: captcha.picture });
    loaded.clock.increment(110_000);
    await expect(await canvas.findByText(captcha.renewed)).toBeVisible();
  },
};

export const ByKeyboard: StoryObj = {
  name: '键盘：写出用哪些键',
  loaders: [() => openSlider()],
  render,
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('img', { name: captcha.picture });
    const enter = canvas.getByText(captcha.sliderKeys[2].act);
    await expect(enter).not.toBeVisible();
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard('{Shift>}{ArrowRight}{/Shift}{ArrowRight}');
    await expect(canvas.getByRole('slider')).toHaveAttribute('aria-valuenow', '22');
    await expect(enter).toBeVisible();
  },
};
