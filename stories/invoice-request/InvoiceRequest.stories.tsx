import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { createActor, fromPromise } from 'xstate';
import { invoices as words } from '#copy/user-centre/enterprise.ts';
import { type InvoicePage, invoiceRequestMachine, type RequestedInvoice } from '#machines/invoice-request/index.ts';
import { details, first, several, waiting } from '#machines/invoice-request/invoice-request.cases.ts';
import { subject } from './invoice-request.subject.tsx';

export default { title: 'Machines/发票/实况' } satisfies Meta;

/** An order is chosen, the company is filled in as last time, and the new invoice is in the list. */
export const Live: StoryObj = {
  loaders: [
    () => {
      let page: InvoicePage = several;
      return {
        actor: createActor(
          invoiceRequestMachine.provide({
            actors: {
              list: fromPromise<InvoicePage, { page: number }>(async () => page),
              send: fromPromise<unknown, RequestedInvoice>(async ({ input: { orderNos } }) => {
                const orders = [{ ...first, orderNo: orderNos[0] ?? '' }];
                page = { ...page, items: [{ ...waiting, invoiceId: 'invoice-new', orders, details }, ...page.items] };
              }),
            },
          }),
        ).start(),
      };
    },
  ],
  render: (_, { loaded }) => subject.render(loaded.actor),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: words.begin }));
    await expect(canvas.getByRole('heading', { name: words.choose })).toHaveFocus();
    await userEvent.click(canvas.getByRole('checkbox', { name: new RegExp(first.orderNo) }));
    await userEvent.click(canvas.getByRole('button', { name: words.next }));
    await expect(canvas.getByLabelText(words.fields.companyName)).toHaveValue(details.companyName);
    await userEvent.clear(canvas.getByLabelText(words.fields.taxpayerId));
    await userEvent.click(canvas.getByRole('button', { name: words.check }));
    await expect(canvas.getByLabelText(words.fields.taxpayerId)).toHaveFocus();
    await userEvent.type(canvas.getByLabelText(words.fields.taxpayerId), details.taxpayerId);
    await userEvent.click(canvas.getByRole('button', { name: words.check }));
    await userEvent.click(await canvas.findByRole('button', { name: words.send }));
    await expect(await canvas.findByText(words.sent)).toBeVisible();
  },
};
