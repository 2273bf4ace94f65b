/** Texts shared by all queues of the operator console. */
export const deskQueue = {
  find: '搜索',
  keys: 'J、K 或上下键选，Enter 打开，Esc 回到列表',
  more: '再显示',
  renew: '刷新',
  reading: '正在读取',
  groups: {
    urgent: '已过期与 24 小时内',
    soon: '3 天内',
    ample: '更久',
    endless: '无期限',
    waitedLong: '等了 3 天以上',
    waitedDays: '等了 1 到 3 天',
    waitedHours: '24 小时内收到',
  },
  counted: (group: string, count: number) => `${group}，${count} 件`,
  unNo: (unNo: string) => `UN ${unNo}`,
  close: '关闭',
  openBy: (name: string, clock: string) => `${name} ${clock} 起开着`,
  openHere: '我开着',
} as const;

/** Texts of one queue. */
export interface QueueWords {
  title: string;
  search: string;
  none: string;
  /** Describes the queue while it is empty. */
  empty?: string;
  deadline: string;
  /** Custom group labels. */
  groups?: Readonly<Record<keyof typeof deskQueue.groups, string>>;
  /** Shown while no item is open. */
  choose: string;
  count: (shown: number, total: number) => string;
}
