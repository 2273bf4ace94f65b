import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { createActor, fromCallback, fromPromise } from 'xstate';
import { captcha } from '#copy/sign-in/session.ts';
import {
  type ClickWordChallenge,
  type ClickWordCheck,
  captchaClickWordMachine,
} from '#machines/captcha-click-word/index.ts';
import type { ChallengeAnswer, CheckAnswer } from '#machines/kit/puzzle.ts';
import { subject } from './captcha-click-word.subject.tsx';
import { original, words } from './sample-picture.ts';

export default { title: 'Machines/点选验证/实况' } satisfies Meta;

const challenge = { token: 'token', secretKey: null, picture: original, words };

/** Opens the puzzle; pictures after the first `most` never arrive. */
function openClickWord(most = Number.POSITIVE_INFINITY) {
  let loads = 0;
  const machine = captchaClickWordMachine.provide({
    actors: {
      connection: fromCallback<{ type: 'connection.restored' }, undefined>(() => undefined),
      loadPuzzle: fromPromise<ChallengeAnswer<ClickWordChallenge>, undefined>(() => {
        loads += 1;
        return loads > most ? new Promise(() => undefined) : Promise.resolve({ kind: 'challenge', challenge });
      }),
      checkPuzzle: fromPromise<CheckAnswer, ClickWordCheck>(async () => ({
        kind: 'correct',
        verification: 'token---[]',
      })),
    },
  });
  return { actor: createActor(machine, { input: { pop: false } }).start() };
}

const render: StoryObj['render'] = (_, { loaded }) => subject.render(loaded.actor);

/** Two clicks, one taken back, the rest by keyboard. */
export const Live: StoryObj = {
  loaders: [() => openClickWord()],
  render,
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

export const TwoClicked: StoryObj = {
  name: '点了两个',
  loaders: [() => openClickWord()],
  render,
  play: async ({ canvas, loaded }) => {
    await canvas.findByRole('button', { name: captcha.picture });
    loaded.actor.send({ type: 'point.placed', point: { x: 171, y: 39 } });
    loaded.actor.send({ type: 'point.placed', point: { x: 176, y: 110 } });
    await expect(await canvas.findByText(captcha.pointPlaced(2))).toBeInTheDocument();
  },
};

export const ByKeyboard: StoryObj = {
  name: '键盘：准星与所用的键',
  loaders: [() => openClickWord()],
  render,
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('button', { name: captcha.picture });
    const takeBack = canvas.getByText(captcha.pointKeys[3].act);
    await expect(takeBack).not.toBeVisible();
    await userEvent.tab();
    await userEvent.keyboard('{ArrowLeft}{ArrowDown}{Enter}{ArrowRight}');
    await expect(canvas.getByText(captcha.pointPlaced(1))).toBeInTheDocument();
    await expect(takeBack).toBeVisible();
  },
};

export const Refreshing: StoryObj = {
  name: '换一张：旧图变淡',
  loaders: [() => openClickWord(1)],
  render,
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('button', { name: captcha.picture });
    await userEvent.click(canvas.getByRole('button', { name: captcha.refresh }));
    await expect(await canvas.findByText(captcha.refreshing)).toBeVisible();
  },
};
