import type { CompanyField } from '#domain/company/facts.ts';
import type { OpeningStep } from '#domain/company/opening.ts';
import { type CodeField, type CodeKind, carrierTrades, stationGroups } from '#domain/reference/code-kinds.ts';
import { type VehicleField, type VehicleStatus, vehicleStatuses } from '#domain/road/whole-vehicles.ts';

interface StepWords {
  title: string;
  lead: string;
  /** Link to where the step is done. */
  link: string;
  /** Replaces the link for operators without permission. */
  byOthers: string;
}

/** Opening checklist of a company, in the operator console. */
export const operatorOpening = {
  title: '开张',
  name: '开张清单',
  lead: '这里还是空的。照下面办，就能接第一票。',
  done: '都办好了，下次登录不再显示这一页。',
  list: '开张要办的事',
  count: (done: number, all: number) => `办好 ${done} 件，共 ${all} 件`,
  command: 'npm run desk -- staff add 姓名 职责',
  isDone: '已办好',
  isNext: '下一件',
  missing: (fields: readonly string[]) => `还缺：${fields.join('、')}`,
  visible: '访客现在看到',
  prices: { yes: '列表里有价格，可以下单', no: '没有运价与船期，只能询价' },
  news: { yes: '动态里有内容', no: '动态是空的' },
  people: '操作员',
  morePeople: '订单、运价与内容各有一位更稳，在服务器上再建。',
  home: '看首页',
  steps: {
    operator: {
      title: '建第一位操作员',
      lead: '在服务器上一条命令，登记密码与动态码',
      link: '',
      byOthers: '',
    },
    company: {
      title: '公司与品牌',
      lead: '公司名称、品牌名、客服热线与 ICP 备案号，页眉、页脚与协议都用它。标志可以以后再传。',
      link: '填公司资料',
      byOthers: '由职责“管理”的同事办',
    },
    codes: {
      title: '承运人与港口',
      lead: '',
      link: '看代码，缺的加上',
      byOthers: '由职责“运价”的同事办',
    },
    rates: {
      title: '第一份运价',
      lead: '下载模板填好传上来，只填一条航线也行。没有运价，访客只能询价，不能下单。',
      link: '导入运价',
      byOthers: '由职责“运价”的同事办',
    },
    schedules: {
      title: '第一份船期与截点',
      lead: '截点可以写成规则，发布前看得到算出来的时间；海运船期也收 DCSA 的 json。',
      link: '导入船期',
      byOthers: '由职责“运价”的同事办',
    },
    news: {
      title: '第一条动态',
      lead: '开业公告就好，首页不再是空的。',
      link: '写一条',
      byOthers: '由职责“内容”的同事办',
    },
  } satisfies Record<OpeningStep, StepWords>,
  codesLead: (ports: number, carriers: number) =>
    `软件带来 ${ports} 个港口、${carriers} 家船公司。缺的加上；运价已经发布，就说明不缺。`,
} as const;

/** The company's own records in the operator room: what all of them say. */
export const records = {
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

export const operatorCodes = {
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

export const operatorCompany = {
  ...records,
  title: '公司',
  lead: '页眉、页脚、协议、单证与搜索引擎看到的都用它，保存后马上生效；空着的用安装时的，也没有就不显示。',
  reading: '正在读取',
  editing: '修改公司资料',
  fallback: '安装时的',
  empty: '没有填',
  emptyHelp: (text: string) => `空着就用安装时的：${text}`,
  notHere: '颜色不在这里，由安装软件的人设。',
  built: '随软件的标志',
  chosen: (name: string) => `选了 ${name}，保存时上传`,
  dropLogo: '不用自己的标志',
  logoRules: 'PNG、WebP 或 JPG，2 MB 以内，方形最好；SVG 请先另存为 PNG',
  logoAccept: '.png,.webp,.jpg,.jpeg',
  oneFile: '一次只选一个文件',
  preview: '访客将看到的',
  previewTitle: '页面标题',
  restore: '换回上一版',
  restoring: '换回上一版：看过再保存',
  fields: {
    company: '公司名称',
    brandName: '品牌名（短）',
    latinName: '品牌的英文名',
    logo: '标志',
    serviceHotline: '客服热线',
    emergencyHotline: '应急热线',
    serviceMail: '客服邮箱',
    address: '地址',
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

const statuses: Readonly<Record<VehicleStatus, string>> = {
  waiting: '待装货',
  moving: '运输中',
  signed: '已签收',
  cancelled: '已取消',
};

/** Whole-vehicle orders that were agreed by telephone, in the operator room. */
export const operatorVehicles = {
  ...records,
  title: '整车',
  lead: '电话或合同里谈定的整车在这里登记，客户的整车订单里马上看到。客户自己在网上下的陆运订单不用登记。',
  search: '订单号、城市、货物',
  add: '登记整车',
  adding: '登记整车',
  editing: (orderNo: string) => `修改 ${orderNo}`,
  none: '还没有登记的整车',
  count: (shown: number, total: number) => `${total} 单，已显示 ${shown} 单`,
  columns: {
    orderNo: '订单号',
    customer: '客户',
    lane: '线路',
    cargo: '货物与车型',
    loading: '装货日',
    status: '状态',
    acts: '操作',
  },
  lane: (from: string, to: string) => `${from} 至 ${to}`,
  fields: {
    customer: '客户',
    originCity: '起运城市',
    destinationCity: '目的城市',
    cargoName: '货物',
    unNo: 'UN 编号',
    vehicle: '车型与车数',
    weightKg: '重量（kg）',
    amount: '运费（元）',
    loadingDay: '装货日',
    status: '状态',
  } satisfies Record<VehicleField, string>,
  help: {
    customer: '客户的手机号码或统一社会信用代码，须已注册',
    unNo: '四位数字，普货空着',
    vehicle: '如 13 米半挂厢车 × 1 辆',
    loadingDay: '如 2026-12-01',
  } as Readonly<Partial<Record<VehicleField, string>>>,
  fixed: '登记好之后不能改；登记错客户的，状态改为已取消，再登记一单',
  statuses,
  choices: vehicleStatuses.map((value) => ({ value, label: statuses[value] })),
} as const;

export const vehicleReplies = {
  customerUnknown: '没有这个客户，请核对手机号码或统一社会信用代码；没有注册的请客户先注册',
  unknown: '没有这个整车订单，请刷新',
  changed: '别人刚改过，请看现在的内容再存',
} as const;
