import type { DeskOutbox } from '#contract/calls/desk-outbox.ts';

type Channel = DeskOutbox['items'][number]['channel'];

const channels: Readonly<Record<Channel, string>> = {
  sms: '短信',
  mail: '邮件',
  wecom: '企业微信',
  dingtalk: '钉钉',
  webhook: '公司的系统',
  terminal: '终端',
};

const reasons: Readonly<Record<string, string>> = {
  'no receiver': '客户已注销或没有填邮箱',
  expired: '轮到它时已经过了它说的时间',
  ECONNREFUSED: '没有连上，对方的服务没有开着（ECONNREFUSED）',
  ENOTFOUND: '没有连上，找不到对方的地址（ENOTFOUND）',
  'answer not understood': '对方的回答读不懂',
  TimeoutError: '对方没有及时回答（TimeoutError）',
};

/** Network error codes; any other text comes from the provider. */
const UNREACHED = /^(E[A-Z]+|[A-Z]+_[A-Z_]+|(Abort|Type)?Error|unknown)$/;

/** The provider's response, or why it could not be reached. */
function reasonOf(response: string): string {
  const [, by, code = ''] = /^(status|smtp) (\d+)$/.exec(response) ?? [];
  if (by === 'status') return `对方回答 ${code}`;
  if (by === 'smtp') return `邮件服务器回答 ${code}`;
  return reasons[response] ?? (UNREACHED.test(response) ? `没有连上（${response}）` : `对方回答 ${response}`);
}

/** Sent messages and failed ones. */
export const deskNotices = {
  title: '通知',
  lead: '发给客户和公司的通知。不通的会一直重试，两天多仍发不出就放弃；放弃的可以再发一次，还是发给原来的人。',
  renew: '刷新',
  more: '再显示',
  reading: '正在读取',
  state: '看哪些',
  states: { dead: '已放弃', waiting: '还在重试', sent: '已发出' },
  none: {
    dead: '没有放弃的通知。发不出又重试了两天多的会列在这里，可以再发一次。',
    waiting: '没有在重试的通知。没有发通的会列在这里，写明原因与下次何时再试。',
    sent: '还没有发出过通知。订单、询价、认证有进展时发给客户和公司的，会列在这里。',
  },
  count: (shown: number, total: number) => `${total} 条，已显示 ${shown} 条`,
  columns: { what: '通知', to: '发给', by: '途径', at: '何时', tried: '试过', why: '原因', acts: '操作' },
  company: '公司',
  channels,
  times: (count: number) => `${count} 次`,
  reasonOf,
  untried: '还没有试过',
  next: '再试',
  sentAt: '发出',
  send: '再发一次',
  sent: '将再发一次，排在这个人还没有收到的通知之前；发不出会再回到这里',
  failures: { list: '没有读到', send: '没有再发' },
} as const;
