import type { DeskWork } from '#domain/reference/desk-works.ts';
import { workNames } from '../booking/names.ts';

interface WorkWords {
  name: string;
  /** Result for the shipper. */
  gives: string;
  /** Documents the shipper provides. */
  papers: string;
}

const works: Readonly<Record<DeskWork, WorkWords>> = {
  review: {
    name: workNames.review,
    gives: '订舱前先问船公司、港口收不收，书面答复依据的条款',
    papers: 'SDS、成分、包装与航线',
  },
  sds: {
    name: workNames.sds,
    gives: '按 GB/T 16483 编制十六项安全技术说明书，或翻译已有的一份',
    papers: '编制：成分表；翻译：原版 SDS',
  },
  report: {
    name: workNames.report,
    gives: '代送有资质的机构，取得货物运输条件鉴定书',
    papers: '成分表；样品寄到后开始计时，地址由客服告知',
  },
  packCert: {
    name: workNames.packCert,
    gives: '代办《出境危险货物运输包装使用鉴定结果单》',
    papers: '包装性能检验结果单、鉴定报告、UN 包装照片',
  },
  declaration: {
    name: workNames.declaration,
    gives: '代向海事办理危险货物安全适运申报',
    papers: 'SDS、危包证、订舱确认；装箱后补装箱证明书',
  },
  training: {
    name: workNames.training,
    gives: '按运输方式讲分类、包装、标记与单证，考核后发结业证明',
    papers: '学员名单，开课前给客服',
  },
  emergency: {
    name: workNames.emergency,
    gives: '一个可写上运单与 SDS 的应急号码，按月开通',
    papers: 'SDS；号码生效前货物不要起运',
  },
};

/** The words of the orders of the desk of dangerous goods. */
export const dgdesk = {
  title: '危品服务下单',
  lead: '三步填完：勾选服务、填货物与联系人、确认。',
  close: '返回危品服务台',
  order: '下单',
  orderOf: (name: string) => `下单：${name}`,
  orderSheet: '办预审、SDS 或危包证',
  enquireSheet: '询价办理预审与单证',
  works,
  listTitle: '代办服务',
  listNote: '可以一次勾选多项，每项的价格与完成日期在下单页逐行列出。',
  listDays: (normal: number, urgent: number | null) =>
    urgent === null ? `${normal} 个工作日` : `${normal} 个工作日，加急 ${urgent} 个`,
  papersNeeded: '需要',
  choose: '选择服务',
  chooseNote: '勾选后右侧按项列出费用，可以多选',
  finish: '办理时间',
  finishNote: '从下单次日起按工作日（周一至周五）计，法定节假日顺延；资料或样品未到齐的，从到齐的次日起计',
  urgentNote: '加急按所选服务（培训除外）的费用加收一个百分比，见价格里的“加急附加”一行；普通不加收',
  days: (count: number) => `${count} 个工作日`,
  from: (day: string) => `${day} 起`,
  allDone: (day: string) => `全部办完，预计到 ${day}`,
  nothing: '还没有勾选服务',
  columns: { work: '服务', days: '办理时间', day: '预计完成' },
  ofSheet: 'SDS 编制/翻译',
  ofTraining: '培训',
  ofPhone: '应急电话',
  noGoods: '所选服务不需要货物资料',
  goods: '货物',
  goodsNote: '填 UN 号自动带出类别；还不知道分类的，不填 UN 号即可下预审、鉴定与 SDS 编制',
  mixture: '成分',
  mixtureNote: '按质量百分比填，合计 100%（允许相差 1%）；没有 CAS 号或需要保密的成分可以不填 CAS 号',
  component: (position: number) => `第 ${position} 种成分`,
  addComponent: '再加一种成分',
  fullComponents: (most: number) => `最多 ${most} 种成分`,
  removeComponent: (position: number) => `删除第 ${position} 种成分`,
  mixtureSum: (sum: string) => `合计 ${sum}%`,
  carriage: '运输计划',
  files: '货物资料',
  urgent: '加急',
  normal: '普通',
  anew: '要再办一项，回到危品服务台重新勾选：每项服务写明价格、办理天数与要给的资料，急用可选加急。',
  handOver: '办理说明',
  rows: { works: '办理服务', urgency: '办理时效', finish: '预计完成', goods: '货物' },
  toProvide: '还要给我们的',
  verdict: '结论仅供参考，以船公司、海事与主管机关最终审核为准。',
  feeNames: {
    sheets: (work: string, language: string) => `${work}（${language}）`,
    urgent: '加急附加',
    travel: '上门培训讲师差旅',
  },
  notPriced: '价格已失效：所选服务暂无在线价格，请拨打服务热线',
  outstanding: {
    sample: '寄送鉴定样品，地址与数量由客服告知',
    performance: '把包装性能检验结果单发给客服',
    names: '把学员名单发给客服',
  },
} as const;
