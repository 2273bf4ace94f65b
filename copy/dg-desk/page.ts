import { IMDG_EDITION } from '#domain/reference/editions.ts';
import type { PageCopy } from '../text-pages.ts';

/** The desk: its search, the list it leads to, and what is on the sheet of one number. */
export const dangerousDesk = {
  search: 'UN 编号、CAS 号、中英文品名或类别',
  placeholder: '如 1294、108-88-3、甲苯、3 类',
  go: '查询',
  matches: '候选',
  tools: { title: '七件工具', note: '随填随算，不登录也能用。' },
  templates: {
    title: '单证模板下载',
    note: '空白 RTF 文件，Word、WPS 与 LibreOffice 都能打开填写，中文并附英文栏目名。',
    files: [
      {
        file: 'dangerous-goods-declaration.rtf',
        name: '多式联运危险货物表',
        use: '托运人声明与装箱证明，订舱与申报用',
      },
      { file: 'container-packing-checklist.rtf', name: '危险货物装箱检查表', use: '装箱前、装箱与装箱后逐项打勾' },
      { file: 'vgm-declaration.rtf', name: '集装箱核实总重声明 VGM', use: '方法一或方法二，截 VGM 前交船公司' },
    ],
  },
  classes: '按类别查',
  className: (number: string, name: string) => `${number} 类 ${name}`,
  results: {
    title: '查询结果',
    of: (what: string) => `${what}的条目`,
    note: '一个包装类别一行，点编号看资料。',
    count: (count: number) => `共 ${count} 个编号`,
    none: (what: string) => `未收录：${what}`,
    noneText: '可以核对 SDS 第 14 项的编号与品名，换个写法再查；仍查不到的，提交人工查询，由危险品服务台答复。',
    all: '回到服务台',
  },
  columns: {
    number: 'UN 编号',
    name: '品名',
    class: '类别（副）',
    group: '包装类别',
    limited: '限量',
    excepted: '例外量',
    tank: '罐箱',
    passenger: '客机',
    cargo: '全货机',
    labels: '标签',
  },
  noGroup: '不分',
  listNote: '限量与例外量按 IMDG 名录这一条，待核实的不作依据；空运为每件净量，按 49 CFR，仅作参考。',
} as const;

