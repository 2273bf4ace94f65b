import { stopWords } from '../../door-stop.ts';
import { doorWindows } from '../../door-windows.ts';
import { serviceWords, under } from '../service-words.ts';
import { boxChoices, boxFields } from './boxes.ts';
import { doorSteps, roadChoices, roadFields } from './road.ts';

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
