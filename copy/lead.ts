import type { leadFields } from '#domain/enquiry/fields.ts';

/** Form that requests a call back. */
export const lead = {
  title: '谈协议价',
  lead: '每月有货就值得谈：留下航线与货量，客服回电商定价格、仓位与对账日。',
  labels: {
    company: '公司',
    contact: '联系人',
    phone: '手机',
    lanes: '主要航线',
    monthlyVolume: '每月货量',
    dgClasses: '货物类别',
    remark: '补充说明',
  } satisfies Record<keyof typeof leadFields, string>,
  help: {
    lanes: '如上海到鹿特丹、宁波到汉堡',
    monthlyVolume: '如每月 30 方、12 票',
    dgClasses: '可多选，普货不用选',
  } as Readonly<Record<string, string>>,
  className: (code: string, name: string) => `${code} ${name}`,
  required: '带 * 的必填，不用登录',
  submit: '提交',
  failed: (reason: string) => `没有送到：${reason}。内容都在，可以再点一次提交。`,
  sentTitle: '已经收到',
  sent: '客服会在工作时间打所留的手机，商定之后签月度协议价。',
  again: '再留一份',
} as const;
