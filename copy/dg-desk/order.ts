import type { CodeNames } from '#domain/reference/code-names.ts';
import { dgClasses } from '#domain/reference/dangerous-classes.ts';
import type { DeskWork } from '#domain/reference/desk-works.ts';
import { packageCodes } from '#domain/reference/package-codes.ts';
import { named, serviceWords, under } from '../booking/dictionary.ts';
import { workNames } from '../booking/names.ts';
import type { PageCopy } from '../text-pages.ts';

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
  bring: '还要给我们的',
  verdict: '结论仅供参考，以船公司、海事与主管机关最终审核为准。',
  feeNames: {
    sheets: (work: string, language: string) => `${work}（${language}）`,
    urgent: '加急附加',
    travel: '上门培训讲师差旅',
  },
  notPriced: '价格已失效：所选服务暂无在线价格，请拨打服务热线',
  owed: {
    sample: '寄送鉴定样品，地址与数量由客服告知',
    performance: '把包装性能检验结果单发给客服',
    names: '把学员名单发给客服',
  },
} as const;

const unknown: CodeNames = { '': '还不知道' };

export const deskWords = serviceWords({
  fields: {
    ...under('works', {
      review: { label: workNames.review },
      sds: { label: workNames.sds },
      report: { label: workNames.report },
      packCert: { label: workNames.packCert },
      declaration: { label: workNames.declaration },
      training: { label: workNames.training },
      emergency: { label: workNames.emergency },
    }),
    urgency: { label: '办理时效' },
    sdsWork: { label: '编制或翻译' },
    sdsLanguage: { label: 'SDS 语言', help: '每种语言一份' },
    trainTopic: { label: '培训内容' },
    people: { label: '学员人数', help: '1 至 200 人' },
    trainMode: { label: '授课方式' },
    trainPlace: { label: '授课地点', help: '写到门牌号；差旅由客服报价' },
    trainDay: { label: '希望开课日期' },
    months: { label: '开通月数', help: '1 至 36 个月' },
    phoneFrom: { label: '开通日期' },
    ...under('goods', {
      cargoNameCn: { label: '中文品名', help: '写具体化学品名称' },
      cargoNameEn: { label: '英文品名' },
      unNo: { label: 'UN号', help: '4位数字，还没有分类的可不填' },
      dgClass: { label: '主危险类别' },
      packingGroup: { label: '包装类别' },
      ld50: { label: '经口 LD50(mg/kg)', help: '见 SDS 第 11 项，可不填' },
      state: { label: '状态' },
      packageType: { label: '包装种类', help: '危包证须用带 UN 代码的包装' },
      packages: { label: '件数' },
      grossWeight: { label: '毛重(kg)' },
      sds: { label: 'SDS', help: '现有的一份，中文或英文' },
      formula: { label: '成分表', help: '厂家盖章的更好' },
      oldReport: { label: '旧报告', help: '往年的鉴定书、检测报告' },
    }),
    components: { label: '成分' },
    ...under('components.*', {
      name: { label: '成分名称' },
      casNo: { label: 'CAS号', help: '例如 67-56-1' },
      percent: { label: '含量' },
    }),
    ...under('carriage', {
      mode: { label: '运输方式' },
      orgPortCode: { label: '起运港' },
      dstPortCode: { label: '目的港' },
      carrierCode: { label: '船公司' },
      from: { label: '起运地', help: '城市或机场、车站' },
      to: { label: '目的地', help: '城市或机场、车站' },
      planDate: { label: '计划出运日期' },
    }),
  },
  choices: {
    urgency: { NORMAL: '普通', URGENT: '加急（另收加急费）' },
    sdsWork: { MAKE: '编制', TRANSLATE: '翻译已有的' },
    sdsLanguage: { CN: '中文', EN: '英文', BOTH: '中英文各一份' },
    trainTopic: { SEA: '海运 IMDG 规则', AIR: '空运 DGR', ROAD: '道路 JT/T 617', STORE: '危化品储存' },
    trainMode: { ONLINE: '线上直播', ONSITE: '上门授课' },
    'goods.dgClass': { ...unknown, ...named(dgClasses) },
    'goods.state': { SOLID: '固体', LIQUID: '液体', GAS: '气体' },
    'goods.packageType': named(packageCodes),
    'carriage.mode': { SEA: '海运', AIR: '空运', RAIL: '铁路', ROAD: '公路' },
    'carriage.carrierCode': { '': '未定' },
  },
  steps: { desk: '选择服务', details: '货物与联系人' },
});

export const orderPage: PageCopy = {
  title: '品名详情',
  description:
    '单个 UN 编号的详情：类别与副危险性、限量与罐箱代码、海运隔离、空运限量、仓储类别、管制标签与可接载的船司。',
  heading: '危险品品名详情',
  lead: '一个 UN 编号一页：它是什么，怎么包，怎么装，谁肯收，缺哪张纸。',
  sections: [
    {
      heading: '条目包括',
      points: [
        '中英文正确运输名称、主危险类别与副危险性、包装类别、闪点、海洋污染物与标签。',
        '特殊规定、限量、例外数量、包装与 IBC 导则、UN 包装标记与罐箱代码，一个包装类别一列。',
        '海运积载与隔离代码、EmS，与每一类能否同箱，由隔离表逐项算出。',
        '空运客机与全货机每件限量，铁路、公路与液袋能不能走，仓库消防类别。',
        '易制毒、易制爆、剧毒等管制标签与须办的许可，出事先做什么。',
      ],
    },
    {
      heading: '和订舱的关系',
      text: '从本页进入运价搜索，UN 编号会带过去；不收该类别的航次写明是谁拒收、为什么。',
    },
    {
      heading: '没有收录怎么办',
      text: '可以提交人工查询，写明品名、成分与用途，由危险品服务台答复。仅供参考，以船公司、海事与主管机关最终审核为准。',
    },
  ],
  links: [
    { label: '返回查询', to: '/dgdesk' },
    { label: '查这个货的运价', to: '/shippingFcl' },
    { label: '甲醇 UN 1230', to: '/dgdesk/dgdeskDetail?un=1230' },
  ],
};

export const successPage: PageCopy = {
  title: '危品服务订单已提交',
  description: '危品服务订单的提交结果：订单号、办理的服务、预计完成日期与还要给的资料。',
  heading: '危品服务下单结果',
  lead: '这里显示刚刚提交的危品服务订单。没有订单号，或订单不属于当前账号、已超过三十分钟，则不显示成功信息，只告诉您去哪里看。',
  picture: 'drum',
  sections: [
    {
      heading: '提交成功时您会看到',
      points: [
        '以 DGD 开头的订单号，可以复制。',
        '办理的服务、办理时效、预计完成日期与合计。',
        '每项服务要的资料，以及还要寄送或发给客服的东西。',
        '会员中心的同一张订单：状态、费用与预计完成日期随时可查。',
      ],
    },
  ],
  links: [
    { label: '再办一项', to: '/dgdesk?desk=new' },
    { label: '返回首页', to: '/' },
  ],
};
