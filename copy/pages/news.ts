import type { PageCopy } from './page-copy.ts';

export const page: PageCopy = {
  title: '最新动态',
  description: '法规公告、船公司通知、港口拥堵、行业动态与操作指南：与危险品货运有关的消息，写给要出货的人看。',
  heading: '最新动态',
  lead: '只登与出货有关的事：哪条规则变了、哪家船公司停收什么、哪个港口排队几天，以及因此您要做什么。',
  sections: [
    {
      heading: '分栏',
      points: [
        '法规公告：IMDG 规则修订、海事与海关公告、危险化学品目录变化的执行日期与过渡期。',
        '船公司通知：接收类别、附加费、截关时间与箱型限重的调整。',
        '港口拥堵：等泊时间、直装窗口与危险品堆存限制。',
        '操作指南：托书、SDS、危包证、VGM 与申报资料怎样填才不被退回。',
      ],
    },
    {
      heading: '怎么读',
      text: '每条消息先写结论与生效日期，再写来源与原文要点，最后写需要您做的事。涉及费用的以船公司正式通知为准，涉及合规的以主管机关文件为准。',
    },
  ],
  links: [
    { label: '看操作指南', to: '/news?category=操作指南' },
    { label: '查危险品规则', to: '/dgdesk' },
    { label: '看今天的运价', to: '/shippingFcl' },
  ],
};

export const words = {
  categories: '栏目',
  all: '全部',
  search: '搜索动态标题与摘要',
  find: '搜索',
  list: '动态列表',
  emptyTitle: '没有找到相关动态',
  empty: '换个说法，或者看全部栏目。',
  showAll: '看全部动态',
} as const;
