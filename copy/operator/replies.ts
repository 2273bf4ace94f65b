import type { RestrictedGoods } from '#domain/dangerous-goods/restrictions.ts';
import type { ImportService } from '#domain/imports/services.ts';
import type { CellErrorKind } from '#domain/rates/cell.ts';

export const operatorReplies = {
  wrongPassword: '姓名或密码不正确',
  wrongCode: '动态码不正确，请看身份验证器上最新的六位数字',
  usedCode: '这个动态码已经用过，请等下一个',
  startAgain: '登录步骤已过期，请重新输入姓名与密码',
  ownReset: '不能重置自己，请另一位管理员在“人员”页重置，或在服务器上运行 npm run desk -- staff reset',
  ownAdmin: '不能去掉自己的管理职责，请另一位管理员来做',
  ownAccess: '不能停用自己，请另一位管理员来做',
  lastAdmin: '至少要留一位可以登录的管理员，请先给另一位操作员管理职责',
  rolesChanged: '他的职责刚被别人改过，请看现在的再定',
  disabled: '您的登录已被停用，请找管理员恢复',
  roleMissing: '您没有这项职责，请找管理员',
  noteMissing: '请写明结果',
  leadChanged: '刚刚有人处理了这一条，下面是现在的情况',
  unknownOperator: (name: string) => `没有操作员“${name}”`,
  nameTaken: (name: string) => `已有操作员“${name}”`,
} as const;

export const contentReplies = {
  unknown: '没有这篇内容',
  changedBy: (name: string, time: string) => `${name} 在 ${time} 改过这一篇`,
  numberTaken: '这个编号已有文章，请换一个',
  numberFixed: '编号是文章的地址，存下后不能改',
  noParent: (number: string) => `上一级 ${number} 还没有发布，请先发布它`,
  hasChildren: '下面还有已发布或已排期的文章，请先撤下它们',
  linkedFromFooter: '页脚与帮助中心的首页链到这一篇，可以改，不能撤下',
  nothingToPublish: '没有要发布的改动',
  noChangeWaits: '没有排了期的改动，可能已经生效',
  notShown: '这一篇没有发布，不用撤下',
  fileUnknown: '没有这个文件，请重新上传',
  goodsTaken: (line: number, name: string) =>
    `第 ${line} 项 ${name} 已有人订货或报价：品名与单位不能改，不能删去，数量不能少于已订的`,
  unknownPort: (code: string) => `没有 ${code} 这个港口，请先在“代码”里添加`,
  unknownLanes: (ids: string) => `没有这些航线：${ids}`,
} as const;

export const recordReplies = {
  changed: '别人刚改过，请看现在的内容再存',
  logoType: '标志请用 PNG、WebP 或 JPG；SVG 请先另存为 PNG',
  logoUnknown: '没有这个标志，请重新上传',
  managerHalf: '客户经理的姓名与电话要么都填，要么都不填',
  unknown: '没有这个代码，请刷新',
  taken: '已经有这个代码',
  fixed: '加好之后不能改',
  oneBasis: '新增的费用只选一个计费单位',
} as const;

/** Conditions that narrow a refused class, as suffixes. */
const narrowings = ({ limitedQuantity, ...rule }: RestrictedGoods): string[] => [
  ...(rule.unNo === null ? [] : [`仅 UN ${rule.unNo}`]),
  ...(rule.subsidiaryClass === null ? [] : [`仅次要危险性含 ${rule.subsidiaryClass}`]),
  ...(rule.compatibilityGroup === null ? [] : [`仅配装组 ${rule.compatibilityGroup}`]),
  ...(rule.packingGroup === null ? [] : [`仅包装类别 ${rule.packingGroup}`]),
  ...(rule.specialProvision === null ? [] : [`仅适用特殊规定 ${rule.specialProvision} 的`]),
  ...(limitedQuantity === null ? [] : [limitedQuantity === 'ONLY' ? '仅限量包装' : '限量包装除外']),
  ...(rule.limitKg === null ? [] : [`仅每票每项毛重超过 ${rule.limitKg} kg`]),
];

