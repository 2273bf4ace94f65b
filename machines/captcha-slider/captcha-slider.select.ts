import { CAPTCHA_LOCK_MS } from '#domain/limits.ts';
import { secondsUntil } from '../kit/clock.ts';
import type { CaptchaSliderSnapshot } from './captcha-slider.machine.ts';

export type SliderScreen =
  | 'loading'
  | 'unavailable'
  | 'limited'
  | 'ready'
  | 'dragging'
  | 'checking'
  | 'failed'
  | 'succeeded';

export function selectSliderScreen(snapshot: CaptchaSliderSnapshot): SliderScreen {
  if (snapshot.matches({ open: 'dragging' })) return 'dragging';
  if (snapshot.matches('open')) return 'ready';
  if (snapshot.matches('unavailable')) return 'unavailable';
  if (snapshot.matches('limited')) return 'limited';
  if (snapshot.matches('checking')) return 'checking';
  if (snapshot.matches('failed')) return 'failed';
  return snapshot.matches('loading') ? 'loading' : 'succeeded';
}

export const selectPicture = (snapshot: CaptchaSliderSnapshot) => snapshot.context.challenge.picture;
export const selectPiece = (snapshot: CaptchaSliderSnapshot) => snapshot.context.challenge.piece;
export const selectOffset = (snapshot: CaptchaSliderSnapshot) => snapshot.context.offset;
export const selectMessage = (snapshot: CaptchaSliderSnapshot) => snapshot.context.message;
export const selectIsRenewed = (snapshot: CaptchaSliderSnapshot) => snapshot.context.renewed;
export const selectLimit = (snapshot: CaptchaSliderSnapshot) => snapshot.context.limit.reason;
export const selectElapsedSeconds = (snapshot: CaptchaSliderSnapshot) => (snapshot.context.elapsed / 1000).toFixed(2);
export const selectCanRefresh = (snapshot: CaptchaSliderSnapshot) => snapshot.can({ type: 'captcha.refresh' });
export const selectLimitSeconds = ({ context }: CaptchaSliderSnapshot) =>
  secondsUntil(context.limit.until, context.limit.now, CAPTCHA_LOCK_MS);
