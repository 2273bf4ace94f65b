import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { createActor, fromPromise } from 'xstate';
import { calendarFeedCopy as words } from '#copy/orders/order.ts';
import { madeFeed } from '#machines/calendar-feed/calendar-feed.cases.ts';
import { type CalendarFeed, calendarFeedMachine, type MadeFeed } from '#machines/calendar-feed/index.ts';
import { subject } from './calendar-feed.subject.tsx';

export default { title: 'Machines/日历订阅/实况' } satisfies Meta;

const copied: string[] = [];

/** An address is made, copied, and stopped. */
export const Live: StoryObj = {
  loaders: [
    () => ({
      actor: createActor(
        calendarFeedMachine.provide({
          actors: {
            loadFeed: fromPromise<CalendarFeed | null, undefined>(async () => null),
            makeFeed: fromPromise<MadeFeed, undefined>(async () => madeFeed),
            revokeFeed: fromPromise<void, undefined>(async () => undefined),
          },
          actions: { copyUrl: (_, { text }) => void copied.push(text) },
        }),
      ).start(),
    }),
  ],
  render: (_, { loaded }) => subject.render(loaded.actor),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: words.make }));
    await expect(await canvas.findByRole('textbox', { name: words.url })).toHaveValue(madeFeed.url);
    await userEvent.click(canvas.getByRole('button', { name: words.copy }));
    await expect(copied.at(-1)).toBe(madeFeed.url);
    await userEvent.click(canvas.getByRole('button', { name: words.revoke }));
    await expect(await canvas.findByText(words.ask)).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: words.confirm }));
    await expect(await canvas.findByRole('button', { name: words.make })).toBeVisible();
  },
};
