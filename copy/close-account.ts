import { session } from './session.ts';

/** The dialog that hands out a person's own data and closes the account. */
export const closeAccountCopy = {
  open: '导出数据与注销',
  title: '导出数据与注销账号',
  password: '登录密码',
  proven: '您刚用验证码登录，十分钟内不需要密码。',
  exportTitle: '导出数据',
  exportText:
    '生成一个 JSON 文件：账号资料、登录记录、您的订单与询价、草稿、常用收发货人，以及上传文件的清单。不含同事与他人的账号信息。',
  export: '导出',
  exported: '文件已下载。服务器上的文件 24 小时后删除。',
  closeTitle: '注销账号',
  removed: {
    title: '立即删除',
    items: [
      '手机号、姓名、邮箱、公司与密码，手机号可以重新注册',
      '所有设备上的登录、登录记录与通知设置',
      '订单草稿、常用收发货人、分享链接、没有成交的询价与报价',
      '不属于订单、认证或成交的上传文件',
    ],
  },
  kept: {
    title: '依法保留',
    items: [
      '已完成或已取消的订单、单证、费用、发票与变更，自交易完成起不少于三年',
      '企业认证记录、成交的采购，以及协议的同意记录',
    ],
  },
  enterprise: '您离开所在企业，企业的订单、询价与附件留给同事；没有同事的，企业随账号注销。',
  close: '注销账号',
  ask: '注销后不能恢复，账号不能再登录。确定注销？',
  keep: '不注销',
  confirm: '确定注销',
  closing: '正在注销',
  blockedTitle: '账号现在还不能注销',
  back: '知道了',
  closedTitle: '账号已注销',
  closedText: '您的信息已按上述说明删除。本机保存的草稿与记住的密码也已清除。',
  toSite: session.backToSite,
} as const;
