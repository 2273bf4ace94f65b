import { stopWords } from '../../door-stop.ts';
import { doorWindows } from '../../door-windows.ts';
import { type ServiceWords, under } from '../service-words.ts';

const CITY = '拖车费按城市与箱型计';

export const domesticWords: ServiceWords = {
  fields: {
    term: { label: '条款', help: '门点含拖车；港口交接由您自己送提' },
    ...under('cargo.*', {
      roadCode: { label: '分类代码', help: 'JT/T 617.3 品名表，例如 F1' },
      roadCategory: { label: '运输类别', help: 'JT/T 617.3 品名表，0 至 4' },
      tunnelCode: { label: '隧道限制代码', help: 'JT/T 617.3 品名表' },
    }),
    ...under('pickup', { ...stopWords('提货', CITY), day: { label: '提货日期', help: '不晚于截港日' } }),
    ...under('delivery', { ...stopWords('送货', CITY), day: { label: '送货日期', help: '不早于抵港日' } }),
    receipt: { label: '回单' },
    receiptAddress: { label: '回单寄送地址', help: '收件人、手机与地址' },
    boxDeposit: { label: '押箱' },
  },
  choices: {
    term: { CY_CY: '港到港', DOOR_CY: '门到港', CY_DOOR: '港到门', DOOR_DOOR: '门到门' },
    'cargo.*.roadCategory': { 0: '0 类', 1: '1 类', 2: '2 类', 3: '3 类', 4: '4 类' },
    'cargo.*.tunnelCode': { NONE: '无限制', B: 'B', C: 'C', D: 'D', E: 'E' },
    'pickup.window': doorWindows,
    'delivery.window': doorWindows,
    receipt: { NONE: '不需要', SCAN: '签收扫描件', ORIGINAL: '签收原件寄回' },
    boxDeposit: { LETTER: '公司担保函', CASH: '现金押箱' },
  },
  steps: { doors: '提送货与联系人' },
};

/** A municipality is its own province. */
export const cityText = (province: string, city: string): string =>
  province === '' || province === city ? city : `${province} ${city}`;
