import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { createActor, fromPromise } from 'xstate';
import { noticeChoicesCopy as words } from '#copy/orders/order.ts';
import { INITIAL_CHOICES, type NoticeChoices } from '#domain/notices/kinds.ts';
import { type KnownChoices, noticeChoicesMachine } from '#machines/notice-choices/index.ts';
import { subject } from './notice-choices.subject.tsx';

export default { title: 'Machines/通知设置/实况' } satisfies Meta;

const saved: NoticeChoices[] = [];

/** Without an address no e-mail can be chosen; what was changed is saved as a whole. */
export const Live: StoryObj = {
  loaders: [
    () => ({
      actor: createActor(
        noticeChoicesMachine.provide({
          actors: {
            loadChoices: fromPromise<KnownChoices, undefined>(async () => ({ choices: INITIAL_CHOICES, email: null })),
            saveChoices: fromPromise<void, NoticeChoices>(async ({ input }) => void saved.push(input)),
          },
        }),
      ).start(),
    }),
  ],
  render: (_, { loaded }) => subject.render(loaded.actor),
  play: async ({ canvas, loaded, userEvent }) => {
    const name = words.by('enquiryAnswered', 'sms');
    await expect(await canvas.findByText(words.mailMissing)).toBeVisible();
    await expect(canvas.getByRole('checkbox', { name: words.by('enquiryAnswered', 'mail') })).toBeDisabled();
    await userEvent.click(canvas.getByRole('checkbox', { name }));
    await userEvent.click(canvas.getByRole('button', { name: words.save }));
    await waitFor(() => expect(loaded.actor.getSnapshot().status).toBe('done'));
    await expect(saved.at(-1)).toEqual({ ...INITIAL_CHOICES, enquiryAnswered: { sms: false, mail: false } });
  },
};
