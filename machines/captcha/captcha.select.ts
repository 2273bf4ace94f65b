import type { CaptchaSnapshot } from './captcha.machine.ts';

/** The open puzzle, or undefined; the ref is stable while it is open. */
export const selectSlider = (snapshot: CaptchaSnapshot) => snapshot.children.slider;
export const selectClickWord = (snapshot: CaptchaSnapshot) => snapshot.children.clickWord;
