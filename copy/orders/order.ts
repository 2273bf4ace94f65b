import { type CalendarMoment, DAY_BEFORE_MINUTES } from '#domain/calendar/ics.ts';
import type { DocumentKind } from '#domain/documents/kinds.ts';
import type { NoticeKind, UserKind } from '#domain/notices/kinds.ts';
import type { HandInError } from '#domain/orders/hand-in.ts';
import type { UpcomingItem } from '#domain/orders/upcoming-items.ts';
import type { FilledPaper } from '#domain/paper-forms/filled.ts';
import { CHINA, localTime } from '#domain/schedule/zone.ts';
import type { ExplainedTerm } from '../terms.ts';

/** The words of handing in the papers of an order. */
export const orderPapers = {
  upload: '上传',
  replace: '更换',
  again: '重新上传',
  title: (name: string) => `提交${name}`,
  files: '文件',
  fileRules: (kinds: readonly string[], most: number) => `${kinds.join('、')}，每个不超过 20 MB，最多 ${most} 个`,
  setHelp: '合同、发票、装箱单与报关委托书可以分开上传，也可以打包成 zip',
  days: {
    SAILING: '有效期至',
    PACKING: '有效期至',
    REVISION: '编制或修订日期',
  },
  /** Help texts before and after the day. */
  dayHelp: {
    SAILING: ['须在开航日 ', ' 仍有效'],
    PACKING: ['须在装箱日 ', ' 仍有效'],
    REVISION: ['超过3年会提醒更新，超过5年不能提交', ''],
  },
  late: '已过截止时间，仍可提交；是否还来得及由船公司决定，请同时联系客户经理。',
  submit: '提交审核',
  cancel: '取消',
  reload: '看最新状态',
  taken: (name: string) => `${name}已提交，审核结果会显示在这里`,
  handedAt: '提交于',
  withBooking: '下单时提交',
  wasLate: '逾期提交',
  reason: '退回原因',
  validTo: (day: string) => `有效期至 ${day}`,
  revised: (day: string) => `编制日期 ${day}`,
  open: (name: string) => `打开 ${name}（新标签页）`,
  sectionsMissing: (sections: readonly number[]) =>
    `没有读到 SDS 的第 ${sections.join('、')} 部分，请核对是否齐全（共 16 部分）`,
  meter: (ready: number, all: number) => `您的单证已交 ${ready}/${all}`,
  allIn: '您的单证都已交齐',
  nextDue: '最近截止',
  errors: {
    DAY_MISSING: '请填写单证上的日期',
    EXPIRES_TOO_EARLY: '有效期早于开航日，请换一份开航后仍有效的单证',
    FILES_COMING: '文件还在上传，或有没传成的，请等它传好或移除',
    FILES_MISSING: '请先选择文件',
    FILE_KIND: '这份单证不收这种格式，请换一种',
    REVISED_LATER: '日期不能晚于今天',
    REVISION_BLOCKED: 'SDS 编制超过5年，请提交新版',
    TOO_MANY_FILES: '最多 6 个文件，请合并或打包',
  } satisfies Record<HandInError | 'FILES_COMING', string>,
} as const;

/** The words of the papers that are filled in after the order. */
export const paperForm = {
  open: '填写',
  change: '修改',
  check: '核对',
  openFor: (label: string, name: string) => `${label} ${name}`,
  title: (name: string) => `填写${name}`,
  leads: {
    VERIFIED_MASS:
      '每个箱填一种方法：整箱过磅，或货物、衬垫与箱皮重相加。装箱后重量有变，相差超过 5% 或 1 吨（取小的）须重报。',
    SHIPPING_INSTRUCTION: '提单照此打印，一律英文。带出的内容来自订单；件数、毛重与体积须与订单一致，要改请走改单。',
    DRAFT_BILL:
      '这是按已收下的补料出的草稿，提单照此签发。逐项核对：无误就确认；有要改的，在那一项下面写明应为什么，操作员改好后再请您核对。',
    VEHICLES: '仓库与装货地凭车牌和证件放行。填好后在审核前都可以改；换车或换司机请及时更新。',
  } satisfies Record<FilledPaper, string>,
  late: '已过截止时间，船公司不保证上船。仍可提交，会标为逾期，请同时联系客户经理。',
  overdueVehicles: '已过截止时间，不保证放行。仍可提交，会标为逾期，请同时联系客户经理。',
  submit: '提交审核',
  submitLate: '仍要提交（逾期）',
  required: '带 * 的都要填',
  errors: (count: number) => `还有 ${count} 处要改，已在各项下面指出`,
  wrongIn: (title: string, count: number) => `${title}：${count} 处`,
  taken: (name: string) => `${name}已提交，审核结果会显示在这里`,
  box: (index: number, ctnType: string) => `第 ${index} 箱 ${ctnType}`,
  mass: 'VGM',
  signed: '责任人与称重',
  vehicle: (index: number) => `第 ${index} 辆车`,
  driven: (plate: string, driver: string, phone: string) => [plate, driver, phone].join('，'),
  massUnknown: '填完即算出',
  massMissing: '没有填全',
  parties: { shipper: '发货人', consignee: '收货人', notify: '通知人' },
  terms: '提单',
  bill: { blNo: '提单号', vessel: '船名', voyage: '航次', pol: '装货港', pod: '卸货港' } as Readonly<
    Record<string, string>
  >,
  draft: '草稿内容',
  should: (name: string) => `${name} 应为`,
  shouldBe: '应为',
  confirmed: '已确认无误',
  corrections: (count: number) => `有 ${count} 处要改，待重出`,
  unanswered: '待核对',
  goods: (index: number) => `货物 ${index}`,
  totals: '与订单核对',
  total: (label: string, given: string, booked: string, isSame: boolean) =>
    isSame ? `${label} ${given}，与订单一致` : `${label} ${given}，订单 ${booked}，不一致`,
  billFor: (shipper: string, consignee: string) => `${shipper} → ${consignee}`,
  toOrder: 'TO ORDER',
  kilograms: (kg: string) => `${kg} kg`,
  fill: (percent: number) => `占最大总重 ${percent}%`,
  signedBy: (signature: string) => `责任人 ${signature}`,
  boxMass: (containerNo: string, kg: string) => `${containerNo} ${kg} kg`,
} as const;

