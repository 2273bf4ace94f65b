import { chinaMoment } from './china-moment.ts';

/** A step that was taken although something was missing, as the customer reads it. */
export const orderDeviations = {
  badge: '偏离',
  title: (name: string) => `偏离：${name}`,
  recorded: (at: number, missing: number) => `${chinaMoment(at)} 记录，当时还差 ${missing} 项：`,
  reason: (reason: string) => `原因：${reason}`,
  paper: (reason: string) => `操作员说明：${reason}`,
} as const;
