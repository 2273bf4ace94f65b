import type { PageCopy } from './page-copy.ts';
import { stuffingSteps } from './stuffing-steps.ts';

export const page: PageCopy = {
  title: '内装',
  description: '已有舱位，委托危险品集装箱内装：装箱仓与可收类别、每项作业的单价、要准备的资料，在线下单。',
  heading: '内装',
  lead: '舱位已经在别处订好，装箱交给我们：提空箱、进仓、装箱加固、贴箱贴、称重、进港，每一项的价格都列在这里。',
  sections: [
    {
      heading: '内装是什么',
      text: '货送到有资质的装箱仓，由仓库装进集装箱、加固、拍照、贴箱贴，再按截港时间进港。适合自己没有危险品装箱条件，或几票货要拼装一箱的。',
    },
    {
      heading: '四步下单',
      points: stuffingSteps,
    },
    {
      heading: '要准备的资料',
      points: [
        '订舱确认（订舱号、船名航次、截港与截危申报时间）与装箱单。',
        '危险品：SDS、危包证与性能单。',
        '送货车辆的危险货物道路运输证，驾驶员与押运员从业资格证。',
      ],
    },
  ],
  links: [
    { label: '还没有舱位，先订整箱', to: '/shippingFcl' },
    { label: '不能同箱？隔离检查', to: '/dgdesk' },
  ],
};
