import { brand } from '../../brand.ts';
import type { PageCopy } from '../pages/page-copy.ts';

export const page: PageCopy = {
  title: '拼箱运价',
  description: '危险品与普货拼箱：写下航线、体积与毛重，带着条件询价，答复写明每一行费用、进仓截止与开船日期。',
  heading: '拼箱运价',
  lead: '写下航线、体积与毛重，先看按体积还是按重量计费，再带着条件询价。',
  notice: '拼箱还不在网上下单：带着条件询价，选定方案后由客服受理。',
  picture: 'drum',
  sections: [
    {
      heading: '答复里写明',
      points: [
        '计费吨按体积还是按重量，最低计费吨是多少。',
        '海运费、装箱费、文件费与危险品附加费，每一行的单价与金额。',
        '进仓截止与开船日期。',
      ],
    },
    {
      heading: '计费吨举例',
      text: '2.36 立方米、1,850 公斤按体积计 2.36 吨；0.4 立方米、300 公斤按最低 1 吨；1.2 立方米、2,480 公斤按重量计 2.48 吨。',
    },
    {
      heading: '什么货要人工确认',
      text: '单件超过 3 吨、长于 5.8 米或高于 2.2 米，逐票确认的类别，以及木质包装未熏蒸的货物。',
    },
  ],
  links: [
    { label: `看${brand.consolidation}网络与价格`, to: '/business' },
    { label: '了解拼箱规则', to: '/lcl' },
    { label: '改走整箱', to: '/shippingFcl' },
  ],
};
