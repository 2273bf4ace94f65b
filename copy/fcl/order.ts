import { boxChoices, boxFields, currency, point, serviceWords, under } from '../booking/dictionary.ts';
import type { PageCopy } from '../text-pages.ts';

export const fclWords = serviceWords({
  fields: {
    receiptType: { label: '起运条款', help: '门点含拖车，货运站按体积重量收装箱费' },
    deliveryType: { label: '目的条款', help: '门点含送货上门；未列出的条款请提交询价' },
    ...boxFields,
    ...under('containers.*', {
      temperature: { label: '温度(℃)', help: '-60 至 +30' },
      ventilation: { label: '通风' },
      humidity: { label: '湿度(%)' },
      overDimensions: { label: '超限尺寸', help: '前/后/左/右/高，厘米' },
    }),
    ...under('services.truck', {
      wanted: { label: '拖车' },
      province: { label: '提货省份' },
      city: { label: '提货城市' },
      district: { label: '提货区县' },
      address: { label: '提货地址' },
      loadingAt: { label: '装货时间' },
      dgVehicle: { label: '车辆', help: '危险品须用危险品车' },
    }),
    ...under('services.customs', { wanted: { label: '报关' }, mode: { label: '报关方式' } }),
    ...under('services.declaration', { wanted: { label: '危申报' } }),
    ...under('services.stuffing', { wanted: { label: '内装' }, deliverDay: { label: '预计送货日' } }),
    ...under('services.placards', { wanted: { label: '箱贴' } }),
    ...under('services.certificates', { wanted: { label: '代办单证' }, kind: { label: '代办项目' } }),
    ...under('services.storage', {
      wanted: { label: '仓储' },
      fromDay: { label: '入仓日期' },
      days: { label: '存放天数' },
    }),
    ...under('services.insurance', {
      wanted: { label: '保险' },
      cargoValue: { label: '投保货值', help: '按货值110%投保' },
      currency: { label: '投保币种' },
    }),
    ...under('services.destination', {
      wanted: { label: '目的港服务' },
      kind: { label: '目的港服务项目' },
      address: { label: '派送地址' },
    }),
    ...under('services.handling', {
      wanted: { label: '熏蒸/打托/加固' },
      kind: { label: '作业项目' },
      note: { label: '作业要求' },
    }),
    ...under('services.video', { wanted: { label: '监装视频' } }),
  },
  choices: {
    receiptType: point,
    deliveryType: point,
    ...boxChoices,
    'services.truck.dgVehicle': { Y: '危险品车', N: '普通车' },
    'services.customs.mode': { ENTRUST: '委托报关', OWN_PAPERS: '自带单证' },
    'services.certificates.kind': { PACKING: '危包证', REPORT: '鉴定报告', BOTH: '危包证与鉴定报告' },
    'services.insurance.currency': currency,
    'services.destination.kind': { CLEARANCE: '清关', DELIVERY: '派送', BOTH: '清关与派送' },
    'services.handling.kind': { FUMIGATION: '熏蒸', PALLET: '打托', LASHING: '加固' },
  },
  steps: { services: '服务与单证' },
});

export const orderPage: PageCopy = {
  title: '整箱订舱',
  description: '整箱海运订舱四步：航线与箱量、货物与危险品、服务与单证、确认；右侧价格随填写更新，草稿自动保存。',
  heading: '整箱订舱',
  lead: '四步填完一张托书：航线与箱量，货物与危险品，服务与单证，确认。价格始终在旁边，填过的内容不会丢。',
  picture: 'ship',
  sections: [
    {
      heading: '第一步与第二步',
      text: '箱型、箱量、单箱货重与货好日期；货物品名、HS 编码、包装、件数、毛重与净重。危险品输入 UN 编号后，品名、类别、包装类别与闪点自动填好，所有货物实时过隔离检查，不能同箱时给出化解办法。',
    },
    {
      heading: '第三步与第四步',
      text: '拖车、报关、危申报、内装、箱贴与保险按需勾选，每项单独计价；发货人与收货人可以先空着，在截补料前告诉客服。最后核对全部费用与时间节点，阅读并同意收费协议与运输条款后提交。',
    },
    {
      heading: '提交前会检查',
      points: [
        '价格是否仍然有效、舱位是否足够、是否已过截订舱。',
        '船公司与港口是否接收所选类别，总重是否超过箱体与航线限重。',
        '危包证有效期是否晚于开航日。',
      ],
    },
  ],
  links: [
    { label: '先选一条运价', to: '/shippingFcl' },
    { label: '没有合适的，去询价', to: '/enquiryFcl' },
    { label: '查 UN 编号', to: '/dgdesk' },
  ],
};

export const successPage: PageCopy = {
  title: '整箱订舱已提交',
  description: '整箱订舱的提交结果：订单号、航线、预估总价、后续步骤与时间节点；企业未认证时提示保留时间。',
  heading: '整箱订舱结果',
  lead: '这里显示刚刚提交的整箱订单。没有订单号，或订单不属于当前账号、已超过三十分钟，则不显示成功信息，只告诉您去哪里看。',
  picture: 'ship',
  sections: [
    {
      heading: '提交成功时您会看到',
      points: [
        '以 FCL 开头的订单号，一键复制。',
        '航线、箱型箱量、开航日期与分币种的预估总价。',
        '接下来要做的事与各自的截止时间。',
        '企业未认证时，订单保留四十八小时，认证通过后继续。',
      ],
    },
    {
      heading: '之后由谁跟进',
      text: '订单进入待确认，订舱台核对舱位与危险品资料后提交船公司；危险品预审通常需要二十四至四十八小时。状态与费用都在会员中心的订单里更新。',
    },
    {
      heading: '还要别的服务',
      text: '内装、报关、拖车与保险在下单时勾选。下单之后要追加，请拨打页脚的服务热线，说明订单号。',
    },
  ],
  links: [
    { label: '再订一票', to: '/shippingFcl' },
    { label: '已有舱位？委托内装', to: '/builtIn/addOrder' },
    { label: '返回首页', to: '/' },
  ],
};
