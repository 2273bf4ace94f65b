export { type CaptchaRef, type CaptchaSnapshot, captchaMachine } from './captcha.machine.ts';
export { selectClickWord, selectSlider } from './captcha.select.ts';
export type { CaptchaInput, CaptchaOutput } from './captcha.types.ts';
