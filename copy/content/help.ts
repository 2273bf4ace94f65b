import type { FeedbackField } from '#domain/feedback/fields.ts';
import type { ErrorCode } from '#domain/form/error-codes.ts';
import { FEEDBACK_TEXT } from '#domain/limits.ts';
import { tooLong } from '../kit.ts';
import type { PageCopy } from '../text-pages.ts';

export const qualifications = {
  title: '资质',
  names: {
    chemicalsLicence: '危险化学品经营许可证',
    nvocc: '无船承运业务备案',
    roadTransport: '道路危险货物运输许可证',
  },
} as const;

export const page: PageCopy = {
  title: '帮助中心',
  description: '新手指南、产品下载与关于我们：注册登录、企业认证、下单流程、单证、费用与危险品常识。',
  heading: '帮助中心',
  lead: '从第一次登录到第一票货开船，按顺序讲清每一步要做什么、要带什么、多久有结果。',
  sections: [
    {
      heading: '新手指南',
      text: '用手机号注册，验证码登录即可下单。企业用户请在下单后两天内完成企业认证，否则订单会自动取消；自然人不需要认证。查价、看截关、查 UN 编号都不用登录。',
    },
    {
      heading: '单证与时限',
      text: '每票危险品货物的资料清单、责任人与截止时间会列在订单里：SDS 与托书在下单时，危包证与性能单在截危申报前，VGM 在截 VGM 前，报关资料在截关前。',
    },
    {
      heading: '费用与发票',
      text: '人民币与外币费用分别合计，不互相折抵；国际运费为免税或零税率，国内段适用 6% 或 9% 税率，费用行上写明。运输完成后，在会员中心的“发票”申请电子发票，开出后下载。',
    },
  ],
  links: [
    { label: '看运价', to: '/shippingFcl' },
    { label: '危险品常识', to: '/dgdesk' },
    { label: '最新公告', to: '/news' },
  ],
};

export const words = {
  tree: '帮助目录',
  search: '搜索帮助',
  find: '搜索',
  unknownTitle: '没有这一篇帮助',
  unknown: '链接里的编号不存在，下面是新手入门。',
  found: (keyword: string, count: number) => `含有“${keyword}”的帮助 ${count} 篇`,
  notFound: '换个说法试试，或者从目录里找。',
  inside: '本节内容',
  missing: '抱歉，帮助内容暂时不在',
  contact: '没有找到答案，可以拨打页脚的服务热线。',
} as const;

const labels = { text: '想说的话', contact: '联系方式（选填）' } as const satisfies Record<FeedbackField, string>;

/** Saying something about the site. */
export const feedback = {
  title: '反馈',
  open: '反馈',
  ...labels,
  textHelp: '缺什么、哪里不对、哪里难用，都可以写。',
  contactHelp: '手机、邮箱或微信，便于答复；不写也可以。',
  send: '送出',
  failed: (reason: string) => `没有送到：${reason}。写的都在，可以再送一次。`,
  sentTitle: '已经送到',
  sent: '谢谢。留了联系方式的，客服会在工作日答复。',
  close: '关闭',
} as const;

const tooShort = `请至少写 ${FEEDBACK_TEXT.least} 个字`;

export const feedbackErrors = {
  REQUIRED: tooShort,
  TOO_SHORT: tooShort,
  TOO_LONG: tooLong,
} as const satisfies Partial<Record<ErrorCode, string>>;
