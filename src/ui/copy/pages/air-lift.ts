import type { PageCopy } from './page-copy.ts';

export const page: PageCopy = {
  title: '空运运价',
  description: '查一条航线的空运航班与价格：各重量档、靠级计费、燃油与安全附加，客机与全货机的每件限量。',
  heading: '危险品空运',
  lead: '填机场、货物与重量，看每个航班能不能收、按多少公斤计费、一共多少钱。',
  notice: '空运还不在网上接单：选好航班后致电客服委托。',
  picture: 'aircraft',
  sections: [
    {
      heading: '怎样计费',
      text: '计费重量取实际毛重与体积重中较大者，向上进到 0.5 公斤；体积重等于体积（立方米）乘 167，或长宽高厘米数相乘除以 6000。运费取各重量档中最便宜的一档，高一档更便宜时按高一档计，这叫靠级计费。',
    },
    {
      heading: '能收什么',
      points: [
        '第 3 类包装类别 II、III，第 8 类包装类别 II、III，第 9 类多数条目可上客机或全货机，每件限量按航空危规各条目执行。',
        '第 3 类包装类别 I 与部分 2.1 类只能上全货机；标注 X 的条目客货机都不收。',
        '锂电池按 PI 965 至 970 申报，干冰按 UN 1845 申报净重。',
      ],
      classes: ['2.1', '3', '8', '9'],
    },
    {
      heading: '要备什么',
      text: '当年有效的货物运输条件鉴定书、英文 SDS、托运人危险品申报单，以及带 UN 标记的合格包装。泡货可以约定分泡比例，申报尺寸须与实货一致。',
    },
  ],
  links: [
    { label: '空运委托要准备什么', to: '/airLift/airLiftOrder' },
    { label: '查 UN 编号', to: '/dgdesk' },
    { label: '比较整箱海运', to: '/shippingFcl' },
  ],
};
