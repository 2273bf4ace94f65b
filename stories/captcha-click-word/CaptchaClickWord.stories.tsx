import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { createActor, fromCallback, fromPromise } from 'xstate';
import {
  type ClickWordChallenge,
  type ClickWordCheck,
  captchaClickWordMachine,
} from '#machines/captcha-click-word/index.ts';
import type { ChallengeAnswer, CheckAnswer } from '#machines/kit/puzzle.ts';
import { captcha } from '#src/ui/copy/captcha.ts';
import { subject } from './captcha-click-word.subject.tsx';
import { original, words } from './sample-picture.ts';

export default { title: 'Machines/点选验证/实况' } satisfies Meta;

/** Two clicks, one taken back, the rest by keyboard. */
export const Live: StoryObj = {
  loaders: [
    () => ({
      actor: createActor(
        captchaClickWordMachine.provide({
          actors: {
            connection: fromCallback<{ type: 'connection.restored' }, undefined>(() => undefined),
            loadPuzzle: fromPromise<ChallengeAnswer<ClickWordChallenge>, undefined>(async () => ({
              kind: 'challenge',
              challenge: { token: 'token', secretKey: null, picture: original, words },
            })),
            checkPuzzle: fromPromise<CheckAnswer, ClickWordCheck>(async () => ({
              kind: 'correct',
              verification: 'token---[]',
            })),
          },
        }),
        { input: { pop: false } },
      ).start(),
    }),
  ],
  render: (_, { loaded }) => subject.render(loaded.actor),
  play: async ({ canvas, userEvent }) => {
    const picture = await canvas.findByRole('button', { name: captcha.picture });
    await expect(canvas.getByRole('status')).toHaveTextContent(captcha.clickHint(words));
    await userEvent.click(picture);
    await userEvent.click(picture);
    await userEvent.click(canvas.getByRole('button', { name: captcha.undo }));
    picture.focus();
    await userEvent.keyboard('{ArrowLeft}{ArrowUp}{Enter}{ArrowRight}{Enter}');
    await expect(await canvas.findByText(captcha.solved)).toBeVisible();
  },
};
