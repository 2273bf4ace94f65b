import { session } from './session.ts';

/** The words of the embedded user centre. */
export const userCentre = {
  title: '会员中心',
  description: '查看账号、企业与认证状态，返回商城。',
  back: session.backToSite,
  loading: '正在读取账号',
  signedInAs: session.signedInAs,
  name: '姓名',
  phone: '手机号',
  enterprise: '企业',
  noEnterprise: '个人账号，未关联企业',
  verification: '企业认证',
  verificationStates: { NONE: '未认证', PENDING: '审核中', PASS: '已认证', REJECT: '未通过' },
  refused: session.linkInvalid,
  refusedHint: '凭据 60 秒内有效，只能使用一次。',
  lookAgain: '查看当前账号',
  anonymous: '您还没有登录',
  anonymousHint: '请返回商城登录，再点击“会员中心”。',
  unreachable: '账号读取失败',
  retry: '重试',
  rooms: '功能',
  asked: '您要去的页面',
  notYet: '尚未开放',
  roomWords: {
    workplace: { title: '工作台', text: '待办、最近订单与消息将汇总在这里。' },
    order: { title: '订单', text: '各条线的订单进度、单证与费用将在这里查看；目前请凭订单号致电客服查询。' },
    mmOrder: { title: '整车订单', text: '整车订单的派车、在途与签收将在这里查看。' },
    verification: { title: '企业认证', text: '营业执照与危险化学品资质将在这里提交；目前由客服协助办理。' },
    honeywell: { title: '专属服务', text: '特定企业的专属报价与对账将在这里办理。' },
  },
} as const;
