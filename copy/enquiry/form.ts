import type { EnquiryField, EnquirySection } from '#domain/enquiry/fields.ts';
import type { EnquiryReason, EnquiryService } from '#domain/enquiry/kinds.ts';
import type { ErrorCode } from '#domain/form/error-codes.ts';
import type { FieldKind } from '#domain/form/field.ts';
import { SPAN_DAYS_AT_MOST, UPLOADS_OF_A_FORM } from '#domain/limits.ts';
import { pleaseFill, tooLong } from '../kit.ts';

type Fields<Word> = Readonly<Partial<Record<EnquiryField, Word>>>;

/** The words of one service's form, besides those that every form has. */
export interface KindWords {
  title: string;
  fields?: Fields<string>;
  help?: Fields<string>;
  units?: Fields<string>;
  /** Labels of a field's choices. */
  choices?: Fields<Readonly<Record<string, string>>>;
}

const known: Partial<Record<EnquiryService, KindWords>> = {};

/** Registers the texts of a service when its module loads: a page loads only those of its own form. */
export function enquiryWords<Words extends KindWords>(service: EnquiryService, words: Words): Words {
  known[service] = words;
  return words;
}

export const wordsOf = (service: EnquiryService): Partial<KindWords> => known[service] ?? {};

export const enquiryForm = {
  required: '带 * 的必填',
  sections: {
    lane: '航线',
    route: '路线',
    stay: '存放',
    works: '服务',
    goods: '货物',
    boxes: '箱型箱量',
    tanks: '罐箱',
    expectations: '期望',
    files: '资料',
    contact: '联系方式',
  } satisfies Record<EnquirySection, string>,
  fields: {
    orgPortCode: '起运港',
    dstPortCode: '目的港',
    isDanger: '货物性质',
    unNo: 'UN 编号',
    dgClass: '危险类别',
    packingGroup: '包装类别',
    cargoName: '货物名称',
    boxes: '箱型与箱量',
    weight: '毛重合计',
    volume: '体积合计',
    expectEtdFrom: '期望开航',
    expectEtdTo: '期望开航至',
    fileIds: '附件',
    contact: '联系人',
    phone: '手机号',
    company: '公司',
    remark: '备注',
  },
  help: {
    unNo: '选中后带出类别、包装与品名；不知道编号时选危险类别',
    cargoName: '中文或英文品名',
    boxes: '可以多选，每种 1 至 100 个',
    fileIds: '危险品附 SDS，另有托书、鉴定报告、包装照片时一并上传，核价更快',
    phone: '报价和核对都打这个电话',
    remark: '特殊要求、温度、超尺寸、证件情况',
  } as Readonly<Record<string, string>>,
  units: { weight: 'kg', volume: 'm³' } as Readonly<Record<string, string>>,
  dangerous: { Y: '危险品', N: '普货' } as Readonly<Record<string, string>>,
  optional: '不选',
  quantityOf: (box: string) => `${box} 箱量`,
  className: (code: string, name: string) => `${code} 类 ${name}`,
  submit: '提交',
  again: '再询一单',
  summary: (count: number) => `有 ${count} 项需要修改`,
  summaryItem: (field: string, error: string) => `${field}：${error}`,
  /** Shown until the error texts are loaded. */
  signInHint: '提交时需要登录，填写的内容会留着。',
  portsFailed: '港口列表没有读到，重试之后才能选择港口。',
} as const;

export const lcl = enquiryWords('lcl', { title: '填写拼箱询价' });

export const truck = enquiryWords('truck', {
  title: '填写陆运询价',
  fields: {
    pickupPlace: '提货地',
    deliveryPlace: '送达地',
    loadingDay: '装货时间',
    ctnType: '箱型',
    isDanger: '危险品车辆',
  },
  help: {
    pickupPlace: '写到区县与道路，园区请写门岗',
    deliveryPlace: '工厂、仓库或码头',
    loadingDay: '装货的日期，时间段写在备注里',
  },
  choices: { isDanger: { Y: '需要', N: '不需要' } },
} as const);

/** The number of an enquiry, copied. */
export const enquiryCopied = { copied: '已复制', copyFailed: '没有复制成功，请手动选择单号' } as const;

const outOfRange = '数值超出可接受的范围';
const notANumber = '请填写数字';