export const restrictionReplies = {
  ofReference: '平台参考表',
  unknown: '没有这条限制，请刷新',
  changed: '这条限制已被别人改过，请看现在的内容再定',
  over: '这条限制已经结束，请新增一条',
  unknownParty: '没有这个代码，请核对',
  noGoods: '类别、UN 编号、次要危险性与特殊规定至少填一项',
  notOfExplosives: '只有 1 类分配装组，请先选 1 类',
  sameClass: '次要危险性不能与类别相同',
  unknownProvision: '名录里没有货物适用这条特殊规定',
  unknownNumber: '名录里没有这个 UN 编号',
  endsBeforeStart: '结束要晚于开始',
  vessel: (carrier: string, vessel: string) => `${carrier}的船舶 ${vessel}`,
  /** Appended to the refusal. */
  basis: (sources: readonly string[], rule: RestrictedGoods | null = null) =>
    `（${[...(rule === null ? [] : narrowings(rule)), `依据：${sources.join('、')}`].join('，')}）`,
  refused: (name: string, refused: string) => `${name}不接收第${refused}类危险品，请更换船司、目的港或提交询价`,
} as const;

export const invoiceReplies = {
  unknown: '没有这张发票',
  decided: '这张发票已经处理过',
  onlyPdf: '电子发票须是 PDF 或 OFD 文件',
  inFuture: '开票日期不能晚于今天',
  numberUsed: '这个发票号码已经交付过，请核对',
  noFile: '这张发票还没有交付',
  severalPayers: '所选订单的付款方不同，请分开申请',
  notInvoiceable: (orderNos: readonly string[]) =>
    `不能开票：${orderNos.join('、')}。订单还没有完成运输、没有费用，或者已经申请过发票`,
} as const;

/** One sentence for each wrong cell. */
export const cellReplies: Readonly<Record<CellErrorKind, (found: string) => string>> = {
  MISSING: () => '必填',
  BROKEN: () => '单元格是错误值，或公式没有保存计算结果',
  UNKNOWN: (found) => `不认识“${found}”，可填内容见模板的代码表`,
  AMBIGUOUS_CURRENCY: (found) => `“${found}”可能是几种货币，请写 CNY、USD 或 EUR`,
  AMBIGUOUS_DAY: (found) => `“${found}”分不清年月日，请写成 2026-01-31 或设为日期格式`,
  AMBIGUOUS_PRICE: (found) => `“${found}”不能确定是多少，单价只写数字，币种写在币种列`,
  NOT_A_PRICE: (found) => `“${found}”不是单价，请写数字，例如 850 或 850.50`,
  TOO_PRECISE: (found) => `“${found}”超过两位小数`,
  NOT_A_DAY: (found) => `“${found}”不是日期，请写成 2026-01-31`,
  DAY_WITH_TIME: () => '日期带有时刻，请只写日期',
  NOT_A_TAX: (found) => `“${found}”不是税率，请写 0、1、3、6、9 或 13`,
  NOT_WHOLE: (found) => `“${found}”不是大于零的整数`,
  TOO_LONG: () => '最多200个字',
  ENDS_BEFORE_START: () => '失效日期早于生效日期',
  SAME_LOCATION: () => '与这一行的另一个港相同',
  BASIS_OF_ANOTHER_FEE: () => '该费用不按这个单位计收',
  FEE_OF_ANOTHER_SERVICE: (found) => `“${found}”不是这项服务的费用，不写在这份表里`,
  SAME_LINE: (found) => `与“${found}”行是同一项价格，请留一行`,
  TAX_OF_CARRIAGE: () => '国内运输按 9% 含税报价，请写 9',
  OTHER_CURRENCY: () => '这项费用只按人民币出售，请写 CNY',
  OTHER_TERMS: (found) => `与“${found}”行是同一价格的另一部分，这一列却不同，请改成一致`,
  BREAK_MISSING: () => '只有最低收费，同一日期内缺少按公斤的重量段',
  NOT_TONS: (found) => `“${found}”不是吨数，请写大于零的数字，例如 1 或 1.5`,
  NOT_A_FLIGHT: (found) => `“${found}”不是航班号，请写成 CA1041`,
  NOT_WEEKDAYS: (found) => `“${found}”不是班期，请从周一起写 1 至 7，例如 1.3.5，每天写 1234567`,
  NOT_A_CLOCK: (found) => `“${found}”不是时刻，请写成 22:15`,
  NOT_A_RULE: () => '航班没有日期，截点请写成规则，例如 ETD-1天 18:00 或 ETD-12小时',
  UNWANTED: () => '这一行不适用，请按模板说明填写',
  OVERLAP: (found) => `与“${found}”行的日期重叠，不能确定以哪一行为准`,
  DAY_WITHOUT_TIME: (found) => `“${found}”没有写到时分，请写成 2026-01-31 08:00；xlsx 里零点也请写成文字`,
  NOT_A_TIME: (found) => `“${found}”不是时间，请写成 2026-01-31 08:00`,
  AMBIGUOUS_HOUR: (found) => `当地在“${found}”调整时钟，这个时刻没有或有两次，请写前后的时刻`,
  NOT_A_CUT_OFF: (found) => `“${found}”不是截点，请写成 2026-01-31 12:00，或规则 ETD-3天 12:00、ETD-48小时`,
  AMBIGUOUS_CUT_OFF: (found) => `“${found}”没有写明是天还是小时，请写成 ETD-3天 12:00 或 ETD-48小时`,
  NOT_A_VOYAGE: (found) => `“${found}”不是航次，请写2至10位字母或数字`,
  ARRIVES_BEFORE_DEPARTURE: (found) => `到港“${found}”不晚于离港，请看是否写反，两者各按当地时间`,
  AFTER_DEPARTURE: (found) => `截点“${found || '按通常规则'}”晚于离港，请改早`,
  OPENS_AFTER_CLOSING: (found) => `“${found || '按通常规则'}”使开港不早于截港，请改一处`,
  SAME_SAILING: (found) => `与“${found}”行是同一航次的同一段，请留一行`,
  OTHER_DEPARTURE: (found) => `与“${found}”行是同一航次在同一港，离港时间却不同，请改成一致`,
  NOT_A_NUMBER: (found) => `“${found}”不是 UN 编号，请写四位数字，例如 0004；xlsx 里请设为文本格式`,
  NOT_A_CLASS: (found) => `“${found}”不是危险类别，请写 3、6.1 或 1.4G；几个副危险之间空一格，没有写 -，来源不一写 ?`,
  NOT_LISTED_SO: (found) => `“${found}”不是这一列的写法，请照模板；几个代码之间空一格，没有写 -，来源不一写 ?`,
  GROUP_OF_NO_CLASS: () => '1、2、5.2、6.2、7 类没有包装类别，请写 -',
  SAME_ENTRY: (found) => `与“${found}”行的编号、包装类别、变体都相同，请留一行`,
  LOST_DIGITS: () => '数字太长，表格软件已丢掉末几位，请把这一格设为文本格式再填全',
  UNKNOWN_COLUMN: () => '模板没有这一列，请删去或改名',
  COLUMN_MISSING: () => '缺少这一列',
  COLUMN_TWICE: () => '这一列出现了两次',
};

