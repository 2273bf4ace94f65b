import type { ImportService } from '#domain/imports/services.ts';

const PRICES =
  'xlsx 或 csv，一个文件，不超过 20 MB。金额、币种、单位、日期有一处说不准就不收；公式只取它的值，宏与加密文件不收。';
const MOMENTS =
  '一个文件，不超过 20 MB。时间按当地；截点写时间，或写规则如 ETD-3天 12:00，空着按通常规则。日期有一处说不准就不收。';

/** Names of a service's departures. */
const departures = (what: string) => ({
  unknown: (count: number) => `${count} 条航线没有${what}`,
  help: `这些行可以发布，有了${what}才会卖。`,
});

const timetable = (what: string) => ({
  unknown: (count: number) => `${count} 条航线没有由文件发布的现行运价`,
  help: `这些行可以发布，发布之后不会卖，直到有了运价。发布会替下现有的全部${what}。`,
});

interface ServiceWords {
  name: string;
  rules: string;
  accept: string;
  /** Lanes that are sold only once both halves are imported. */
  lanes: { unknown: (count: number) => string; help: string };
}

const prices = (name: string, what: string): ServiceWords => ({
  ...{ name, rules: PRICES, accept: '.xlsx,.csv', lanes: departures(what) },
});

/** Services at a location, without lanes. */
const works = (name: string): ServiceWords => ({
  ...{ name, rules: PRICES, accept: '.xlsx,.csv', lanes: { unknown: String, help: '' } },
});

const departing = (name: string, rules: string, accept = '.xlsx,.csv'): ServiceWords => ({
  ...{ name, rules, accept, lanes: timetable(name) },
});

/** Texts of each imported service. */
export const importWords: Readonly<Record<ImportService, ServiceWords>> = {
  fcl: prices('整箱', '船期'),
  lcl: prices('拼箱', '船期'),
  air: prices('空运', '航班'),
  rail: prices('铁路', '班列'),
  tank: prices('罐箱', '船期'),
  flexitank: prices('液袋', '船期'),
  domestic: prices('内贸海运', '内贸船期'),
  cfs: works('内装'),
  warehouse: works('仓储'),
  truck: works('陆运'),
  dgdesk: works('危险品服务'),
  fclWorks: works('整箱附加'),
  tankWorks: works('罐箱作业'),
  flexitankWorks: works('液袋附加'),
  unList: {
    ...works('危险品目录'),
    rules:
      'tsv、csv 或 xlsx，一个文件，不超过 20 MB，列与模板相同。文件名就是版本名，如 IMDG 44-28.tsv，写在之后下的订单上；有一个格子不对，整份不收。',
    accept: '.tsv,.csv,.xlsx',
  },
  sailings: departing('海运船期', `xlsx、csv，或船公司 DCSA 商业船期的 json，${MOMENTS}`, '.xlsx,.csv,.json'),
  flights: departing(
    '航班',
    'xlsx 或 csv，一个文件，不超过 20 MB。航班按班期写，截点写规则如 ETD-1天 18:00 或 ETD-12小时，空着按通常规则。',
  ),
  trains: departing('班列', `xlsx 或 csv，${MOMENTS}`),
  coasters: departing('内贸船期', `xlsx 或 csv，${MOMENTS}`),
};

