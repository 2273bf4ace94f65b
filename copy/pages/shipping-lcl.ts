import { brand } from '../brand.ts';
import type { PageCopy } from './page-copy.ts';

export const page: PageCopy = {
  title: '拼箱运价',
  description: '危险品与普货拼箱：写下航线、体积与毛重，列出每一班的全部费用、进仓截止与装箱仓，可以直接下单。',
  heading: '拼箱运价',
  lead: '写下航线、体积与毛重，每一班按您的货量算好，逐行写明费用，选一班直接下单。',
  picture: 'drum',
  sections: [
    {
      heading: '每一班写明',
      points: [
        '几截几开、下一班开船日期、直拼还是中转、航程天数。',
        '普货与危险品每计费吨的价格、最低消费、进仓截止与装箱仓。',
        '按您的货量算出的海运费、装箱费、文件费与危险品附加费，美元与人民币分开合计。',
        '不收您的货时，写明是谁不收、为什么、可以改走哪里。',
      ],
    },
    {
      heading: '什么货先询价',
      text: '单件超过 3 吨、长于 5.8 米或高于 2.2 米，逐票确认的类别，以及没有班次的航线：提交询价，答复的方案可以直接转为订单。',
    },
    {
      heading: '下单之后',
      text: '马上得到进仓通知书：进仓编号、装箱仓地址、联系电话、收货时间与要带的单证，可以打印。货量有变请在进仓截止前告诉客服，费用按实测重算。',
    },
  ],
  links: [
    { label: `看${brand.consolidation}网络`, to: '/business' },
    { label: '了解拼箱规则', to: '/lcl' },
    { label: '改走整箱', to: '/shippingFcl' },
  ],
};
