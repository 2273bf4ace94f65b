import { CAPTCHA_LOCK_MS } from '#domain/limits.ts';
import { secondsUntil } from '../kit/clock.ts';
import type { CaptchaClickWordSnapshot } from './captcha-click-word.machine.ts';

export type ClickWordScreen = 'loading' | 'unavailable' | 'limited' | 'picking' | 'checking' | 'failed' | 'succeeded';

export function selectClickWordScreen(snapshot: CaptchaClickWordSnapshot): ClickWordScreen {
  if (snapshot.matches('picking')) return 'picking';
  if (snapshot.matches('unavailable')) return 'unavailable';
  if (snapshot.matches('limited')) return 'limited';
  if (snapshot.matches('settling') || snapshot.matches('checking')) return 'checking';
  if (snapshot.matches('failed')) return 'failed';
  return snapshot.matches('loading') ? 'loading' : 'succeeded';
}

export const selectPicture = (snapshot: CaptchaClickWordSnapshot) => snapshot.context.challenge.picture;
export const selectWords = (snapshot: CaptchaClickWordSnapshot) => snapshot.context.challenge.words;
export const selectPoints = (snapshot: CaptchaClickWordSnapshot) => snapshot.context.points;
export const selectCrosshair = (snapshot: CaptchaClickWordSnapshot) => snapshot.context.crosshair;
export const selectMessage = (snapshot: CaptchaClickWordSnapshot) => snapshot.context.message;
export const selectIsRenewed = (snapshot: CaptchaClickWordSnapshot) => snapshot.context.renewed;
export const selectLimit = (snapshot: CaptchaClickWordSnapshot) => snapshot.context.limit.reason;
export const selectCanPick = (snapshot: CaptchaClickWordSnapshot) => snapshot.hasTag('clickable');
export const selectCanUndo = (snapshot: CaptchaClickWordSnapshot) => snapshot.can({ type: 'point.undo' });
export const selectCanRefresh = (snapshot: CaptchaClickWordSnapshot) => snapshot.can({ type: 'captcha.refresh' });
export const selectLimitSeconds = ({ context }: CaptchaClickWordSnapshot) =>
  secondsUntil(context.limit.until, context.limit.now, CAPTCHA_LOCK_MS);
