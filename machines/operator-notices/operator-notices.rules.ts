import { toFailure } from '#domain/failure.ts';
import type { NoticesFailure, OperatorNoticesContext } from './operator-notices.types.ts';

export const noResult = { isSent: false, failure: null } as const;

export const failureOf = (of: NoticesFailure['of'], error: unknown): NoticesFailure => ({
  of,
  message: toFailure(error).message,
});

/** Whether the message was given up: pending messages are retried automatically. */
export const isGivenUp = ({ state, list }: OperatorNoticesContext, id: string): boolean =>
  state === 'dead' && (list?.items.some((notice) => notice.id === id) ?? false);

/** Removes the message that was queued again from the list. */
export function withoutSent({ list, sending }: OperatorNoticesContext): OperatorNoticesContext['list'] {
  if (list === null) return null;
  const items = list.items.filter(({ id }) => id !== sending);
  return { ...list, items, total: list.total - (list.items.length - items.length) };
}
