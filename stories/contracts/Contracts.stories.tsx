import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { createActor, fromPromise } from 'xstate';
import { contracts as words } from '#copy/user-centre/enterprise.ts';
import { concluded, open, opened, several } from '#machines/contracts/contracts.cases.ts';
import {
  type ContractAgreed,
  type ContractPage,
  type ContractRecord,
  contractsMachine,
  type OpenedContract,
} from '#machines/contracts/index.ts';
import { subject } from './contracts.subject.tsx';

export default { title: 'Machines/合同/实况' } satisfies Meta;

/** The texts of an order are read and agreed to, and the list says who concluded it. */
export const Live: StoryObj = {
  loaders: [
    () => {
      let page: ContractPage = several;
      return {
        actor: createActor(
          contractsMachine.provide({
            actors: {
              list: fromPromise<ContractPage, { page: number }>(async () => page),
              read: fromPromise<OpenedContract, { orderNo: string }>(async () => opened),
              conclude: fromPromise<ContractRecord, ContractAgreed>(async ({ input: { orderNo } }) => {
                const record = { ...concluded, orderNo };
                page = { ...page, items: page.items.map((one) => (one.orderNo === orderNo ? record : one)) };
                return record;
              }),
            },
          }),
        ).start(),
      };
    },
  ],
  render: (_, { loaded }) => subject.render(loaded.actor),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: words.openOf(open.orderNo) }));
    await expect(await canvas.findByRole('heading', { name: words.texts(open.orderNo) })).toHaveFocus();
    await expect(canvas.getByRole('button', { name: words.conclude.consent })).toBeDisabled();
    await userEvent.click(canvas.getByRole('checkbox', { name: words.agree }));
    await userEvent.click(canvas.getByRole('button', { name: words.conclude.consent }));
    await expect(await canvas.findByText(words.outcomes.concluded)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: words.openOf(open.orderNo) })).toBeNull();
  },
};
