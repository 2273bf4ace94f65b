export { type CaptchaSliderRef, type CaptchaSliderSnapshot, captchaSliderMachine } from './captcha-slider.machine.ts';
export { FARTHEST_OFFSET } from './captcha-slider.rules.ts';
export * from './captcha-slider.select.ts';
export type { CaptchaSliderEvent, CaptchaSliderInput, SliderChallenge, SliderCheck } from './captcha-slider.types.ts';
