import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { createActor, fromCallback, fromPromise } from 'xstate';
import { captchaSliderMachine, type SliderChallenge, type SliderCheck } from '#machines/captcha-slider/index.ts';
import type { ChallengeAnswer, CheckAnswer } from '#machines/kit/puzzle.ts';
import { captcha } from '#src/ui/copy/captcha.ts';
import { subject } from './captcha-slider.subject.tsx';
import { original, piece } from './sample-picture.ts';

export default { title: 'Machines/滑块验证/实况' } satisfies Meta;

/** Moved by the arrow keys and sent by Enter. */
export const Live: StoryObj = {
  loaders: [
    () => ({
      actor: createActor(
        captchaSliderMachine.provide({
          actors: {
            connection: fromCallback<{ type: 'connection.restored' }, undefined>(() => undefined),
            loadPuzzle: fromPromise<ChallengeAnswer<SliderChallenge>, undefined>(async () => ({
              kind: 'challenge',
              challenge: { token: 'token', secretKey: null, picture: original, piece },
            })),
            checkPuzzle: fromPromise<CheckAnswer, SliderCheck>(async () => ({ kind: 'wrong', message: null })),
          },
        }),
        { input: { pop: false, failuresAllowed: 3 } },
      ).start(),
    }),
  ],
  render: (_, { loaded }) => subject.render(loaded.actor),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('img', { name: captcha.picture })).toBeVisible();
    const handle = canvas.getByRole('slider', { name: captcha.sliderHandle });
    handle.focus();
    await userEvent.keyboard('{PageDown}{ArrowRight}{ArrowRight}{PageUp}{Enter}');
    await expect(await canvas.findByText(captcha.failed)).toBeVisible();
  },
};