/** The sheet of one number. */
export const dangerousPage = {
  title: (unNo: string, name: string) => `UN ${unNo} ${name}`,
  description: (unNo: string, name: string) =>
    `UN ${unNo} ${name}：类别与副危险性、限量与罐箱代码、海运隔离、空运每件限量、仓储类别、管制与单证，哪些船公司与仓库可收。`,
  back: '返回查询',
  classOf: (number: string, name: string) => `${number} 类 ${name}`,
  subsidiary: (classes: string) => `副危险 ${classes} 类`,
  noSubsidiary: '无副危险',
  pollutant: '海洋污染物',
  notPollutant: '非海洋污染物',
  edition: `IMDG ${IMDG_EDITION.amendment}，${IMDG_EDITION.mandatoryFrom} 起强制`,
  flash: (text: string) => `闪点 ${text}`,
  cas: (numbers: string) => `CAS ${numbers}`,
  groups: (names: string) => `隔离组 ${names}`,
  prices: (unNo: string) => `带着 UN ${unNo} 查运价`,
  enquire: '询价',
  missingTitle: (unNo: string) => `未收录 UN ${unNo}`,
  table: {
    one: '怎么分、怎么包、怎么运、谁收',
    many: (count: string) => `${count}个包装类别，一张表`,
    counts: { 2: '两', 3: '三' } as Readonly<Record<number, string>>,
    chosen: (group: string) => `${group} 一列加底色，是您选的包装类别`,
    choose: '点包装类别，把您的货那一列标出来',
    item: '项目',
    whole: '全部',
    danger: { I: '高度危险', II: '中等危险', III: '轻度危险' },
    mine: '您的货',
    sections: { sorting: '怎么分', packing: '数量与包装', carriage: '海运与空运', acceptance: '谁收' },
    rows: {
      criterion: '分级依据',
      store: '消防类别',
      technical: '技术名称',
      special: '特殊规定 SP',
      limited: '限量 LQ，每内包装',
      excepted: '例外数量',
      mark: 'UN 包装标记',
      tank: '罐箱',
      packing: '包装导则',
      ibc: 'IBC 导则',
      stowage: '积载类别',
      ems: 'EmS',
      segregation: '隔离代码',
      passenger: '客机 PAX 每件',
      cargo: '全货机 CAO 每件',
      classes: '类别（副危险）',
      hazardId: '危险性识别号',
      transportCategory: '运输类别',
      tunnel: '隧道代码',
      flexitank: '液袋',
      rail: '铁路',
      road: '公路',
      lcl: '拼箱',
    },
    criteria: {
      '3': { I: '初沸点 ≤ 35 ℃', II: '闪点 ＜ 23 ℃，初沸点 ＞ 35 ℃', III: '闪点 23 至 60 ℃' },
      '6.1': { I: '经口 LD50 ≤ 5 mg/kg', II: '＞ 5 至 50 mg/kg', III: '＞ 50 至 300 mg/kg' },
    } as Readonly<Record<string, Readonly<Record<'I' | 'II' | 'III', string>>>>,
    bySheet: '以 SDS 为准',
    doubt: '待核实',
    variantsOf: (count: number) => `分 ${count} 种`,
    variants: {
      '65-70%': '65%–70%',
      '<65%': '低于 65%',
      molten: '熔融',
      solid: '固态',
      a: 'a 型',
      b: 'b 型',
    } as Readonly<Record<string, string>>,
    noCodes: '无',
    storeOf: (category: string) => `${category}类`,
    storeByFlash: (categories: readonly string[]) => {
      const limits: Readonly<Record<string, string>> = {
        甲: '闪点 ＜ 28 ℃ 甲类',
        乙: '28 至不足 60 ℃ 乙类',
        丙: '60 ℃ 起丙类',
      };
      return categories.map((category) => limits[category] ?? category).join('，');
    },
    technical: '须在正确运输名称后括注 1 至 2 种主要成分',
    tank: (code: string, provision: string | null) => (provision === null ? code : `${code}，${provision}`),
    flexitank: '不可装：液袋只装非危险液体（CTU 规则 5.2.1），危险液体请用罐箱',
    rail: '逐票审批，请询价',
    road: {
      CARRIED: '可运，按 JT/T 617 用危险货物车辆',
      ASK: '逐票确认车辆与线路，请询价',
      REFUSED: '不承运',
    },
    transport: (category: string, limit: string) =>
      limit === '0' ? `${category}，没有小量减免` : `${category}，每车 ${limit} kg 或 L 内可减免（ADR）`,
    taken: '可收',
    refused: (classes: string, basis = '') => `拒收 ${classes} 类${basis}`,
    stored: '可存',
    storeRefused: (classes: string) => `无 ${classes} 类资质`,
    storeTooHot: (category: string) => `不存${category}类`,
    storeToConfirm: '按闪点或类别确认',
    storeOpen: '由仓库确认',
    storeEither: (categories: string) => `${categories}类之一，由仓库确认`,
    lcl: { ACCEPTED: '可收', ASK: '逐票确认', REFUSED: '不收' },
    carrier: (name: string, code: string) => `${name} ${code}`,
    carriers: (count: number) => `${count} 家船公司`,
    stores: (count: number) => `${count} 座仓库`,
  },
  segregation: {
    title: '能和谁装一个箱',
    note: (classes: string) => `IMDG 7.2.4，${classes} 类从严`,
    own: (mainClass: string) => `IMDG 7.2.4 第 ${mainClass} 类一行`,
    fine: '可同箱',
    ask: '须批准',
    blocked: (value: string) => `不可 ${value}`,
    special: '专项',
    legend: '1.1 含 1.2、1.5，1.3 含 1.6。数字是隔离等级：1 须批准，2 至 4 不可同箱；限量与隔离组另算。',
  },
  emergency: {
    title: '出事先做什么',
    fire: '灭火',
    spill: '泄漏',
    firstAid: '急救',
    ems: '船上 EmS',
    phone: '电话',
    phones: '火警 119，急救 120，水上遇险 12395；单证上写订舱时填的 24 小时应急联系人与电话。',
    note: '只是各类的要点；以 SDS 第 4、5、6 项与船上 EmS 指南为准。',
  },
  controls: { title: '管制', none: '不在易制毒、易制爆、剧毒目录的常见条目内；以主管机关现行目录为准。' },
  next: {
    title: '单证与航线',
    services: '相关服务',
    links: {
      lcl: '拼箱',
      air: '空运',
      rail: '铁路询价',
      tank: '罐箱',
      warehouse: '仓储',
      stuffing: '内装',
      domestic: '内贸',
      road: '陆运询价',
      goods: '找货源',
      enquiry: '提交询价',
    },
  },
  worded: '特殊规定要您做什么',
  tools: '工具',
} as const;

