import type { CodeNames } from '#domain/reference/code-names.ts';
import { boxChoices, boxFields, serviceWords, under } from '../booking/dictionary.ts';
import type { PageCopy } from '../text-pages.ts';

/** The words of the order of boxes by rail. */
export const railOrder = {
  line: '线路',
  train: '班列',
  arrives: '到站',
  booked: '班列',
  change: '更换班列',
  choose: '去选班列',
  noOffer:
    '尚未选择班列，或价格已失效。请在班列列表里选一班，点下单就带着线路、箱型箱量与门点回到这里，已经填写的内容都留着。',
  doors: '提货与送货',
  doorsNote: '从车站到车站，或由我们到门点提货、送货；条款由两头的选择决定。',
  boxes: '箱型箱量',
  boxesNote: '不勾货主箱的用班列的箱；提箱点、还箱城市与免箱期不填，就按上面的价格条件，填了另报价。',
  limit: (kg: string) => `限重 ${kg} kg，与列表相同：超过不能订，请减少货重或增加箱量`,
  cargoNote: 'HS 编码与货值用于过境申报，每种货物都要写。',
  consignee: '收货人资料',
  consigneeNote: '过境与到站海关都要核对。税号按收货人所在国填写，欧盟收货人填 EORI 号。',
  customs: '报关与单证',
  boxText: (days: number | null, depot: string) => `${days === null ? '' : `免箱期 ${days} 天，`}还箱 ${depot}`,
} as const;

/** When boxes are fetched, loaded and handed in at the station. */
export const railLoading = {
  cutOffNotes: {
    emptyPickup: '从这时起提空箱、装箱；自备箱不需要。',
    cyOpen: '从这时起重箱可以进站。',
    siCutoff: '合同、发票、装箱单与收货人信息在此之前交齐。',
    cyClosing: '重箱最晚进站时间，迟到顺延到下一班。',
    departs: '班列从发站开出。',
  },
  title: '装箱与进站时间表',
  note: '时间为发站当地时间。错过截单或截货会顺延到下一班，运价以新班次为准并事先征得同意。',
} as const;

const pickup: CodeNames = { STATION: '自己送到车站', ASK: '门点，按地址报价' };
const delivery: CodeNames = { STATION: '到站自提', ASK: '门点，按地址报价' };

export const railWords = serviceWords({
  fields: {
    ...boxFields,
    pickup: { label: '提货', help: '列出城市的拖车有现价' },
    fetchAddress: { label: '提货地址', help: '写到门牌号，留现场联系人' },
    bringAddress: { label: '送货地址', help: '写到门牌号与邮编' },
    ...under('cargo.*', {
      electronics: { label: '电子产品' },
      lithium: { label: '含锂电池', help: '附检测报告' },
      wooden: { label: '含木包装', help: '实木包装须有 IPPC 熏蒸章' },
      temperature: { label: '温控(℃)', help: '不需要则不填' },
    }),
    ...under('containers.*', {
      emptyAt: { label: '提箱点', help: '不填为发站堆场' },
      returnCity: { label: '还箱城市', help: '不填按价格还箱' },
      freeDays: { label: '免箱期(天)', help: '不填按价格，1 至 90' },
    }),
    declaredAt: { label: '报关方式' },
    insured: { label: '保价', help: '按货值由客服报价，确认后发生' },
    customsSet: { label: '合同、发票、装箱单', help: '可在截单前补' },
  },
  choices: {
    ...boxChoices,
    pickup,
    delivery,
    declaredAt: { TRANSFER: '转关', LOCAL: '当地报关' },
  },
  steps: { train: '班列与箱量', consignee: '收货人与报关' },
});

export const orderPage: PageCopy = {
  title: '铁路下单',
  description:
    '订国际班列整箱：箱型箱量与箱属，门点提送货，HS 编码与申报货值，收货人与税号，每一项费用逐行写明，在线下单。',
  heading: '铁路下单',
  lead: '班列的单证比海运早：HS 编码、申报货值与收货人信息一开始就齐，口岸才不会卡箱。',
  sections: [
    {
      heading: '四步填完',
      points: [
        '班列与箱量：核对班次与截货截单，选提货与送货方式，填箱型箱量；自备箱写箱号。',
        '货物：每种货物写 HS 编码与货值，含锂电池、电子产品、木质包装或要温控的勾选填写。',
        '收货人与报关：全称、地址与税号，欧盟收货人填 EORI 号；合同、发票与装箱单可在截单前补。',
        '确认：核对全部内容与费用，提交后得到装箱与进站时间表。',
      ],
    },
    {
      heading: '危险品',
      text: '没有在线价格：先询价，车站资质、类别与国际货协附件 2 逐票核对后报价，再从方案转订单。',
    },
  ],
  links: [
    { label: '选班列', to: '/railWayIndex' },
    { label: '改走海运整箱', to: '/shippingFcl' },
  ],
};

export const successPage: PageCopy = {
  title: '铁路订单已提交',
  description: '铁路订单的提交结果：订单号、装箱与进站时间表、还要补的资料与各自的截止时间。',
  heading: '铁路下单结果',
  lead: '这里显示刚刚提交的铁路订单与装箱进站时间表。没有订单号，或订单不属于当前账号、已超过三十分钟，则不显示成功信息，只告诉您去哪里看。',
  sections: [
    {
      heading: '提交成功时您会看到',
      points: [
        '以 RWY 开头的订单号。',
        '装箱与进站时间表：提箱、进站、截单、截货与发车，按发站当地时间。',
        '还要补的资料与各自的截止时间。',
      ],
    },
  ],
  links: [
    { label: '再订一票', to: '/railWayIndex' },
    { label: '返回首页', to: '/' },
  ],
};
