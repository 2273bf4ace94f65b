import type { PageCopy } from '../pages/page-copy.ts';

export const page: PageCopy = {
  title: '铁路受理说明',
  description: '国际班列委托由客服受理之后的步骤：装箱与进站时间表、要补的资料、错过截单与取消怎么算。',
  heading: '铁路受理说明',
  lead: '班列由客服受理，网上没有班列订单可查。这一页说明受理之后的时间表与要补的资料。',
  sections: [
    {
      heading: '受理之后会告诉您',
      points: [
        '线路、发车日期与箱量是否确认。',
        '装箱、进站、截货、截单与发车的时间，按发站当地时间。',
        '口岸换装与到站的参考时间。',
      ],
    },
    {
      heading: '通常要补的资料',
      text: '发票、装箱单、收货人税号、木质包装熏蒸证明、锂电池检测报告；报关资料在截单前交齐。',
    },
    {
      heading: '时间表怎么用',
      text: '错过截单会顺延到下一班，运价以新班次为准并事先征得同意；已进站后取消，按车站与平台的标准收取落箱与退站费用，金额在取消前说明。',
    },
  ],
  links: [
    { label: '铁路委托要准备什么', to: '/railWay/addOrder' },
    { label: '看班列线路', to: '/railWayIndex' },
    { label: '返回首页', to: '/' },
  ],
};
