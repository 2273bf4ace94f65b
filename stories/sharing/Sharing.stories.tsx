import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { createActor, fromPromise } from 'xstate';
import { fclTools } from '#copy/fcl/tools.ts';
import { DAY_MS } from '#domain/limits.ts';
import { type MadeLink, type Shared, sharingMachine } from '#machines/sharing/index.ts';
import { shared } from '#machines/sharing/sharing.cases.ts';
import { subject } from './sharing.subject.tsx';

export default { title: 'Machines/分享/实况' } satisfies Meta;

const words = fclTools.share;

/** A link for seven days, another for one; copied. */
export const Live: StoryObj = {
  loaders: [
    () => {
      const actor = createActor(
        sharingMachine.provide({
          actors: {
            make: fromPromise<MadeLink, { shared: Shared | null; days: number }>(async ({ input: { days } }) => ({
              url: `https://www.example.com/shippingFcl?share=${String(days).repeat(24)}`,
              expiresAt: shared.now + days * DAY_MS,
            })),
            copy: fromPromise<void, { text: string }>(async () => undefined),
          },
        }),
      ).start();
      actor.send({ type: 'share.open', shared });
      return { actor };
    },
  ],
  render: (_, { loaded }) => subject.render(loaded.actor),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText(words.until('2026-01-22'))).toBeVisible();
    await userEvent.click(canvas.getByText(words.day(1)));
    await expect(await canvas.findByText(words.until('2026-01-16'))).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: words.copy }));
    await expect(await canvas.findByText(words.copied)).toBeVisible();
  },
};
