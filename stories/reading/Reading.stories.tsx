import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { createActor, fromCallback } from 'xstate';
import { reading } from '#copy/booking/outcome.ts';
import type { ClockTicked } from '#machines/kit/clock.ts';
import { readingMachine } from '#machines/reading/index.ts';
import { subject } from './reading.subject.tsx';

export default { title: 'Machines/阅读弹窗/实况' } satisfies Meta;

const clock = fromCallback<ClockTicked, undefined>(({ sendBack }) => {
  let now = 0;
  const tick = () => {
    sendBack({ type: 'clock.ticked', now });
    now += 1000;
  };
  tick();
  const timer = setInterval(tick, 100);
  return () => clearInterval(timer);
});

/** Ten seconds in one, and the text scrolled to its end: only then can it be confirmed. */
export const Live: StoryObj = {
  loaders: [
    () => ({
      actor: createActor(readingMachine.provide({ actors: { clock } }), { input: { code: '1' } }).start(),
    }),
  ],
  render: (_, { loaded }) => subject.render(loaded.actor),
  play: async ({ canvas, userEvent, loaded }) => {
    const text = canvas.getByRole('region');
    await waitFor(() => expect(canvas.getByRole('button', { name: reading.confirm })).toBeDisabled());
    text.scrollTop = text.scrollHeight;
    const button = canvas.getByRole('button', { name: reading.confirm });
    await waitFor(() => expect(button).toBeEnabled());
    await userEvent.click(button);
    await expect(loaded.actor.getSnapshot().output).toEqual({ kind: 'read', code: '1' });
  },
};
