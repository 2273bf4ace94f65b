import { formButtons } from './booking/form-buttons.ts';

/** Changing an order before it is released. */
export const amendment = {
  begin: '申请变更',
  form: {
    title: (orderNo: string) => `正在变更订单 ${orderNo}`,
    text: '改好后先看差价，接受后交操作员答复；答复之前订单不变。离开本页，没有提交的改动不保留。',
    submit: formButtons.amend,
    outdated: '订单刚有了别的变更',
    renew: '以最新订单为准继续',
    renewText: '取回订单的最新内容，您改过的各项留着；两处都改了的会标出来，价格重新计算，协议重新勾选。',
    latest: '另开一页，查看订单的最新状态',
  },
  difference: {
    title: '变更前后的费用',
    lead: '接受差价后继续；操作员接受变更之后才按新费用计。',
    accept: '接受差价，继续',
    column: '差额',
  },
  title: '变更',
  states: {
    waiting: '等待操作员答复',
    accepted: '已接受',
    refused: '未接受',
    withdrawn: '已撤回',
    ended: '订单已结束',
  },
  name: (no: number) => `第${no}次变更`,
  waitingText: '操作员接受之前，订单的内容、舱位与费用都不变。',
  asked: '申请时间',
  decided: '答复时间',
  reason: '原因',
  changes: { title: '变更内容', field: '项目', before: '原来', after: '改为' },
  price: '费用差额',
  samePrice: '费用不变',
  withdraw: '撤回变更',
  question: '撤回后订单保持原样，可以再次申请变更。确定撤回吗？',
  keep: '保留变更',
  confirm: '确定撤回',
  understood: '知道了',
} as const;