/** How to mend a field of an enquiry or a lead; form and server use the same texts. */
export const enquiryErrors = {
  BOXES_OR_SIZE: '请选择箱型箱量；拼箱不选箱型，写明毛重与体积',
  DENSITY_BACKWARDS: '50 ℃ 的密度应小于 15 ℃ 的',
  SPAN_BACKWARDS: '结束日期不能早于开始日期',
  NO_PACKING_GROUP: '该危险类别没有包装类别，请改为不选',
  REQUIRED: pleaseFill('text'),
  NOT_A_DAY: '请选择日期',
  NOT_A_NUMBER: notANumber,
  SCIENTIFIC: notANumber,
  NOT_CHOSEN: '请从列表选择',
  NOT_A_CHOICE: '请从给出的选项里选择',
  NOT_UPLOADED: '还有文件没有传完，请等它传完，或重试、移除',
  NUMBER_OR_CLASS: '危险品请填写 UN 编号，或选择危险类别',
  TOO_SMALL: outOfRange,
  TOO_LARGE: outOfRange,
  NOT_WHOLE: outOfRange,
  DAY_PAST: '不能早于今天',
  MOBILE: '请输入正确的手机号码',
  SAME_AIRPORT: '起飞机场与目的机场不能相同',
  SAME_PORT: '起运港与目的港不能相同',
  SAME_STATION: '发站与到站不能相同',
  DAY_TOO_FAR: '最远选到一年以后',
  TOO_LONG: tooLong,
  TOO_SHORT: '至少两个字',
  SPAN_TOO_LONG: `日期最多跨 ${SPAN_DAYS_AT_MOST} 天`,
  TOO_MANY_FILES: `最多 ${UPLOADS_OF_A_FORM} 个文件`,
  TOO_MANY_DECIMALS: '小数位数过多',
  UN_NUMBER: '请填写四位 UN 编号',
} as const satisfies Partial<Record<ErrorCode, string>>;

/** These forms have no other error codes. */
export const enquiryErrorText = (code: ErrorCode, kind: FieldKind = 'text'): string =>
  code === 'REQUIRED' ? pleaseFill(kind) : enquiryErrors[code as keyof typeof enquiryErrors];

/** Heading of the user's enquiries, and its replacement for visitors. */
export const enquiriesHead = {
  title: '我的询价',
  signIn: '登录后查看询价与报价',
  signInHint: '询价单和报价只有本人看得到。',
  signInButton: '登录',
} as const;

/** Rarely needed texts: reasons to enquire, results of an attempt, and control notes. */
export const enquiryNotes = {
  reasonTitle: '为什么要询价',
  reasons: {
    RAIL_DANGER:
      '危险品走铁路须由发站、到站与口岸逐票审批，没有在线价格。写明 UN 编号与箱量，审批通过后报价，选中方案再转订单。',
    RAIL_SHARED: '铁路拼箱按班列余位逐票安排，不在网上直接下单。写明毛重与体积，客服报价后联系您安排。',
    COOLED: '须控制温度的货不在线报价。写明货物与数量，客服核实设备后报价，选中方案再转订单。',
    DESK_CLASS: '第 1、6.2、7 类货物须由专人逐票核实，不按价目下单。写明 UN 编号与要办的服务，报价后转订单。',
    PRICED_CLASSES:
      '所选的价格不接这批货的类别或次要危险性。写明 UN 编号与数量，客服另找可以承运的报价，选中方案再转订单。',
    CLASS_DOUBT: '这个编号的类别或次要危险性待核实。写明货物并附上安全技术说明书，客服核实后报价，选中方案再转订单。',
  } satisfies Record<EnquiryReason, string>,
  retry: '重试',
  welcomed: '已登录，填写的内容都在。核对后请再点一次提交。',
  failedTitle: '没有提交成功',
  failed: (message: string) => `${message} 内容都在，重试不会变成两单。`,
  controlsTitle: (controls: readonly string[]) => `管制化学品：${controls.join('、')}`,
  controls: '放行前须备齐购买备案或运输许可；询价与报价不受影响，没有也可以先问。',
  sameTitle: '相同的询价刚刚提交过',
  same: (enquiryNo: string) =>
    `十分钟内相同的询价只受理一次，编号 ${enquiryNo}，在下方“我的询价”里等报价即可；要询别的，改动内容后再提交。`,
  linkGoneTitle: '分享链接不存在或已失效',
  linkUnreadTitle: '分享链接没有读到',
  linkUnread: (message: string) => `${message} 可以重试，也可以先填：填过的不会被改掉。`,
  readingLink: '正在读取分享链接',
  linkGone: '链接到期或被撤回后不再打开。可以请对方重新分享，也可以直接在这里填写。',
} as const;

/** An enquiry that was placed. */
export const enquiryPlaced = {
  placed: '询价已提交',
  placedNo: '询价单号',
  copy: '复制单号',
  answerBy: '预计答复',
  before: '前',
  answerTime: '答复时间',
  seeInList: '在我的询价中查看',
} as const;

/** Text typed before signing in. */
export const unclaimedDraft = {
  title: '接着登录前填的这份吗',
  lead: '登录之前在这个浏览器里填过一份询价。是您填的，就带入账号；不是，选“另填一份”，那份随即删除。',
  route: '路线',
  goods: '货物',
  blank: '未填写',
  take: '带入我的账号',
  drop: '另填一份',
} as const;
