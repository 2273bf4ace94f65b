import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { createActor, fromPromise } from 'xstate';
import { lead as words } from '#copy/brands.ts';
import { enquiryErrors } from '#copy/enquiry/form.ts';
import { type LeadRef, leadMachine, type SendLead } from '#machines/lead/index.ts';
import { LeadForm } from '#src/features/business/views/LeadBlock.tsx';

export default { title: 'Machines/合作意向/实况' } satisfies Meta;

/** An invalid field gets the focus, a failure keeps the input, and a retry reuses the idempotency key. */
export const Live: StoryObj = {
  loaders: [
    () => {
      const keys: string[] = [];
      const makeKey = fromPromise<string, undefined>(async () => `key-${keys.length}`);
      const send = fromPromise<unknown, SendLead>(async ({ input }) => {
        keys.push(input.key);
        if (keys.length === 1) throw new Error('no answer');
      });
      return { actor: createActor(leadMachine.provide({ actors: { makeKey, send } })).start(), keys };
    },
  ],
  render: (_, { loaded }) => <LeadForm actor={loaded.actor as LeadRef} />,
  play: async ({ canvas, loaded, userEvent }) => {
    const submit = await canvas.findByRole('button', { name: words.submit });
    const phone = canvas.getByRole('textbox', { name: new RegExp(words.labels.phone) });
    await userEvent.type(canvas.getByRole('textbox', { name: new RegExp(words.labels.contact) }), '王科');
    await userEvent.type(phone, '12');
    await userEvent.click(submit);
    await expect(phone).toHaveFocus();
    await expect(canvas.getByText(enquiryErrors.MOBILE)).toBeVisible();
    await userEvent.type(phone, '000000001');
    await userEvent.click(submit);
    await expect(await canvas.findByRole('alert')).toBeVisible();
    await userEvent.click(submit);
    await expect(await canvas.findByRole('heading', { name: words.sentTitle })).toHaveFocus();
    await expect(loaded.keys).toEqual(['key-0', 'key-0']);
  },
};
