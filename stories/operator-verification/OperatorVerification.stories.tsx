import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { createActor, createEmptyActor, fromPromise } from 'xstate';
import { operatorVerifications as words } from '#copy/operator/requests.ts';
import {
  type LicenceRequest,
  operatorVerificationMachine,
  type VerdictRequest,
  type VerificationSheet,
} from '#machines/operator-verification/index.ts';
import {
  passedSheet,
  sampleId,
  samplePicture,
  sampleSheet,
} from '#machines/operator-verification/operator-verification.sample.ts';
import { subject } from './operator-verification.subject.tsx';

export default { title: 'Machines/操作室企业认证/实况' } satisfies Meta;

/** Opened, looked at and passed. */
export const Live: StoryObj = {
  loaders: [
    () => {
      let sheet = sampleSheet;
      const actor = createActor(
        operatorVerificationMachine.provide({
          actors: {
            readSheet: fromPromise<VerificationSheet, { id: string }>(async () => sheet),
            readLicence: fromPromise<string | null, LicenceRequest>(async () => samplePicture),
            decide: fromPromise<unknown, VerdictRequest>(async () => {
              sheet = passedSheet;
            }),
          },
        }),
        { input: { parent: createEmptyActor() } },
      ).start();
      actor.send({ type: 'verification.open', id: sampleId });
      return { actor };
    },
  ],
  render: (_, { loaded }) => subject.render(loaded.actor),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('img')).toBeVisible();
    await userEvent.click(await canvas.findByRole('radio', { name: new RegExp(words.pass) }));
    await userEvent.click(canvas.getByRole('button', { name: words.submit }));
    await expect(await canvas.findByText(words.done.PASS)).toBeVisible();
  },
};
