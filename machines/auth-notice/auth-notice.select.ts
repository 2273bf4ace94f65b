import { AUTH_NOTICE_MS } from '#domain/limits.ts';
import { secondsUntil } from '../kit/clock.ts';
import type { AuthNoticeSnapshot } from './auth-notice.machine.ts';

export const selectIsPassed = (snapshot: AuthNoticeSnapshot) => snapshot.context.isPassed;
export const selectIsUnderReview = (snapshot: AuthNoticeSnapshot) => snapshot.context.isUnderReview === true;
/** The fallback link for a tab that the browser blocked; null when none was blocked. */
export const selectLink = (snapshot: AuthNoticeSnapshot) =>
  snapshot.matches('blocked') ? snapshot.context.address : null;
export const selectIsUnreached = (snapshot: AuthNoticeSnapshot) => snapshot.matches('unreached');
export const selectCanCancel = (snapshot: AuthNoticeSnapshot) => snapshot.can({ type: 'notice.cancel' });
export const selectCanGo = (snapshot: AuthNoticeSnapshot) => snapshot.can({ type: 'notice.go' });

export function selectSecondsLeft(snapshot: AuthNoticeSnapshot) {
  if (snapshot.matches({ counting: 'starting' })) return AUTH_NOTICE_MS / 1000;
  if (!snapshot.matches('counting')) return 0;
  return secondsUntil(snapshot.context.endsAt, snapshot.context.now, AUTH_NOTICE_MS);
}
