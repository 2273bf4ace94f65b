import {
  arrivalChoices,
  arrivalFields,
  currency,
  handInChoices,
  handInFields,
  handInSteps,
  insuredCurrency,
  pieceFields,
  serviceWords,
  under,
} from '../booking/dictionary.ts';
import type { PageCopy } from '../text-pages.ts';

export const airBooking = {
  flight: '航班',
  change: '换航班',
  transit: '时效',
  handIn: '进仓截止',
  noOffer:
    '尚未选择价格，或价格已失效。请在空运列表里选一个航班：每一行写明机型、重量档、每件限量与全部费用，点下单就带着货物回到这里，已经填写的都留着。',
  aircraft: {
    title: '走哪种飞机',
    note: '每件净量按限量表；仅供参考，以航空公司、民航与主管机关最终审核为准',
    taken: '可走',
    refused: '走不了',
    asked: '待核实',
    booked: '所选航班',
    label: '包装须贴“仅限货机”标。',
  },
  charge: {
    title: '计费重与运费',
    note: '燃油、安全等附加费见价格栏',
    empty: '填好毛重与尺寸，这里逐行写出计费重怎样来、按哪一档计。',
  },
  declaration: '托运人申报单 DGD',
  declarationNote: '正本 3 份随货；自己填的可以现在上传，也可以在进仓截止前发给客服',
  deliver: '交货',
  deliverNote: (time: string) => `进仓截止 ${time}，送到机场；危险品要贴好标签、带齐单证`,
  beyondNote: '委托报关、提货、派送与保险的费用由客服报价，不加在合计里。',
  number: '入仓号就是订单号：送货单与外包装都写上它。',
} as const;

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

export const page: PageCopy = {
  title: '空运订舱',
  description:
    '空运订舱三步：航班与货物、进仓与联系人、确认；每件限量与计费重随填写核对，右侧价格随填写更新，草稿自动保存。',
  heading: '空运订舱',
  lead: '三步填完一张空运托书：航班与货物，进仓与联系人，确认。价格始终在旁边，填过的内容不会丢。',
  picture: 'aircraft',
  sections: [
    {
      heading: '航班与货物',
      text: '选航班日期，填每种货物的件数、毛重与单件长宽高；危险品输入 UN 编号后带出品名与类别，再填包装说明与每件净量，客机与全货机的限量实时核对。计费重与重量档逐行写出，靠级更省时按高一档计。',
    },
    {
      heading: '进仓与确认',
      text: '托运人申报单自己填或委托代填，交货方式、报关、目的港服务与保险按需选择；收发货人可以先空着。最后核对全部费用与时间节点，阅读并同意收费协议与运输条款后提交。',
    },
    {
      heading: '提交前会检查',
      points: [
        '价格是否仍然有效，航班是否已截止订舱。',
        '机型、航司与机场是否接收所选条目，每件净量是否超过限量。',
        '鉴定报告是否为航班当年，危包证有效期是否晚于航班日期。',
      ],
    },
  ],
  links: [
    { label: '先选一个航班', to: '/airLift' },
    { label: '查 UN 编号与每件限量', to: '/dgdesk' },
    { label: '比较整箱海运', to: '/shippingFcl' },
  ],
};
