import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { createActor, fromPromise } from 'xstate';
import { devices as words } from '#copy/user-centre/account.ts';
import { answerOf, oldOffice, phone, thisDevice } from '#machines/devices/devices.cases.ts';
import { type Device, type DevicesAnswer, devicesMachine, type Ending } from '#machines/devices/index.ts';
import { endOffice, endPhone, subject } from './devices.subject.tsx';

export default { title: 'Machines/登录设备/实况' } satisfies Meta;

/** One sign-in is ended, then all others. */
export const Live: StoryObj = {
  loaders: [
    () => {
      let left: readonly Device[] = [thisDevice, phone, oldOffice];
      return {
        actor: createActor(
          devicesMachine.provide({
            actors: {
              list: fromPromise<DevicesAnswer, undefined>(async () => answerOf(...left)),
              end: fromPromise<unknown, { ending: Ending }>(async ({ input: { ending } }) => {
                left = left.filter((one) => ('others' in ending ? one.isCurrent : one.sessionId !== ending.sessionId));
              }),
            },
          }),
        ).start(),
      };
    },
  ],
  render: (_, { loaded }) => subject.render(loaded.actor),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: endPhone }));
    await expect(await canvas.findByText(words.ask)).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: words.confirm }));
    await expect(await canvas.findByText(words.count(2))).toBeVisible();
    await expect(canvas.queryByRole('button', { name: endPhone })).toBeNull();
    await expect(canvas.getByRole('button', { name: endOffice })).toBeEnabled();
    await userEvent.click(canvas.getByRole('button', { name: words.endOthers }));
    await userEvent.click(await canvas.findByRole('button', { name: words.confirm }));
    await expect(await canvas.findByText(words.only)).toBeVisible();
  },
};
