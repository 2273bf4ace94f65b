import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { createActor, fromPromise } from 'xstate';
import { operatorRestrictions as words } from '#copy/operator/console.ts';
import {
  type Considered,
  type ConsiderRequest,
  type ListRequest,
  operatorRestrictionsMachine,
  type RestrictionsPage,
  type Saved,
  type SaveRequest,
} from '#machines/operator-restrictions/index.ts';
import { firstPage, twoOrders } from '#machines/operator-restrictions/operator-restrictions.sample.ts';
import { subject } from './operator-restrictions.subject.tsx';

export default { title: 'Machines/操作室限制/实况' } satisfies Meta;

const startRestrictions = () =>
  createActor(
    operatorRestrictionsMachine.provide({
      actors: {
        readPage: fromPromise<RestrictionsPage, ListRequest>(async () => firstPage),
        consider: fromPromise<Considered, ConsiderRequest>(async () => ({
          outcome: 'considered',
          considered: twoOrders,
        })),
        save: fromPromise<Saved, SaveRequest>(async () => ({ outcome: 'saved' })),
      },
    }),
  ).start();

/** A restriction is written from the keyboard, its orders are looked at, and it is saved. */
export const Live: StoryObj = {
  loaders: [() => ({ actor: startRestrictions() })],
  render: (_, { loaded }) => subject.render(loaded.actor),
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('table', { name: words.title });
    canvas.getByRole('button', { name: words.add }).focus();
    await userEvent.keyboard('{Enter}');
    await userEvent.type(canvas.getByLabelText(words.fields.partyCode), 'cosu');
    await userEvent.selectOptions(canvas.getByLabelText(words.fields.dgClass), '3');
    await userEvent.type(canvas.getByLabelText(words.fields.source), '公告 7{Enter}');
    const orders = await canvas.findByRole('list', { name: words.orders });
    await expect(orders).toHaveTextContent('FCL26101200007');
    await userEvent.click(canvas.getByRole('button', { name: words.save }));
    await expect(await canvas.findByText(words.saved)).toHaveFocus();
  },
};

/** A class decides which conditions may be named: only class 1 has compatibility groups, and it has no packing group. */
export const Explosives: StoryObj = {
  loaders: [() => ({ actor: startRestrictions() })],
  render: (_, { loaded }) => subject.render(loaded.actor),
  play: async ({ canvas, userEvent }) => {
    const { fields } = words;
    await userEvent.click(await canvas.findByRole('button', { name: words.add }));
    await userEvent.selectOptions(canvas.getByLabelText(fields.packingGroup), 'II');
    await expect(canvas.queryByLabelText(fields.compatibilityGroup)).toBeNull();
    await userEvent.selectOptions(canvas.getByLabelText(fields.dgClass), '1.4');
    await expect(canvas.queryByLabelText(fields.packingGroup)).toBeNull();
    await userEvent.selectOptions(canvas.getByLabelText(fields.compatibilityGroup), 'G');
    await userEvent.selectOptions(canvas.getByLabelText(fields.limitedQuantity), words.limited.EXCEPT);
    await userEvent.type(canvas.getByLabelText(fields.partyCode), 'cosu');
    await userEvent.type(canvas.getByLabelText(fields.source), '公告 7{Enter}');
    await expect(await canvas.findByRole('heading', { name: /1\.4 类，配装组 G，限量包装除外/ })).toHaveFocus();
  },
};