const NAME_SHOWN = 40;

/** Cuts by character: half a surrogate pair would make the reply invalid. */
function cutName(name: string): string {
  const characters = [...name];
  return characters.length > NAME_SHOWN ? `${characters.slice(0, NAME_SHOWN).join('')}…` : name;
}

const rateReplies = {
  file: {
    WRONG_TYPE: '请上传 xlsx 或 csv 格式的运价表',
    DAMAGED: '文件已损坏或不完整，请重新保存后再上传',
    PROTECTED: '工作簿设有密码，请取消密码后再上传',
    OLD_FORMAT: '这是旧版 xls 格式，请另存为 xlsx 后再上传',
    MACRO: '工作簿带有宏，请另存为不带宏的 xlsx 后再上传',
    TOO_LARGE: '文件展开后过大，请拆分或清除多余内容后再上传',
    TOO_MANY_ROWS: '一份运价表最多20万行，请合并或精简后再上传',
    TOOK_TOO_LONG: '文件过于复杂，无法在规定时间内读完，请精简后再上传',
    UNKNOWN_ENCODING: 'csv 文件须为 UTF-8 或 GB18030 编码，请另存后再上传',
    NO_ROWS: '文件里没有运价行',
    NOT_ROUTES: '请上传 xlsx 或 csv 格式的运价表',
    NO_SAILINGS: '请上传 xlsx 或 csv 格式的运价表',
    ONE_PORT: '请上传 xlsx 或 csv 格式的运价表',
    BUSY: '正在读取其他运价表，请稍后再试',
  },
  cell: cellReplies,
  unknownVersion: '没有这个运价版本',
  alreadyPublished: '这份运价已经发布，或正在等待生效',
  otherInForce: '核对之后已有别的版本生效，没有发布；请用同一个文件重新核对，再发布',
  sameMoment: (fileName: string) =>
    `“${cutName(fileName)}”已定在这个时间生效，两份只能有一份，没有发布；请换一个时间，或先撤回它的定时`,
  notInForce: '这个版本不是现行版本，请刷新后再撤回',
  notWaiting: '这个版本已经生效，或已被撤回，没有撤回定时；请看刷新后的版本',
  nothingInForce: '还没有发布过运价，没有可导出的内容',
  exportName: '运价',
  templateName: '运价模板',
};

