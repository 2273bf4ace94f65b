import type { PageCopy } from './page-copy.ts';

export const page: PageCopy = {
  title: '找仓库',
  description: '按城市、库型、货物类别与闪点找危险品仓库：能不能存、放几间、要多少钱，逐行列出。',
  heading: '危化品仓库',
  lead: '填货物与闪点，先看要哪一类库，再看谁能收、放几间、一共多少钱，选好就预约入库。',
  sections: [
    {
      heading: '先想清楚',
      points: [
        '库型：甲类、乙类、丙类、恒温、冷库、保税、堆场、罐区或剧毒库。',
        '存多久、存多少：吨、托盘或立方米，租期与最低计费。',
        '要不要分装、贴标、换桶、取样、打托这些作业。',
      ],
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
