import type { MachineCases } from '../kit/cases.ts';
import { toastsWords } from './toasts.words.ts';

export const toastsCases: MachineCases = {
  words: toastsWords,
  events: {
    'toast.shown': [
      { type: 'toast.shown', tone: 'danger', text: '舱位不足' },
      { type: 'toast.shown', tone: 'pending', text: '验证码发送中..' },
      { type: 'toast.shown', tone: 'danger', title: '错误', text: '抱歉，服务器繁忙！' },
    ],
    'toast.close': [
      { type: 'toast.close', key: '1' },
      { type: 'toast.close', key: '2' },
    ],
    'region.entered': [{ type: 'region.entered' }],
    'region.left': [{ type: 'region.left' }],
  },
  delays: { toastTime: 5_000 },
};
