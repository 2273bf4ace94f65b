import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { createActor, fromPromise } from 'xstate';
import { addressBook as words } from '#copy/user-centre/account.ts';
import { keptEntry } from '#machines/address-book/address-book.cases.ts';
import { addressBookMachine, type KeptEntry } from '#machines/address-book/index.ts';
import { subject } from './address-book.subject.tsx';

export default { title: 'Machines/常用收发货人/实况' } satisfies Meta;

/** An entry gets another contact, then goes after the question. */
export const Live: StoryObj = {
  loaders: [
    () => {
      let kept: readonly KeptEntry[] = [keptEntry];
      const actors = {
        load: fromPromise<readonly KeptEntry[], undefined>(async () => kept),
        save: fromPromise<void, { entry: KeptEntry | null }>(async ({ input: { entry } }) => {
          kept = entry === null ? [] : [entry];
        }),
        remove: fromPromise<void, { id: string }>(async () => {
          kept = [];
        }),
      };
      return { actor: createActor(addressBookMachine.provide({ actors })).start() };
    },
  ],
  render: (_, { loaded }) => subject.render(loaded.actor),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: new RegExp(words.edit) }));
    const contact = canvas.getByRole('textbox', { name: words.fields.contact });
    await userEvent.clear(contact);
    await userEvent.type(contact, 'A. SMIT');
    await userEvent.click(canvas.getByRole('button', { name: words.save }));
    await expect(await canvas.findByText(/A\. SMIT/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: new RegExp(words.remove) }));
    await userEvent.click(await canvas.findByRole('button', { name: words.confirm }));
    await expect(await canvas.findByText(words.empty)).toBeVisible();
  },
};
