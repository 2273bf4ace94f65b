import type { ProfileField } from '#domain/account/profile-fields.ts';
import type { Party } from '#domain/booking/party.ts';
import type { ErrorCode } from '#domain/form/error-codes.ts';
import { tooLong } from '../kit.ts';
import { session } from '../sign-in/session.ts';

const labels = {
  name: '姓名',
  companyName: '公司名称',
  schoolName: '学校名称',
  enterpriseType: '企业类型',
  industry: '所属行业',
  email: '电子邮箱',
} as const satisfies Record<ProfileField, string>;

export const profileCopy = {
  title: '完善资料',
  hint: '以下均为选填，填写公司名称后将作为企业用户使用本站。',
  ...labels,
  isOfSchool: '我来自学校',
  save: '保存',
  later: '以后再说',
  namedTitle: (company: string) => `已保存，您将以“${company}”的名义下单`,
  namedText: '该企业尚未认证。未通过认证的企业，订单在下单 48 小时后自动取消；认证只需上传营业执照。',
  verify: '现在认证',
} as const;

export const profileErrors = {
  EMAIL: '请输入正确的电子邮箱',
  TOO_LONG: tooLong,
} as const satisfies Partial<Record<ErrorCode, string>>;

/** Browser detection in order of precedence: each user agent also contains the tokens after it. */
const browsers: readonly [mark: RegExp, name: string][] = [
  [/MicroMessenger\//, '微信'],
  [/Edg(?:A|iOS)?\//, 'Edge'],
  [/(?:Firefox|FxiOS)\//, 'Firefox'],
  [/(?:Chrome|CriOS)\//, 'Chrome'],
  [/Safari\//, 'Safari'],
];

const systems: readonly [mark: RegExp, name: string][] = [
  [/HarmonyOS|OpenHarmony/, '鸿蒙'],
  [/Android/, 'Android'],
  [/iPhone/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Windows/, 'Windows'],
  [/Mac OS X/, 'macOS'],
  [/Linux/, 'Linux'],
];

const nameIn = (names: typeof browsers, userAgent: string) => names.find(([mark]) => mark.test(userAgent))?.[1];

export const deviceText = (userAgent: string): string =>
  [nameIn(browsers, userAgent), nameIn(systems, userAgent)].filter(Boolean).join('，') || '其他设备';

/** Active sessions and how to end them. */
export const devices = {
  title: '登录设备',
  reading: '正在读取登录设备',
  thisOne: '本机',
  signedInBy: { SMS: '验证码登录', PASSWORD: '密码登录', REGISTER: '注册', TICKET: '链接登录' },
  lastSeen: '最近使用',
  end: '结束登录',
  endOf: (device: string, time: string) => `结束登录：${device}，${time}`,
  endOthers: '结束其他全部登录',
  ask: '确定结束这个登录？那台设备须重新登录。',
  askOthers: '确定结束其他全部登录？那些设备须重新登录，本机不受影响。',
  confirm: '结束',
  keep: '不结束',
  renew: '刷新',
  only: '没有在别处登录。',
  count: (devices: number) => `共有 ${devices} 处登录。`,
  attempts: '近 30 天在陌生设备上试错的密码',
  noAttempts: '没有。',
  tries: (count: number) => `试错 ${count} 次，没有进来`,
  until: '至',
  attemptsHint:
    '没有登录过的设备试错的才列出，也可能是您自己输错。不是您，请在“修改密码”里换一个别处没有用过的密码；常用设备不受影响。',
  browsers: '近 30 天第一次登录的浏览器',
  noBrowsers: '没有新的浏览器。',
  unknownBrowser: '登录记录已清除的浏览器',
  failed: (why: string) => `没有办成：${why}`,
} as const;

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

export const addressBook = {
  title: '常用收发货人',
  open: '常用收发货人',
  kinds: { shipper: '发货人', consignee: '收货人', notify: '通知人', contact: '联系人' },
  fields: {
    companyNameEn: '英文名称',
    addressEn: '英文地址',
    countryCode: '国家代码',
    taxNo: '税号',
    contact: '联系人',
    phone: '电话',
    email: '邮箱',
  } satisfies Record<keyof Party, string>,
  list: '已保存的收发货人',
  empty: '还没有保存过。点“新增”填写，或在下单的收发货人一步点“存为常用”；下单时一点就填好。',
  add: '新增',
  kind: '类别',
  isDefault: '默认',
  makeDefault: '设为默认，下单时排在同类最前',
  edit: '编辑',
  remove: '删除',
  question: '确定删除？已提交的订单不受影响。',
  confirm: '确定删除',
  keep: '保留',
  save: '保存',
  cancel: '取消',
  failed: '读取失败',
  retry: '重试',
} as const;

export const addressBookErrors = {
  REQUIRED: '请填写英文名称',
  TOO_LONG: tooLong,
} as const satisfies Partial<Record<ErrorCode, string>>;
