import {
  boxChoices,
  boxFields,
  doorSteps,
  roadChoices,
  roadFields,
  serviceWords,
  under,
} from '../booking/dictionary.ts';
import { doorWindows, stopWords } from '../booking/names.ts';
import type { PageCopy } from '../text-pages.ts';

const CITY = '拖车费按城市与箱型计';

export const domesticWords = serviceWords({
  fields: {
    term: { label: '条款', help: '门点含拖车；港口交接由您自己送提' },
    ...boxFields,
    ...roadFields,
    ...under('pickup', { ...stopWords('提货', CITY), day: { label: '提货日期', help: '不晚于截港日' } }),
    ...under('delivery', { ...stopWords('送货', CITY), day: { label: '送货日期', help: '不早于到港日' } }),
    receipt: { label: '回单' },
    receiptAddress: { label: '回单寄送地址', help: '收件人、手机与地址' },
    boxDeposit: { label: '押箱' },
  },
  choices: {
    term: { CY_CY: '港到港', DOOR_CY: '门到港', CY_DOOR: '港到门', DOOR_DOOR: '门到门' },
    ...boxChoices,
    ...roadChoices,
    'pickup.window': doorWindows,
    'delivery.window': doorWindows,
    receipt: { NONE: '不需要', SCAN: '签收扫描件', ORIGINAL: '签收原件寄回' },
    boxDeposit: { LETTER: '公司担保函', CASH: '现金押箱' },
  },
  steps: doorSteps,
});

export const page: PageCopy = {
  title: '内贸订舱',
  description: '内贸海运订舱四步：条款与箱量、货物与中文危险品申报、提送货与联系人、确认；价格含税，随填写更新。',
  heading: '内贸订舱',
  lead: '四步填完一票内贸：条款与箱量，货物与危险品，提送货与联系人，确认。价格始终在旁边，填过的内容不会丢。',
  picture: 'barge',
  sections: [
    {
      heading: '第一步与第二步',
      text: '条款从港到港到门到门任选，箱型为 20GP 与 40HQ。货物用中文品名，危险品用中文正确运输名称；走公路段的另填 JT/T 617 的分类代码、运输类别与隧道限制代码。',
    },
    {
      heading: '第三步与第四步',
      text: '两头的门点要区县、详细地址、联系人、手机、日期与时段；保险、回单、押箱与发票在同一步。最后核对全部费用，阅读并同意收费协议后提交。',
    },
    {
      heading: '提交前会检查',
      points: [
        '价格是否仍然有效、舱位是否足够、是否已过截订舱。',
        '单箱货重是否超过船上 28 吨与门点所在城市的公路限重。',
        '提货是否赶得上截港，送货是否在到港之后。',
      ],
    },
  ],
  links: [
    { label: '先选一班内贸船', to: '/domesticTrade' },
    { label: '没有合适的，去询价', to: '/enquiryFcl?service=domestic' },
    { label: '查 UN 编号', to: '/dgdesk' },
  ],
};
