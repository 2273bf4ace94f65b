import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { createActor, fromCallback, fromPromise } from 'xstate';
import { session } from '#copy/sign-in/session.ts';
import type { ClockInput, ClockTicked } from '#machines/kit/clock.ts';
import {
  type SmsRequest,
  type SmsRequestOutcome,
  type SmsWait,
  smsCountdownMachine,
} from '#machines/sms-countdown/index.ts';
import { SmsCountdown } from '#src/features/sign-in/views/SmsCountdown.tsx';

export default { title: 'Machines/获取验证码/实况' } satisfies Meta;

const clock = fromCallback<ClockTicked, ClockInput>(({ sendBack }) => {
  let now = 0;
  const tick = () => {
    sendBack({ type: 'clock.ticked', now });
    now += 1000;
  };
  tick();
  const timer = setInterval(tick, 1000);
  return () => clearInterval(timer);
});

/** A code is sent at once; the button counts the seconds. */
export const Live: StoryObj = {
  loaders: [
    () => {
      const actor = createActor(
        smsCountdownMachine.provide({
          actors: {
            clock,
            readWait: fromPromise<SmsWait | null, Pick<SmsRequest, 'phone' | 'messageType'>>(async () => null),
            sendCode: fromPromise<SmsRequestOutcome, SmsRequest>(async () => ({
              kind: 'sent',
              endsAt: 60_000,
              now: 0,
            })),
          },
        }),
        { input: { messageType: 'user_login' } },
      ).start();
      actor.send({ type: 'phone.changed', phone: '13800008888' });
      return { actor };
    },
  ],
  render: (_, { loaded }) => <SmsCountdown actor={loaded.actor} />,
  play: async ({ canvas, userEvent }) => {
    const button = await canvas.findByRole('button', { name: session.requestCode });
    await expect(button).toBeEnabled();
    await userEvent.click(button);
    await expect(await canvas.findByRole('button', { name: session.resendIn(60) })).toBeDisabled();
    await expect(await canvas.findByRole('button', { name: session.resendIn(59) })).toBeDisabled();
  },
};
