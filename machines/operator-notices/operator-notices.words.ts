import type { ChartWords } from '../kit/words.ts';

export const operatorNoticesWords: ChartWords = {
  send: '再发一次',
  'state.chosen': '换看放弃的或还在重试的',
  'notice.send': '点再发一次',
  isGivenUp: '列表里放弃的一条',
  storeState: '记下看哪一种',
  storeSending: '记下是哪一条',
  removeSent: '从列表里去掉，说将再发',
  forgetSending: '不再发它',
};
