import {
  arrivalChoices,
  arrivalFields,
  handInChoices,
  handInFields,
  handInSteps,
  pieceFields,
  serviceWords,
  under,
} from '../booking/dictionary.ts';
import type { PageCopy } from '../text-pages.ts';

export const lclWords = serviceWords({
  fields: {
    ...pieceFields,
    ...under('cargo.*', {
      wooden: { label: '含木包装', help: '实木包装须有 IPPC 熏蒸章' },
      oversize: { label: '有单件超过 2 m', help: '勾选后填写单件长宽高' },
      palletized: { label: '带托' },
    }),
    ...handInFields,
    plate: { label: '车牌号', help: '可在进仓前补给客服' },
    driver: { label: '司机姓名' },
    driverPhone: { label: '司机手机' },
    transportPermit: { label: '危货运输证号', help: '送危险品的车须有' },
    ...arrivalFields,
  },
  choices: { handIn: handInChoices, ...arrivalChoices },
  steps: handInSteps,
});

export const page: PageCopy = {
  title: '拼箱订单已提交',
  description: '拼箱订单的提交结果与进仓通知书：进仓编号、装箱仓地址、联系电话、收货时间、要带的单证与后续步骤。',
  heading: '拼箱下单结果',
  lead: '这里显示刚刚提交的拼箱订单与进仓通知书。没有订单号，或订单不属于当前账号、已超过三十分钟，则不显示成功信息，只告诉您去哪里看。',
  picture: 'drum',
  sections: [
    {
      heading: '提交成功时您会看到',
      points: [
        '以 LCL 开头的订单号，也是进仓编号。',
        '进仓通知书：装箱仓、收货时间、进仓截止与要带的单证，可以打印。',
        '接下来要做的事与各自的截止时间。',
      ],
    },
  ],
  links: [
    { label: '再订一票', to: '/shippingLcl' },
    { label: '返回首页', to: '/' },
  ],
};
