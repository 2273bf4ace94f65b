import type { CompanyField } from '#domain/company/facts.ts';
import { type CodeField, type CodeKind, carrierTrades, stationGroups } from '#domain/reference/code-kinds.ts';

/** The company's own records in the operator room: what all of them say. */
const records = {
  find: '搜索',
  renew: '刷新',
  more: '再显示',
  reading: '正在读取',
  edit: '修改',
  save: '保存',
  drop: '放弃',
  saved: '已保存',
  missing: '请填写',
  failures: { list: '没有读到', save: '没有保存' },
  editedBy: (name: string) => `${name} 改过`,
  taken: (name: string) => `${name} 刚改过`,
  takenLead: '您写的还在，没有保存。与现在不同的几项，下面写着现在的；再存一次就换成您写的。',
  theirs: (text: string) => `现在是：${text === '' ? '空' : text}`,
} as const;

const trades: Readonly<Record<(typeof carrierTrades)[number], string>> = {
  ocean: '国际海运',
  domestic: '内贸海运',
  air: '空运',
  rail: '铁路',
};

const choicesOf = (values: readonly string[]) => values.map((value) => ({ value, label: value }));

export const deskCodes = {
  ...records,
  title: '代码',
  lead: '运价表与船期表里写的代码都在这里；表里用到而这里没有的，先在这里加上。航线不用加，发布了运价就有。',
  search: '代码、名称',
  kind: '种类',
  kinds: {
    CARRIER: '承运人',
    PORT: '港口',
    AIRPORT: '机场',
    STATION: '铁路车站与口岸',
    CITY: '城市',
    FEE: '费用',
  } satisfies Record<CodeKind, string>,
  add: (kind: string) => `新增${kind}`,
  none: '没有符合的代码',
  count: (shown: number, total: number) => `${total} 个，已显示 ${shown} 个`,
  columns: { code: '代码', name: '名称', more: '其他', edited: '来源', acts: '操作' },
  reference: '随软件附带',
  adding: (kind: string) => `新增${kind}`,
  editing: (name: string) => `修改 ${name}`,
  fixed: '加好之后不能改',
  fields: {
    code: '代码',
    trade: '做哪一种运输',
    nameCn: '中文名',
    nameEn: '英文名',
    secondCode: '另一个代码',
    dgCollect: '危险品可以到付',
    country: '国家',
    timezone: '时区',
    pinyin: '拼音',
    initials: '拼音首字母',
    aliases: '别名',
    group: '分组',
    feeGroup: '归在哪一组',
    basis: '计费单位',
    currency: '通常的币种',
    atCost: '实报实销',
  } satisfies Record<CodeField, string>,
  codeHelp: {
    CARRIER: '船公司四位 SCAC，如 COSU；航空公司两位，如 CA',
    PORT: '五位 UN/LOCODE，如 CNSHA',
    AIRPORT: '三位，如 PVG',
    STATION: '五位 UN/LOCODE，没有的用自己的，如 RS-001',
    CITY: '六位行政区划代码，如 310000',
    FEE: '二到六个大写字母，如 DOC',
  } satisfies Record<CodeKind, string>,
  help: {
    secondCode: '船公司的 SMDG 代码，航空公司的运单前缀；没有就空着',
    country: '两位，如 CN',
    timezone: '如 Asia/Shanghai',
    pinyin: '小写字母，不留空，如 taicang',
    initials: '小写字母，如 tc',
    aliases: '用逗号分开；搜索时也认',
    nameEn: '单证上用',
  } as Readonly<Partial<Record<CodeField, string>>>,
  cityGroup: '所在的省',
  trades,
  choices: {
    trade: carrierTrades.map((value) => ({ value, label: trades[value] })),
    yesNo: [
      { value: 'Y', label: '是' },
      { value: 'N', label: '否' },
    ],
    stations: choicesOf(stationGroups),
  },
} as const;

export const deskCompany = {
  ...records,
  title: '公司',
  lead: '页脚、协议、隐私政策与搜索引擎看到的都用它，保存后马上生效；空着的不显示。',
  reading: '正在读取',
  editing: '修改公司资料',
  fallback: '启动配置',
  empty: '没有填',
  emptyHelp: (text: string) => `空着就用启动配置里的：${text}`,
  notHere: '标志与颜色不在这里，由安装软件的人设。',
  fields: {
    company: '公司名称',
    serviceHotline: '客服热线',
    emergencyHotline: '应急热线',
    serviceMail: '客服邮箱',
    icpFiling: 'ICP 备案号',
    policeFiling: '公安备案号',
    chemicalsLicence: '危险化学品经营许可证号',
    nvoccFiling: '无船承运业务备案号',
    roadTransportLicence: '道路危险货物运输许可证号',
    managerName: '客户经理姓名',
    managerPhone: '客户经理电话',
    answerTime: '询价多久答复',
  } satisfies Record<CompanyField, string>,
} as const;
