import { fromPromise } from 'xstate';
import { calendarFeedCopy as words } from '#copy/orders/order.ts';
import { type CalendarFeed, calendarFeedMachine, type MadeFeed } from '#machines/calendar-feed/index.ts';
import type { SignInServices } from '#src/app/services.ts';
import { copyText } from '#src/browser/clipboard.ts';

export const wireCalendarFeed = ({ api, showToast }: Pick<SignInServices, 'api' | 'showToast'>) =>
  calendarFeedMachine.provide({
    actors: {
      loadFeed: fromPromise<CalendarFeed | null, undefined>(
        async ({ signal }) => (await (await api()).calendarFeed({}, { signal })).feed,
      ),
      makeFeed: fromPromise<MadeFeed, undefined>(async () => {
        const { feed, url } = await (await api()).makeCalendarFeed({});
        return { feed, url: new URL(url, location.origin).href };
      }),
      revokeFeed: fromPromise<void, undefined>(async () => {
        await (await api()).revokeCalendarFeed({});
      }),
    },
    actions: {
      copyUrl: async (_, { text }) => {
        const isCopied = await copyText(text);
        showToast(isCopied ? 'ok' : 'plain', isCopied ? words.copied : words.uncopied);
      },
    },
  });
