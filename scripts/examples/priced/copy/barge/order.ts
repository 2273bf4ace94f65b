import { serviceWords } from '../booking/dictionary.ts';
import type { PageCopy } from '../text-pages.ts';

export const bargeWords = serviceWords({
  fields: {
    ctnType: { label: '箱型' },
    boxCount: { label: '箱量', help: '1–100' },
    readyDay: { label: '进港日期', help: '重箱送到码头的日期，不晚于截港日' },
    cargoName: { label: '品名' },
    pieces: { label: '件数' },
    weight: { label: '总毛重(kg)', help: '全部集装箱内货物的毛重' },
  },
  choices: {},
  steps: { boxes: '箱量与货物' },
});

export const page: PageCopy = {
  title: '驳船订舱',
  description: '内河驳船订舱三步：箱量与货物、联系人、确认；价格含税，随填写更新。',
  heading: '驳船订舱',
  lead: '三步填完：箱量与货物、联系人、确认。',
  picture: 'barge',
  sections: [],
  links: [{ label: '先选一班驳船', to: '/shippingBarge' }],
};
