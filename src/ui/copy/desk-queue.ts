/** What all queues of the operator room say. */
export const deskQueue = {
  find: '搜索',
  keys: 'J、K 或上下键选，Enter 打开，Esc 回到列表',
  more: '再显示',
  renew: '刷新',
  reading: '正在读取',
  noDeadline: '无期限',
  close: '关闭',
  openBy: (name: string, clock: string) => `${name} ${clock} 起开着`,
} as const;

/** What each says of its own. */
export interface QueueWords {
  title: string;
  search: string;
  none: string;
  /** Where nothing waits at all: what comes here. */
  empty?: string;
  deadline: string;
  /** In the place of a deadline. */
  noDeadline?: string;
  /** Where nothing is open. */
  choose: string;
  count: (shown: number, total: number) => string;
}
