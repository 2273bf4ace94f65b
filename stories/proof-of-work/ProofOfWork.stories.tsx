import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { createActor } from 'xstate';
import { proofOfWork as words } from '#copy/sign-in/session.ts';
import { wireProofOfWork } from '#src/features/sign-in/proof-of-work.ts';
import { subject } from './proof-of-work.subject.tsx';

export default { title: 'Machines/设备安全计算/实况' } satisfies Meta;

const challenge = { challenge: 'terms.signature', units: 400, iterations: 20_000 };

/** The real work of this browser, with its progress. */
export const Live: StoryObj = {
  loaders: [() => ({ actor: createActor(wireProofOfWork(), { input: { challenge } }).start() })],
  render: (_, { loaded }) => subject.render(loaded.actor),
  play: async ({ canvas, loaded }) => {
    await expect(await canvas.findByText(words.title)).toBeVisible();
    await expect(canvas.getByRole('progressbar')).toBeVisible();
    loaded.actor.send({ type: 'work.close' });
  },
};
