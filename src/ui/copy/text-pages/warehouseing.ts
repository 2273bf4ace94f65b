import type { PageCopy } from '../pages/page-copy.ts';

export const page: PageCopy = {
  title: '找仓库',
  description: '按城市、货物类别与起租时间找危险品仓库：写明条件，由客服答复能存的仓库与费用。',
  heading: '找仓库',
  lead: '写下城市、货物与起租日期，带着这些条件致电客服，由客服答复能存的仓库与费用。',
  notice: '仓库还不能在网上预约：这里不列出库存与价格。',
  sections: [
    {
      heading: '先想清楚',
      points: [
        '库型：甲类、乙类、丙类、恒温、冷库、保税、堆场、罐区或剧毒库。',
        '存多久、存多少：吨、托盘或立方米，租期与最低计费。',
        '要不要贴标、换桶、取样、打托这些作业。',
      ],
    },
    {
      heading: '客服会核对',
      text: '货物的类别、包装类别与闪点对应的库型，仓库许可范围与禁存清单，同室货物能否共存，距港口的公里数与营业时间。',
    },
    {
      heading: '入库要准备',
      text: '品名、UN 编号、类别、包装类别、闪点、包装形式、件数、毛重与体积，批号与生产日期，SDS 与一书一签。',
    },
  ],
  links: [
    { label: '了解仓储规则', to: '/warehouse' },
    { label: '已有舱位，委托内装', to: '/builtIn/addOrder' },
    { label: '危险品查询', to: '/dgdesk' },
  ],
};
