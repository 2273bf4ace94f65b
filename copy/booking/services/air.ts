import { currency } from '../code-words.ts';
import { serviceWords, under } from '../service-words.ts';
import {
  arrivalChoices,
  arrivalFields,
  handInChoices,
  handInFields,
  handInSteps,
  insuredCurrency,
  pieceFields,
} from './pieces.ts';

export const airWords = serviceWords({
  fields: {
    ...pieceFields,
    ...handInFields,
    ...arrivalFields,
    ...insuredCurrency,
    flightDay: { label: '航班日期' },
    preference: { label: '航班满舱时' },
    ...under('cargo.*', {
      packingInstruction: { label: '包装说明 PI', help: '三位数字，限量包装前加 Y' },
      perPackage: { label: '每件净量', help: '液体按升，固体按千克，与限量表同一单位' },
      lithium: { label: '含锂电池', help: '附检测报告' },
      wattHours: { label: '额定能量(Wh)', help: '每块电池' },
      lithiumGrams: { label: '锂含量(g)', help: '每块电池' },
      dryIce: { label: '干冰净重', help: '全部包装合计；普货用干冰降温的，按 UN 1845 单列一项' },
      reportNo: { label: '鉴定报告编号', help: '空运每年一份' },
      reportIssuer: { label: '报告机构' },
      reportYear: { label: '报告年份', help: '与航班同一年' },
    }),
    share: { label: '分泡', help: '分泡比例以航司确认为准' },
    declaration: { label: '托运人申报 DGD' },
    declarationFiles: { label: '已签的 DGD' },
    warehouse: { label: '机场仓' },
  },
  choices: {
    preference: { ONLY: '只走所选航班', AIRLINE: '可改同航司其他航班', ANY: '可改其他航司航班' },
    share: { 0: '不分泡', 30: '30%', 50: '50%', 70: '70%', 100: '100%' },
    declaration: { SELF: '自己填', ENTRUST: '委托代填' },
    warehouse: { AIRLINE: '航司货站', AGENT: '代理监管仓' },
    'insurance.currency': currency,
    handIn: handInChoices,
    ...arrivalChoices,
  },
  steps: handInSteps,
});
