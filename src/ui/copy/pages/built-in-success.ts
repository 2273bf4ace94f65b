import type { PageCopy } from './page-copy.ts';

export const page: PageCopy = {
  title: '内装委托已提交',
  description: '内装箱委托的提交结果：进仓编号、仓库联系人、开放时间、需带单证与后续时间节点。',
  heading: '内装委托结果',
  lead: '这里显示刚刚提交的内装委托。地址中没有订单号，或者该订单不属于当前账号、已超过三十分钟，就不再显示成功信息。',
  picture: 'warehouse',
  sections: [
    {
      heading: '提交成功时您会看到',
      points: [
        '订单号与进仓编号，可复制，可打印二维码。',
        '装箱仓地址、联系人、收货时间与危险品进仓时段。',
        '需带单证：危险货物道路运输证、驾驶员与押运员从业资格证、装箱单、SDS。',
        '接下来的时间节点：送货、装箱、截 VGM、截港。',
      ],
    },
    {
      heading: '如果没有看到',
      text: '请到会员中心的订单列表查看，订单不会因为页面关闭而丢失。刷新或重复提交不会产生第二张订单。',
    },
    {
      heading: '相关服务',
      text: '危申报、报关、拖卡进港与直装船边可以在订单里追加，费用按作业方确认的价格计入，每一项都单独列出。',
    },
  ],
  ways: [
    { label: '重新委托装箱', to: '/builtIn/addOrder' },
    { label: '看合作仓库', to: '/warehouse' },
    { label: '返回首页', to: '/' },
  ],
};