type Replies = typeof rateReplies;

/** A price list of one service, by the name of its files. */
const ratesOf = (name: string): Replies => ({ ...rateReplies, exportName: name, templateName: `${name}模板` });

/** The list of dangerous goods. */
const listReplies: Replies = {
  ...ratesOf('危险品目录'),
  file: {
    ...rateReplies.file,
    WRONG_TYPE: '请上传 tsv、csv 或 xlsx 格式的危险品目录',
    TOO_MANY_ROWS: '一份目录最多20万行，请检查后再上传',
    NO_ROWS: '文件里没有目录行',
    NOT_ROUTES: '请上传 tsv、csv 或 xlsx 格式的危险品目录',
    NO_SAILINGS: '请上传 tsv、csv 或 xlsx 格式的危险品目录',
    ONE_PORT: '请上传 tsv、csv 或 xlsx 格式的危险品目录',
    BUSY: '正在读取其他文件，请稍后再试',
  },
  unknownVersion: '没有这一版目录',
  alreadyPublished: '这一版目录已经发布，或正在等待生效',
};

/** A file that drops more than a tenth of the numbers is more likely truncated than intended. */
export const numbersLost = (lost: number, all: number) =>
  `这一版少了 ${lost} 个编号（现行 ${all} 个），超过十分之一，没有发布；确实要去掉，请确认后再发布`;

export const editionNameTaken = (name: string) =>
  `已有一版叫“${name}”（撤回过的也算，已下的订单写着它）；请把文件改名后再上传`;

/** Schedule files of one service. */
const timetableOf = (name: string, formats = 'xlsx 或 csv'): Replies => ({
  file: {
    ...rateReplies.file,
    WRONG_TYPE: `请上传 ${formats} 格式的${name}表`,
    DAMAGED: '文件已损坏或不完整，请重新保存或重新取得后再上传',
    TOO_MANY_ROWS: `一份${name}表最多20万行，请合并或精简后再上传`,
    NO_ROWS: `文件里没有${name}行`,
    NOT_ROUTES: 'json 须是 DCSA 商业船期的数组：point-to-point-routes、vessel-schedules 或 port-schedules 的回答',
    NO_SAILINGS:
      'json 里没有可以从一个已知港口到另一个的航次：港口须在“代码”里，船名、离港与到港时间须齐全，同一国家的两港之间不算',
    ONE_PORT:
      'json 只有一个港口的靠泊，没有到港的另一头，排不出船期；请用 vessel-schedules，或把几个港口的 port-schedules 合成一个数组',
    BUSY: '正在读取其他文件，请稍后再试',
  },
  cell: cellReplies,
  unknownVersion: `没有这个${name}版本`,
  alreadyPublished: `这份${name}已经发布，或正在等待生效`,
  otherInForce: rateReplies.otherInForce,
  sameMoment: rateReplies.sameMoment,
  notInForce: rateReplies.notInForce,
  notWaiting: rateReplies.notWaiting,
  nothingInForce: `还没有发布过${name}，没有可导出的内容`,
  exportName: name,
  templateName: `${name}模板`,
});

export const importReplies: Readonly<Record<ImportService, Replies>> = {
  fcl: rateReplies,
  lcl: ratesOf('拼箱运价'),
  air: ratesOf('空运运价'),
  rail: ratesOf('铁路运价'),
  tank: ratesOf('罐箱运价'),
  flexitank: ratesOf('液袋运价'),
  domestic: ratesOf('内贸运价'),
  cfs: ratesOf('内装价目'),
  warehouse: ratesOf('仓储价目'),
  truck: ratesOf('陆运价目'),
  dgdesk: ratesOf('危险品服务价目'),
  fclWorks: ratesOf('整箱附加服务价目'),
  tankWorks: ratesOf('罐箱作业价目'),
  flexitankWorks: ratesOf('液袋附加服务价目'),
  unList: listReplies,
  sailings: timetableOf('船期', 'xlsx、csv 或 json'),
  flights: timetableOf('航班'),
  trains: timetableOf('班列'),
  coasters: timetableOf('内贸船期'),
};

/** Quotes a time of a route that lacks an offset. */
export const routeReplies = { withoutOffset: (text: string) => `${text}（没有与 UTC 的时差）` };
