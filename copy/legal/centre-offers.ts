import { rooms } from '../centre-rooms.ts';

/** Purpose of each room of the user centre; services without a room are not offered. */
const offers: Readonly<Record<keyof typeof rooms.titles, string>> = {
  workplace: '查看待办、最近的订单与询价',
  order:
    '查看与导出订单，看进度、费用与截止时间，提交单证，填写补料与 VGM，核对提单草稿，给操作员留言，申请变更，取消订单，下载单证文件，存为模板，复制下单',
  mmOrder: '查看整车订单',
  enquiry: '查看询价与报价',
  contract: '阅读与订立订单的服务合同和收费协议，下载订立的文件',
  invoice: '申请发票，查看进度，下载开出的发票',
  verification: '提交企业认证，查看审核结果',
  members: '邀请同事，答复加入申请，改角色，移除、移交或离开企业',
  account:
    '查看与更正姓名、公司等资料，修改密码，查看与结束其他设备上的登录，选择怎样收通知，导出账号里的信息，注销账号',
  honeywell: '专属企业查看协议运价',
};

export const centreOffers: readonly string[] = Object.entries(offers).map(
  ([room, text]) => `${rooms.titles[room as keyof typeof offers]}：${text}`,
);
