export {
  type CaptchaClickWordRef,
  type CaptchaClickWordSnapshot,
  captchaClickWordMachine,
} from './captcha-click-word.machine.ts';
export * from './captcha-click-word.select.ts';
export type {
  CaptchaClickWordEvent,
  CaptchaClickWordInput,
  ClickWordChallenge,
  ClickWordCheck,
  PicturePoint,
} from './captcha-click-word.types.ts';