/** Papers whose names are words of the trade, by their code. */
export const paperTerms: Readonly<Record<string, ExplainedTerm>> = {
  PACKAGING_TEST: { name: 'packageTest', word: '性能单' },
  PACKING_USE_CERTIFICATE: { name: 'packageCertificate', word: '危包证' },
  SDS_CN: { name: 'sds', word: 'SDS' },
  SHIPPING_INSTRUCTION: { name: 'si', word: 'SI' },
  VERIFIED_MASS: { name: 'vgm', word: 'VGM' },
};

/** Documents whose names are words of the trade. */
export const documentTerms: Readonly<Partial<Record<DocumentKind, ExplainedTerm>>> = {
  'booking-note': { name: 'bookingNote', word: '托书' },
  'dg-declaration': { name: 'declaration', word: '危险货物申报' },
};

/** Kinds of notices, worded for their recipient. */
export const noticeKindText: Record<NoticeKind, string> = {
  orderReceived: '订单已收到',
  orderAction: '订单有进展或等我处理，包括单证被退回与更正',
  amendmentDecided: '变更申请有结果',
  cancellationAnswered: '取消申请有答复，或操作员提议取消',
  orderCancelled: '操作员按申请取消了订单',
  orderMessage: '操作员留言',
  orderDeadline: '24 小时内截止',
  cancelSoon: '12 小时后自动取消',
  enquiryAnswered: '询价有答复',
  verificationDecided: '企业认证有结果',
  invoiceDecided: '发票已开出或被退回',
  passwordAttempts: '有人在别处试我的密码',
  newDevice: '新设备用密码登录',
  newOrder: '新订单',
  newMessage: '客户留言',
  draftCorrected: '提单草稿要改',
  cancellationRequested: '客户申请取消',
  newEnquiry: '新询价',
  newVerification: '新企业认证',
  newInvoice: '新发票申请',
  newLead: '新线索',
  operatorAttempts: '运营账号被试密码',
};

/** Dialog for choosing notice channels. */
export const noticeChoicesCopy = {
  title: '通知设置',
  hint: '每种通知可以用短信、邮件告知，也可以都不要：进度始终在会员中心里看得到。验证码短信不受影响。',
  sms: '短信',
  mail: '邮件',
  /** Accessible name of a checkbox, outside its table. */
  by: (kind: UserKind, way: 'mail' | 'sms') => `${noticeKindText[kind]} ${way === 'sms' ? '短信' : '邮件'}`,
  mailTo: (email: string) => `邮件发到 ${email}，可在“完善资料”里修改。`,
  mailMissing: '还没有填邮箱，先在“完善资料”里填写，才能选邮件。',
  save: '保存',
  close: '关闭',
  saved: '通知设置已保存',
} as const;

