import { toFailure } from '#domain/failure.ts';
import type { DeskNoticesContext, NoticesFailure } from './desk-notices.types.ts';

/** Nothing was sent, and nothing failed. */
export const untold = { isSent: false, failure: null } as const;

export const failureOf = (of: NoticesFailure['of'], error: unknown): NoticesFailure => ({
  of,
  message: toFailure(error).message,
});

/** What is still tried is sent by itself: only what was given up is sent again by a press. */
export const isGivenUp = ({ state, list }: DeskNoticesContext, id: string): boolean =>
  state === 'dead' && (list?.items.some((notice) => notice.id === id) ?? false);

/** The list without the one that waits for its turn again. */
export function withoutSent({ list, sending }: DeskNoticesContext): DeskNoticesContext['list'] {
  if (list === null) return null;
  const items = list.items.filter(({ id }) => id !== sending);
  return { ...list, items, total: list.total - (list.items.length - items.length) };
}
