import type { CaptchaSnapshot } from './captcha.machine.ts';

/** The puzzle that is open, or undefined; the ref stays the same while it is. */
export const selectSlider = (snapshot: CaptchaSnapshot) => snapshot.children.slider;
export const selectClickWord = (snapshot: CaptchaSnapshot) => snapshot.children.clickWord;
