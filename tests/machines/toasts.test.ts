import { toastsMachine } from '#machines/toasts/index.ts';
import { toastsCases } from '#machines/toasts/toasts.cases.ts';
import * as selectors from '#machines/toasts/toasts.select.ts';
import { event, journeys } from '../kit/journey.ts';

const toast = (text: string, more: object = {}) => event('toast.shown', { tone: 'danger', text, ...more });
const shown = (key: string, text: string, more: object = {}) => ({ tone: 'danger', text, ...more, key });
const notice = { title: '错误' };
const pending = { tone: 'pending' };
const entered = event('region.entered');
const left = event('region.left');
const close = (key: string) => event('toast.close', { key });

const okay = { tone: 'ok' };

const passing = { tone: 'danger', text: '舱位不足' };
const sampleNotice = { tone: 'danger', title: '错误', text: '抱歉，服务器繁忙！' };
const say = (toast: object) => event('toast.shown', toast);

journeys(toastsMachine, { ...toastsCases, selectors, usual: { selectShown: [] } }, [
  {
    title: '[8.1] at first no message is shown',
    events: [],
    ends: { value: 'quiet', context: { shown: [] }, can: ['region.entered', 'toast.shown'] },
  },
  {
    title: '[8.2] the same words in another tone or under another title are another toast',
    events: [toast('一', notice), toast('一', { ...notice, ...okay }), toast('一', { title: '提醒' })],
    ends: {
      value: 'quiet',
      context: {
        shown: [
          shown('1', '一', notice),
          shown('2', '一', { ...notice, ...okay }),
          shown('3', '一', { title: '提醒' }),
        ],
      },
    },
  },
  {
    title: '[8.2] a passing toast is no notification of the same words',
    events: [toast('一', notice), toast('一')],
    ends: { value: 'counting', context: { shown: [shown('1', '一', notice), shown('2', '一')] } },
  },
  {
    title: '[8.3] a notification stays when the toasts around it go, the oldest first',
    events: [toast('一'), toast('二', notice), toast('三'), { after: 5_000 }],
    ends: { value: 'counting', context: { shown: [shown('2', '二', notice), shown('3', '三')] } },
  },
  {
    title: '[8.3] and may be the oldest of all',
    events: [toast('一', notice), toast('二'), { after: 5_000 }],
    ends: { value: 'quiet', context: { shown: [shown('1', '一', notice)] } },
  },
  {
    title: '[8.3] closing a notification starts the 5 s of the others again',
    events: [toast('一', notice), toast('二'), { after: 4_000 }, close('1'), { after: 4_999 }],
    ends: { value: 'counting', context: { shown: [shown('2', '二')] } },
  },
  {
    title: '[8.3] one that stands alone is held too',
    events: [toast('一', notice), entered, toast('二', okay), { after: 60_000 }],
    ends: { value: 'held', context: { shown: [shown('1', '一', notice), shown('2', '二', okay)] } },
  },
  {
    title: 'under the pointer a passing toast is not closed',
    events: [toast('一'), entered, close('1')],
    ends: { value: 'held', context: { shown: [shown('1', '一')] } },
  },
  {
    title: 'left, it takes its 5 s',
    events: [toast('一', notice), entered, toast('二', okay), left, { after: 5_000 }],
    ends: { value: 'quiet', context: { shown: [shown('1', '一', notice)] } },
  },
  {
    title: '[8.3] closing one notification leaves the other, and another takes the name that is free',
    events: [toast('一', notice), toast('二', notice), close('1'), toast('三', notice)],
    ends: { value: 'quiet', context: { shown: [shown('2', '二', notice), shown('1', '三', notice)] } },
  },
  {
    title: 'closing a notification that is not there does nothing either',
    events: [toast('一', notice), close('7')],
    ends: { value: 'quiet', context: { shown: [shown('1', '一', notice)] } },
  },
  {
    title: '[8.9] what is under way behind a notification gives its place all the same',
    events: [
      toast('一', notice),
      toast('验证码发送中..', pending),
      { after: 4_900 },
      toast('发送成功', okay),
      { after: 4_999 },
    ],
    ends: { value: 'counting', context: { shown: [shown('1', '一', notice), shown('2', '发送成功', okay)] } },
  },
  {
    title: '[8.1] a refusal is shown as a toast',
    events: [toast('舱位不足'), { after: 4_999 }],
    ends: {
      value: 'counting',
      context: { shown: [shown('1', '舱位不足')] },
      can: ['region.entered', 'toast.shown'],
      shows: { selectShown: [{ ...passing, key: '1' }] },
    },
  },
  {
    title: '[8.1] a toast goes after 5 s',
    events: [toast('舱位不足'), { after: 5_000 }],
    ends: { value: 'quiet', context: { shown: [] } },
  },
  {
    title: '[8.3] a notification under a title stays until it is closed',
    events: [toast('抱歉，服务器繁忙！', notice), { after: 60_000 }],
    ends: {
      value: 'quiet',
      context: { shown: [shown('1', '抱歉，服务器繁忙！', notice)] },
      can: ['region.entered', 'toast.close', 'toast.shown'],
      shows: { selectShown: [{ ...sampleNotice, key: '1' }] },
    },
  },
  {
    title: '[8.3] closing a notification takes it away',
    events: [toast('抱歉，服务器繁忙！', notice), close('1')],
    ends: { value: 'quiet', context: { shown: [] } },
  },
  {
    title: 'a toast that comes second goes second, 5 s after the first',
    events: [toast('一'), { after: 1_000 }, toast('二'), { after: 8_999 }],
    ends: { value: 'counting', context: { shown: [shown('2', '二')] } },
  },
  {
    title: '[8.9] what is under way gives its place to how it ended, which stays its own 5 s',
    events: [toast('验证码发送中..', pending), { after: 4_900 }, toast('发送成功'), { after: 4_999 }],
    ends: { value: 'counting', context: { shown: [shown('1', '发送成功')] } },
  },
  {
    title: '[8.9] stated after another it takes no one’s time',
    events: [toast('一'), { after: 1_000 }, toast('验证码发送中..', pending), toast('发送成功'), { after: 4_000 }],
    ends: { value: 'counting', context: { shown: [shown('2', '发送成功')] } },
  },
  {
    title: '[8.2] the same words twice are shown once',
    events: [toast('一', notice), toast('二', notice), toast('一', notice)],
    ends: { value: 'quiet', context: { shown: [shown('2', '二', notice), shown('1', '一', notice)] } },
  },
  {
    title: '[9.6] many calls refused at once are one notice',
    events: Array.from({ length: 12 }, () => toast('请求过于频繁，请稍后再试')),
    ends: { value: 'counting', context: { shown: [shown('1', '请求过于频繁，请稍后再试')] } },
  },
  {
    title: 'of five toasts the four latest stay',
    events: ['一', '二', '三', '四', '五'].map((text) => toast(text)),
    ends: {
      value: 'counting',
      context: { shown: [shown('2', '二'), shown('3', '三'), shown('4', '四'), shown('5', '五')] },
    },
  },
  {
    title: 'nothing goes while the pointer or the focus is on the toasts',
    events: [toast('一'), entered, { after: 60_000 }],
    ends: { value: 'held', context: { shown: [shown('1', '一')] } },
  },
  {
    title: 'leaving starts the 5 s again',
    events: [toast('一'), { after: 4_000 }, entered, left, { after: 4_999 }],
    ends: { value: 'counting', context: { shown: [shown('1', '一')] } },
  },
  {
    title: 'closing the notification the pointer is on lets the others go on',
    events: [toast('一'), toast('二', notice), entered, close('2'), { after: 5_000 }],
    ends: { value: 'quiet', context: { shown: [] } },
  },
  {
    title: 'closing what is not there does nothing',
    events: [toast('一'), close('7'), close('1')],
    ends: { value: 'counting', context: { shown: [shown('1', '一')] } },
  },
  {
    title: 'nothing goes under the pointer',
    events: [say(passing), say(sampleNotice), event('region.entered')],
    ends: {
      value: 'held',
      can: ['region.left', 'toast.close', 'toast.shown'],
      shows: {
        selectShown: [
          { ...passing, key: '1' },
          { ...sampleNotice, key: '2' },
        ],
      },
    },
  },
]);
