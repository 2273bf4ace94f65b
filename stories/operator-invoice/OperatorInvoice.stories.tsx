import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent } from 'storybook/test';
import { createActor, createEmptyActor, fromPromise } from 'xstate';
import { operatorInvoices as words } from '#copy/operator/requests.ts';
import { type InvoiceSheet, type IssueRequest, operatorInvoiceMachine } from '#machines/operator-invoice/index.ts';
import {
  issuedSheet,
  sampleFile,
  sampleId,
  samplePaper,
  sampleSheet,
} from '#machines/operator-invoice/operator-invoice.sample.ts';
import { subject } from './operator-invoice.subject.tsx';

export default { title: 'Machines/操作室发票/实况' } satisfies Meta;

/** Opened, its number copied, and the file handed over. */
export const Live: StoryObj = {
  loaders: [
    () => {
      let sheet = sampleSheet;
      const actor = createActor(
        operatorInvoiceMachine.provide({
          actors: {
            readSheet: fromPromise<InvoiceSheet, { id: string }>(async () => sheet),
            copy: fromPromise<boolean, { text: string }>(async () => true),
            issue: fromPromise<unknown, IssueRequest>(async () => {
              sheet = issuedSheet;
            }),
          },
        }),
        { input: { parent: createEmptyActor() } },
      ).start();
      actor.send({ type: 'invoice.open', id: sampleId });
      return { actor };
    },
  ],
  render: (_, { loaded }) => subject.render(loaded.actor),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: `${words.copy} ${words.fields.taxpayerId}` }));
    await expect(await canvas.findByText(words.copied(words.fields.taxpayerId))).toBeVisible();
    await userEvent.upload(canvas.getByLabelText(words.file), new File(['%PDF'], sampleFile.name));
    await userEvent.type(canvas.getByLabelText(words.invoiceNumber, { exact: false }), samplePaper.number);
    await fireEvent.change(canvas.getByLabelText(words.issuedOn, { exact: false }), {
      target: { value: samplePaper.issuedOn },
    });
    await userEvent.click(canvas.getByRole('button', { name: words.hand }));
    await expect(await canvas.findByText(words.done.issued)).toBeVisible();
  },
};
