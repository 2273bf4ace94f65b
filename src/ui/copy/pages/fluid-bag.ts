import type { PageCopy } from './page-copy.ts';

export const page: PageCopy = {
  title: '液袋',
  description: '散装非危险液体的液袋运输：基础油、甘油、乳胶、果汁等，20GP 配 16 至 24 立方米液袋，费用含套装与安装。',
  heading: '液袋运输',
  lead: '一只 20 尺普柜加一只液袋，装 16 至 24 立方米非危险液体。比桶装多装四成，比罐箱省去回程与清洗。',
  picture: 'flexitank',
  sections: [
    {
      heading: '只收非危险品',
      text: '液袋禁运危险品，这是集装箱货物积载操作规则的规定，没有例外。属于危险货物的液体请走罐箱。下单时须附当年有效的非危险品鉴定报告。',
    },
    {
      heading: '适装品',
      points: [
        '基础油、润滑油、白油、增塑剂。',
        '甘油、乳胶、非危险品脂肪酸、山梨糖醇液。',
        '葡萄酒、果汁、糖浆等食品级液体，用食品级多层袋。',
      ],
    },
    {
      heading: '选袋与装载',
      text: '袋型由货重推出而不是反过来：净重除以密度得到体积，液袋须充至公称容积；总重不得超过船公司约定的上限，通常为 20 至 24 吨。箱况要求无锐边、地板平整、门封完好、CSC 铭牌有效。',
    },
  ],
  ways: [
    { label: '危险液体改走罐箱', to: '/tankIndex' },
    { label: '看整箱运价', to: '/shippingFcl' },
    { label: '常见问题', to: '/helpCenter?id=1.1.1' },
  ],
};