/** Segregation, storage and questions on a data sheet. */
export const dangerousSheet = {
  neighbours: '能和谁同箱',
  forbidden: '不可同箱',
  approval: '须主管机关或船公司批准',
  otherwise: '其余类别无一般隔离规定；第 1 类逐票确认，隔离组另有要求的从严。',
  warehouses: '可存的仓库',
  warehouse: (name: string, district: string) => `${name}（${district}）`,
} as const;

/** Question to the service desk about goods missing in the register. */
export const manualQuery = {
  title: '人工查询',
  text: '要查的货',
  textHelp: '品名、成分与含量、用途，SDS 第 14 项写了什么；危险品服务台据此答复归类。',
  begin: (typed: string) => `名录里没有 ${typed}，请人工核对。`,
} as const;

export const page: PageCopy = {
  title: '危品服务台',
  description:
    '输入 UN 编号、CAS 号、中英文品名或类别，查看包装类别、限量、罐箱代码与空运限量，并做隔离配装、充装率、限量与仓库类别的判断；预审、SDS、鉴定、危包证、危申报、培训与应急电话在线下单。',
  heading: '危品服务台',
  lead: '先查清楚，再订舱。这里回答四个问题：它是几类、怎么包、能和谁同箱、谁肯收。',
  sections: [
    {
      heading: '怎么查',
      points: [
        '按 UN 编号、CAS 号、中英文品名或类别查，常见化工品有中英文正确运输名称、主副危险性、包装类别与标签。',
        '点编号看资料：一个包装类别一列，写明限量、罐箱、积载、空运每件限量、消防类别，以及每家船公司与每座仓库收不收。',
        '查不到的，提交人工查询，由危险品服务台答复。',
      ],
    },
    {
      heading: '代办服务怎么下单',
      text: '危险品预审、SDS 编制与翻译、货物运输条件鉴定书、危包证、海事危险货物申报、应急电话与从业人员培训，在网上下单：勾选服务看逐项价格与预计完成日期，填货物与联系人，提交即可。爆炸品、感染性与放射性物质须由专人受理，请拨打页脚的服务热线。',
    },
    {
      heading: '结果怎么用',
      text: '从资料页带着编号去查运价，订舱表单里品名、类别、包装类别与闪点自动填好。仅供参考，以船公司、海事与主管机关最终审核为准。',
    },
  ],
  links: [
    { label: '危品服务下单', to: '/dgdesk?desk=new' },
    { label: '看品名详情示例', to: '/dgdesk/dgdeskDetail?un=1230' },
    { label: '联系客服', to: '/helpCenter?id=3' },
  ],
};