/** Cancellation of an order for a fee, as the customer sees it. */
export const cancellation = {
  title: '取消',
  name: (no: number) => `第${no}次取消申请`,
  offered: (no: number) => `第${no}次：操作员提议取消`,
  states: {
    requested: '等待操作员答复',
    answered: '等待客户确认',
    accepted: '已取消订单',
    withdrawn: '已撤回',
    refused: '未同意',
    ended: '订单已继续或已结束',
  },
  waitsForYou: '等您确认',
  /** Beside the status of an order in a list. */
  badges: { requested: '申请取消中', answered: '取消费用待确认' },
  requestedAt: '申请时间',
  offeredAt: '提议时间',
  answeredAt: '答复时间',
  decidedAt: '结果时间',
  reason: '原因',
  answerReason: '答复',
  clause: '依据',
  fees: { title: '取消费用', name: '费用', amount: '金额', total: '合计', none: '不收取费用' },
  waitingText: '操作员答复之前，订单照常办理，费用不变；答复后由您决定是否取消。',
  ask: '申请取消',
  askTitle: '申请取消订单',
  askText: '现在取消可能产生费用。操作员按收费协议答复费用，您看过并同意之后订单才取消。',
  terms: (clause: string, terms: string) => `${clause}：${terms}`,
  why: '取消原因',
  whyHelp: '必填，操作员会看到。',
  keepOrder: '不取消了',
  send: '提交申请',
  accept: '同意并取消订单',
  acceptQuestion: (orderNo: string, fee: string) =>
    fee === ''
      ? `取消 ${orderNo}，不收取费用。取消后不能恢复，确定取消吗？`
      : `取消 ${orderNo}，取消费用 ${fee} 由您承担。取消后不能恢复，确定取消吗？`,
  withdrawQuestion: '不取消了，订单照常办理；需要时可以再次申请。确定吗？',
  back: '再看看',
  confirmAccept: '确定取消订单',
  confirmWithdraw: '确定不取消',
  understood: '知道了',
} as const;

/** The dialog in which a person lets their calendar program follow their orders. */
export const calendarFeedCopy = {
  title: '订阅日历',
  hint: '把订阅地址放进手机或电脑的日历（Outlook、苹果日历、谷歌日历都可以），在途订单的截止与船期会自己更新。',
  secret: '拿到地址的人都能看到您订单的时间，请只放进自己的日历。',
  reading: '正在读取订阅地址',
  make: '生成订阅地址',
  url: '订阅地址',
  once: '地址只显示这一次，关闭前请复制。',
  hidden: '地址只在生成时显示。不记得了就停用，再生成一个。',
  copy: '复制地址',
  copied: '订阅地址已复制',
  uncopied: '浏览器不让复制，请选中地址自己复制',
  madeAt: '生成时间',
  readAt: '最近读取',
  neverRead: '还没有被读过',
  revoke: '停用地址',
  ask: '停用后，用这个地址的日历不再更新。',
  keep: '不停用',
  confirm: '确定停用',
  close: '关闭',
} as const;

const two = (part: number) => String(part).padStart(2, '0');

/** The time of day in China, where most readers and the cut-offs are. */
export function chinaMoment(at: number): string {
  const { month, day, hour, minute } = localTime(at, CHINA);
  return `${month}月${day}日 ${two(hour)}:${two(minute)}`;
}

/** A step that was taken although something was missing, as the customer reads it. */
export const orderDeviations = {
  badge: '偏离',
  title: (name: string) => `偏离：${name}`,
  recorded: (at: number, missing: number) => `${chinaMoment(at)} 记录，当时还差 ${missing} 项：`,
  reason: (reason: string) => `原因：${reason}`,
  paper: (reason: string) => `操作员说明：${reason}`,
} as const;

/** Messages between a customer and the operators. */
export const orderMessages = {
  title: '留言',
  toOperator: '写给操作员，同事与操作员都看得到；急事请打电话。',
  toCustomer: '写给客户，他们企业的同事都看得到；会按客户的选择发短信或邮件提醒。',
  none: '还没有留言',
  list: '留言记录',
  customer: '客户',
  desk: '操作员',
  text: '写一条留言',
  send: '发送',
  nothingTyped: '写了留言才能发送',
  sent: '已发送',
  closed: '这里现在不能留言：只看的角色不能写，每单最多 200 条。',
  renew: '刷新留言',
  reading: '正在读取留言',
  unread: (count: number) => `新留言 ${count}`,
} as const;

export const orderCalendar = {
  name: (brand: string) => `${brand}订单`,
  outstanding: (text: string) => `截止：${text}`,
  planned: (text: string) => `计划：${text}`,
} as const;

/** Upcoming moments of an order for a calendar; omits past ones and those without a time. */
export function calendarMoments(orderNo: string, ahead: readonly UpcomingItem[], now: number): CalendarMoment[] {
  return ahead.flatMap(({ kind, code, paper, text, at, place }) =>
    at === null || at <= now
      ? []
      : [
          {
            uid: `${orderNo}-${paper ?? code}@huazhou`,
            instant: at,
            title: `${kind === 'OWED' ? orderCalendar.outstanding(text) : orderCalendar.planned(text)} ${orderNo}`,
            description: '',
            location: place ?? '',
            remindMinutes: kind === 'OWED' ? [DAY_BEFORE_MINUTES] : [],
          },
        ],
  );
}
