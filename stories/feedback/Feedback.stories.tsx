import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen } from 'storybook/test';
import { createActor, fromPromise } from 'xstate';
import { feedbackErrors, feedback as words } from '#copy/content/help.ts';
import { type FeedbackRef, type FeedbackValues, feedbackMachine } from '#machines/feedback/index.ts';
import { FeedbackDialog } from '#src/features/feedback/views/FeedbackDialog.tsx';

export default { title: 'Machines/反馈/实况' } satisfies Meta;

/** Too short is pointed at, a failure keeps what was written, the second try arrives. */
export const Live: StoryObj = {
  loaders: [
    () => {
      let tries = 0;
      const send = fromPromise<unknown, FeedbackValues>(async () => {
        tries += 1;
        if (tries === 1) throw new Error('no answer');
      });
      const actor = createActor(feedbackMachine.provide({ actors: { send } })).start();
      actor.send({ type: 'feedback.open' });
      return { actor };
    },
  ],
  render: (_, { loaded }) => <FeedbackDialog actor={loaded.actor as FeedbackRef} />,
  play: async ({ userEvent }) => {
    const text = await screen.findByRole('textbox', { name: words.text });
    await userEvent.type(text, '好');
    await userEvent.click(screen.getByRole('button', { name: words.send }));
    await expect(text).toHaveFocus();
    await expect(screen.getByText(feedbackErrors.TOO_SHORT)).toBeVisible();
    await userEvent.type(text, '用，能导出截单时间就更好');
    await userEvent.click(screen.getByRole('button', { name: words.send }));
    await expect(await screen.findByRole('alert')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: words.send }));
    await expect(await screen.findByText(words.sentTitle)).toBeVisible();
  },
};
