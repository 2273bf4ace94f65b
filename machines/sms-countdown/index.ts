export { type SmsCountdownRef, type SmsCountdownSnapshot, smsCountdownMachine } from './sms-countdown.machine.ts';
export * from './sms-countdown.select.ts';
export type {
  SmsCountdownEvent,
  SmsCountdownInput,
  SmsRequest,
  SmsRequestOutcome,
  SmsWait,
} from './sms-countdown.types.ts';
