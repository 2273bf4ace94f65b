import type { PageCopy } from './page-copy.ts';

export const page: PageCopy = {
  title: '铁路委托已提交',
  description: '国际班列委托的提交结果：订单号、装箱与进站时间表、需补资料与后续节点。',
  heading: '铁路委托结果',
  lead: '这里显示刚刚提交的班列委托。没有订单号，或订单不属于当前账号、已超过三十分钟，则只说明情况。',
  picture: 'train',
  sections: [
    {
      heading: '提交成功时您会看到',
      points: [
        '以 RWY 开头的订单号、线路、发车日期与箱量。',
        '装箱、进站、截货、截单与发车的时间表，按发站当地时间。',
        '需补资料：发票、装箱单、收货人税号、木质包装熏蒸证明、锂电池检测报告。',
      ],
    },
    {
      heading: '时间表怎么用',
      text: '错过截单会顺延到下一班，运价以新班次为准并事先征得同意；已进站后取消，按车站与平台的标准收取落箱与退站费用，金额在取消前列明。',
    },
    {
      heading: '看不到订单时',
      text: '到会员中心的订单列表查找。提交时网络中断也不必重下，系统按同一份表单只生成一张订单。',
    },
  ],
  ways: [
    { label: '再订一票班列', to: '/railWay/addOrder' },
    { label: '看班列线路', to: '/railWayIndex' },
    { label: '返回首页', to: '/' },
  ],
};
