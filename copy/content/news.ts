import { brand } from '#copy/brand.ts';
import type { PageCopy } from '../text-pages.ts';

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

export const itemPage: PageCopy = {
  title: '动态详情',
  get description() {
    return `${brand.name}最新动态的单条内容：来源、日期、要点与需要出货人做的事。`;
  },
  heading: '动态详情',
  lead: '正文从服务器读取，按原样排版；涉及费用的以船公司正式通知为准，涉及合规的以主管机关文件为准。',
  sections: [
    {
      heading: '阅读提示',
      text: '每条动态依次写明结论、生效日期、适用范围、来源与原文要点，并在最后列出需要出货人做的事：改哪一份单证、在什么时间之前、由谁提交。标题旁的标签说明它属于法规公告、船公司通知、港口拥堵、行业动态还是操作指南。',
    },
    {
      heading: '继续查',
      points: [
        '与类别、包装或隔离有关的，可以到危品服务台按 UN 编号核对。',
        '与附加费、截关或接收类别有关的，可以在整箱运价里直接看到调整后的结果。',
        '看不懂或拿不准的，请打页脚的服务热线，带上动态标题与您的货物品名。',
      ],
    },
    { heading: '转发', text: '可以分享链接给同事或客户，链接不含任何个人信息；转载请注明来源与发布日期。' },
  ],
  links: [
    { label: '回到最新动态', to: '/news' },
    { label: '危品服务台', to: '/dgdesk' },
    { label: '整箱运价', to: '/shippingFcl' },
  ],
};

export const itemWords = {
  source: (name: string) => `来源：${name}`,
  newer: '上一篇',
  older: '下一篇',
  related: '同栏目',
  share: '本页链接',
  shareHelp: '选中后复制，链接里没有个人信息。',
  print: '打印',
  back: '返回最新动态',
  missing: '抱歉，没有这条动态',
} as const;
