import { brand } from '#copy/brand.ts';
import type { PageCopy } from '../text-pages.ts';

export const page: PageCopy = {
  title: brand.freight,
  description: `${brand.name}旗下陆运品牌${brand.freight}：危险货物集装箱拖车、槽罐车与整车运输，具备相应类别资质的车队，押运员随车。`,
  heading: `${brand.freight}，危险货物陆运`,
  lead: '港口、工厂与仓库之间的那一段路：集装箱拖车、槽罐车与整车，车辆、驾驶员与押运员的资质在提货前就给您看。',
  picture: 'truck',
  sections: [
    {
      heading: '做什么',
      points: [
        '提货拖车：配合整箱、内装、内贸与空运，按装货时间窗到厂。',
        '槽罐车：散装液体短驳，按类别与材质配罐，附清洗证明。',
        '整车：桶装与吨桶的跨省运输，按 JT/T 617 配备标志与灭火器材。',
      ],
    },
    {
      heading: '跑哪里',
      text: '港区短驳与化工园区之间的干线按提货地和送达地逐票核实，能不能走以答复为准。禁行时段与限高限重路段在派车时避开。',
    },
    {
      heading: '怎么询价',
      text: '写明提货地、送达地、装货时间、货物与毛重，走集装箱的选箱型，危险品写 UN 编号；答复按车型列出方案，写明里程与总价，价格含过路费与押运费，等候与改址另计。',
    },
    {
      heading: '怎么下单',
      points: [
        '在“我的询价”里选一个方案转订单，货物与两头的地址都带入，价格以方案为准。',
        '危险品在下单时填齐车牌、道路危险货物运输许可证、驾驶员与押运员；许可证在装货日之后仍须有效。',
        '普货的车辆可以装货前再报。爆炸品、感染性与放射性物品不承运，毒性气体与剧毒等由调度逐票核价。',
      ],
    },
  ],
  links: [
    { label: '看整箱运价', to: '/shippingFcl' },
    { label: '看内贸门到门', to: '/domesticTrade' },
    { label: '联系客服', to: '/helpCenter?id=3' },
  ],
};
