import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { createActor, fromCallback, fromPromise } from 'xstate';
import { authNotice } from '#copy/booking/outcome.ts';
import { authNoticeMachine, type OpenOutcome } from '#machines/auth-notice/index.ts';
import type { ClockTicked } from '#machines/kit/clock.ts';
import { subject } from './auth-notice.subject.tsx';

export default { title: 'Machines/下单提示/实况' } satisfies Meta;

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

/** The browser blocks the new tab, so the link stays. */
export const Live: StoryObj = {
  loaders: [
    () => ({
      actor: createActor(
        authNoticeMachine.provide({
          actors: {
            clock,
            openTarget: fromPromise<OpenOutcome, { target: string }>(async () => ({
              kind: 'blocked',
              address: '/user-center/',
            })),
          },
        }),
        { input: { target: '/user-center/', isPassed: true } },
      ).start(),
    }),
  ],
  render: (_, { loaded }) => subject.render(loaded.actor),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(authNotice.blocked)).toBeVisible();
    await expect(canvas.getByRole('link', { name: authNotice.go })).toHaveAttribute('href', '/user-center/');
  },
};
