import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { createActor, createEmptyActor, fromPromise } from 'xstate';
import { operatorLeads as words } from '#copy/operator/requests.ts';
import { type LeadRequest, type LeadSheet, operatorLeadMachine } from '#machines/operator-lead/index.ts';
import { doneSheet, sampleId, sampleSheet } from '#machines/operator-lead/operator-lead.sample.ts';
import { subject } from './operator-lead.subject.tsx';

export default { title: 'Machines/操作室线索与意见/实况' } satisfies Meta;

/** Opened, answered by phone and settled. */
export const Live: StoryObj = {
  loaders: [
    () => {
      let sheet = sampleSheet;
      const actor = createActor(
        operatorLeadMachine.provide({
          actors: {
            readSheet: fromPromise<LeadSheet, { id: string }>(async () => sheet),
            settle: fromPromise<unknown, LeadRequest>(async () => {
              sheet = doneSheet;
            }),
          },
        }),
        { input: { parent: createEmptyActor() } },
      ).start();
      actor.send({ type: 'lead.open', id: sampleId });
      return { actor };
    },
  ],
  render: (_, { loaded }) => subject.render(loaded.actor),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: words.note }), '已回电');
    await userEvent.click(canvas.getByRole('button', { name: words.settle }));
    await expect(await canvas.findByText(words.done.done)).toBeVisible();
  },
};
