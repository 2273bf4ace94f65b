import type { ChartWords } from '../kit/words.ts';

export const userAgreementWords: ChartWords = {
  reading: '阅读弹窗',
  loadContacts: '读取公司联系方式',
  isRead: '读完了',
  isReadAndPrivacyFollows: '读完了，接着读隐私政策',
  isPrivacyOnly: '只读隐私政策',
  storeCompleted: '记下读完的一份',
  announceCompleted: '告知读完了一份',
  storeContacts: '记下联系方式',
};
