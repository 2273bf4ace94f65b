import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { createActor, SimulatedClock } from 'xstate';
import { KIT } from '#copy/kit.ts';
import { errors } from '#copy/shell.ts';
import { sessionToasts } from '#copy/sign-in/session.ts';
import { TOAST_MS } from '#domain/limits.ts';
import { toastsMachine } from '#machines/toasts/index.ts';
import { Toasts } from '#src/app/views/Toasts.tsx';

export default { title: 'Machines/提示/实况' } satisfies Meta;

/** A message that goes by itself and a notification that is closed. */
export const Live: StoryObj = {
  loaders: [
    () => {
      const clock = new SimulatedClock();
      return { clock, actor: createActor(toastsMachine, { clock }).start() };
    },
  ],
  render: (_, { loaded }) => <Toasts actor={loaded.actor} />,
  play: async ({ canvas, loaded, userEvent }) => {
    await canvas.findByRole('region', { name: KIT.notices.region });
    loaded.actor.send({ type: 'toast.shown', tone: 'ok', text: sessionToasts.codeSent });
    loaded.actor.send({ type: 'toast.shown', tone: 'danger', title: errors.title, text: errors.serverBusy });
    await waitFor(() => expect(canvas.getByText(sessionToasts.codeSent)).toBeVisible());
    await userEvent.hover(canvas.getByText(sessionToasts.codeSent));
    loaded.clock.increment(TOAST_MS * 2);
    await expect(canvas.getByText(sessionToasts.codeSent)).toBeVisible();
    await userEvent.unhover(canvas.getByText(sessionToasts.codeSent));
    loaded.clock.increment(TOAST_MS);
    await waitFor(() => expect(canvas.queryByText(sessionToasts.codeSent)).toBeNull());
    await userEvent.click(canvas.getByRole('button', { name: KIT.close }));
    await waitFor(() => expect(canvas.queryByText(errors.serverBusy)).toBeNull());
  },
};