/** The rates and timetables of the operator room: importing a file, comparing it, its versions. */
export const ratesImport = {
  title: '运价与班期',
  rates: '运价',
  works: '作业与附加',
  schedules: '班期',
  lists: '目录',
  reading: '正在读取版本',
  template: (format: string) => `下载模板（${format}）`,
  export: (format: string) => `导出现行版本（${format}）`,
  saved: '文件已下载',
  import: '导入',
  stages: {
    choosing: '选文件',
    uploading: '上传并核对',
    withErrors: '有格子要改',
    outdated: '须重新核对',
    previewed: '核对并发布',
  },
  steps: { name: '导入步骤', service: '选服务', upload: '上传', compare: '核对', publish: '发布' },
  file: '要导入的表',
  oneFile: '一次只读一个文件，请只放一个',
  fileErrors: {
    EMPTY: '文件是空的，请重新保存后再选',
    TOO_LARGE: '文件超过 20 MB，请拆分后再选',
    WRONG_TYPE: '请选 xlsx 或 csv 格式的表，旧版 xls 请另存为 xlsx；海运船期也收 json，目录也收 tsv',
  },
  failures: {
    list: '版本没有读到',
    file: '文件没有收下',
    publish: '没有发布',
    rollback: '没有撤回',
    withdrawal: '没有撤回定时',
    sheet: '没有下载',
  },
  sending: (percent: number) => `已上传 ${percent}%`,
  comparing: '已上传，正在读入并与现行版本比较',
  cancel: '取消上传',
  drop: '放弃这份',
  again: '重新核对',
  outdated: '核对之后现行版本变了，或这份核对已过期。请用同一个文件重新核对，再发布。',
  counts: { new: '新增', changed: '改动', lapsing: '不再有', errors: '有错' },
  numbers: (counts: { new: number; changed: number; lapsing: number }) =>
    `按编号：新增 ${counts.new} 个，改动 ${counts.changed} 个，不再有 ${counts.lapsing} 个`,
  rows: (count: number) => `${count} 行`,
  against: (version: string) => `与现行版本 ${version} 比较`,
  againstNone: '还没有由文件发布的版本，所有行都算新增',
  unread: {
    title: '有些靠泊没有读成船期',
    ports: (codes: string) => `“代码”里没有这些港口：${codes}。要卖的先在“代码”里新增，再上传同一个文件。`,
    calls: (count: number) => `${count} 次靠泊还没有定船名，船公司定了再上传。`,
  },
  againstProduct: '与软件自带的目录比较',
  changes: '会变的行',
  kinds: { NEW: '新增', CHANGED: '改动', LAPSING: '不再有' },
  allKinds: '全部',
  noChanges: '没有这类变化',
  moreChanges: (shown: number, all: number) => `只列出前 ${shown} 行，共 ${all} 行会变`,
  columns: {
    number: '编号、包装类别',
    name: '名称',
    kind: '变化',
    lane: '航线',
    carrier: '承运人',
    fee: '费用',
    cargo: '货类',
    basis: '计费单位',
    warehouse: '仓库',
    days: '日期',
    price: '旧值到新值',
    voyage: '船名航次或车次',
    flight: '航班与班期',
    times: '离开与到达（各按当地）',
    cutOffs: '截点（离开地当地）',
  },
  lane: (origin: string, destination: string) => `${origin} 至 ${destination}`,
  days: (from: string, to: string) => `${from} 至 ${to}`,
  jump: (percent: number) => `${percent > 0 ? '涨' : '跌'} ${Math.abs(percent)}%，请再看`,
  old: '旧值',
  new: '新值',
  empty: '空',
  cutOff: (at: string, isUsual: boolean) => (isUsual ? `${at}（通常规则）` : at),
  flightCutOff: (rule: string, at: string, isUsual: boolean) =>
    `${rule}${isUsual ? '（通常规则）' : ''}${at === '' ? '' : `，首班 ${at}`}`,
  cutOffsOf: (count: number) => `${count} 个截点`,
  errors: (total: number) => `${total} 个格子要改`,
  near: (sheet: string) => `表“${sheet}”里有错的行与前后`,
  leftOut: (rows: number) => `略过 ${rows} 行`,
  errorsHelp: '有一处错，整个文件都不发布；现行的不变。改好后再选一次文件。',
  moreErrors: (left: number) => `还有 ${left} 处没有列出，改好已列出的再上传会看到`,
  showMore: '再显示',
  errorColumns: { sheet: '表', row: '行', column: '列', found: '所填', message: '怎样改' },
  publish: '发布',
  when: '何时生效',
  whens: { now: '立即', later: '到时' },
  time: '生效时间（上海时间）',
  timeErrors: {
    MISSING: '请填日期与时间',
    PAST: '这个时间已过；要现在生效，请选“立即”',
    TAKEN: '已有另一份定在这个时间；请换一个时间，或先撤回它的定时',
  },
  loss: (count: number) => `少了 ${count} 个编号，超过十分之一；确实要去掉`,
  submitNow: '立即发布',
  submitLater: '定时发布',
  waiting: (count: number) => `另有 ${count} 个版本定了时`,
  /** Effect on scheduled versions of the one about to be published. */
  meets: {
    followsThis: (time: string, file: string, rows: number) =>
      `上海时间 ${time} 起，“${file}”（${rows} 行）整份接替这一份；其中没有的价到时不再卖`,
    precedesThis: (time: string, file: string, rows: number) =>
      `“${file}”（${rows} 行）上海时间 ${time} 先生效，到这一份生效时整份换下`,
    sameTime: (time: string, file: string) =>
      `“${file}”也定在上海时间 ${time}；两份只能有一份，请换一个时间，或在版本里先撤回它的定时`,
    unsaid: (time: string, file: string, rows: number) => `“${file}”（${rows} 行）定在上海时间 ${time} 生效`,
  },
  whole: '要么全部生效，要么全不生效；已下的订单保留下单时的价格与班期。',
  published: '已发布，现在生效',
  publishedLate: '送到时所选时间已过，已立即生效',
  scheduled: (time: string) => `已定时，上海时间 ${time} 生效`,
  rolledBack: '已撤回',
  withdrawn: '已撤回定时，到时不会生效',
  versions: '版本',
  noVersions: '还没有导入过',
  noneInForce: '还没有由文件发布的版本',
  renew: '刷新',
  inForce: '现行',
  statuses: { PREVIEW: '核对中', SCHEDULED: '等待生效', PUBLISHED: '已被替下', WITHDRAWN: '已撤回' },
  from: '生效',
  made: '上传',
  rollback: '撤回现行版本',
  rollbackTitle: (fileName: string) => `撤回 ${fileName}`,
  backTo: (fileName: string, rows: number) => `撤回后回到 ${fileName}（${rows} 行），逐格恢复；已下的订单不变。`,
  backToNone: '撤回后回到没有文件时的样子；已下的订单不变。',
  backToProduct: '撤回后回到软件自带的目录（IMDG 42-24、GB 12268-2025、ADR 2025）；已下的订单不变。',
  confirm: '确定撤回',
  keep: '不撤回',
  withdraw: '撤回定时',
  withdrawTitle: (fileName: string) => `撤回 ${fileName} 的定时`,
  withdrawHelp: (time: string) => `上海时间 ${time} 不再生效，现行版本不变；要再用这份文件，须重新上传。`,
  withdrawConfirm: '确定撤回定时',
  waitsFor: '到时生效',
  neverInForce: '到时之前撤回，没有生效过',
} as const;
