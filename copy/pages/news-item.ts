import { brand } from '../brand.ts';
import type { PageCopy } from './page-copy.ts';

export const page: PageCopy = {
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

export const words = {
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
