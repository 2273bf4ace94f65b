import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { createActor, createEmptyActor, fromPromise } from 'xstate';
import { operatorEnquiries as words } from '#copy/operator/requests.ts';
import {
  type AnswerRequest,
  type EnquiryFileRequest,
  type EnquiryPreview,
  type EnquirySheet,
  operatorEnquiryMachine,
} from '#machines/operator-enquiry/index.ts';
import {
  answeredSheet,
  sampleId,
  samplePicture,
  samplePreview,
  sampleSheet,
} from '#machines/operator-enquiry/operator-enquiry.sample.ts';
import { subject } from './operator-enquiry.subject.tsx';

export default { title: 'Machines/操作室询价/实况' } satisfies Meta;

/** Opened, priced by hand, previewed and sent. */
export const Live: StoryObj = {
  loaders: [
    () => {
      let sheet = sampleSheet;
      const actor = createActor(
        operatorEnquiryMachine.provide({
          actors: {
            readSheet: fromPromise<EnquirySheet, { id: string }>(async () => sheet),
            preview: fromPromise<EnquiryPreview, AnswerRequest>(async () => samplePreview),
            answer: fromPromise<unknown, AnswerRequest>(async () => {
              sheet = answeredSheet;
            }),
            readFile: fromPromise<string | null, EnquiryFileRequest>(async () => samplePicture),
          },
        }),
        { input: { parent: createEmptyActor() } },
      ).start();
      actor.send({ type: 'enquiry.open', id: sampleId });
      return { actor };
    },
  ],
  render: (_, { loaded }) => subject.render(loaded.actor),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: new RegExp(words.ways.LINES) }));
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: words.fee }), 'OF');
    await userEvent.type(canvas.getByRole('textbox', { name: words.unitPrice }), '850');
    await userEvent.click(canvas.getByRole('button', { name: words.preview }));
    await userEvent.click(await canvas.findByRole('button', { name: words.send }));
    await expect(await canvas.findByText(words.done.answered)).toBeVisible();
  },
};
