import { brand } from '#copy/brand.ts';
import { INSURED_PERCENT } from '#domain/limits.ts';
import { showMeasure } from '#domain/measure-text.ts';
import type { HandInError } from '#domain/orders/hand-in.ts';
import { unverifiedOrder } from '../booking/outcome.ts';
import type { LegalText } from '../legal/text.ts';

export const orderReplies = {
  draftNewer: '该草稿已在其他窗口保存了更新的版本',
  draftUnknown: '未找到该草稿，可能已被删除',
  draftsFull: (most: number) => `草稿最多保存${most}份，请先删除不用的草稿`,
  templateUnknown: '未找到该模板，可能已被删除',
  templateNamed: (name: string) => `已有模板叫“${name}”，请换一个名称`,
  templatesFull: (most: number) => `模板最多保存${most}个，请先删除不用的模板`,
  addressUnknown: '未找到该地址，可能已被删除',
  addressesFull: (most: number) => `常用地址最多保存${most}个，请先删除不用的地址`,
  orderUnknown: '未找到该订单',
  messagesFull: (most: number) => `这一单的留言已满 ${most} 条，请打电话联系`,
  unverifiedNotice: {
    NONE: unverifiedOrder.orderKept,
    PENDING: unverifiedOrder.orderKeptInReview,
    REJECT: '企业认证未通过，订单保留48小时',
    PASS: '',
  },
  protocolNotAgreed: '请先阅读并同意运输协议',
  protocolNewer: '运输协议已更新，请重新阅读后同意',
  enterpriseUnknown: '未找到该企业',
  priceGone: '价格已失效，已无此报价，请返回列表另选一个',
  priceExpired: '价格已失效，请刷新后按新价格下单',
  priceChanged: '价格已变动，请核对新旧费用后再提交',
  quoteExpired: '报价已过有效期，请重新报价',
  boxNotPriced: (boxes: string) => `价格已失效：这一班暂无 ${boxes} 的在线价格，请更换箱型或提交询价`,
  classNotPriced: (classes: string) => `价格已失效：该航次对 ${classes} 类货物没有在线价格，请提交询价`,
  noSpace: (left: number) => `舱位不足：这一班仅余 ${left} TEU，请减少箱量、选择下一班或提交询价`,
  cutOffPassed: '已过截单时间，请选择下一班或提交询价',
  carrierRefuses: (name: string, refused: string) => `${name}不接收第${refused}类危险品，请更换船司、目的港或提交询价`,
  offerRefuses: (refused: string) => `该报价不包含第${refused}类危险品，请选择其他报价或提交询价`,
  segregated: (reason: string, mend: string | null) => `同箱货物需隔离：${reason}${mend === null ? '' : `。${mend}`}`,
  overweight: (box: string, kg: string, limit: string) =>
    `超出箱体限重：${box} 单箱货重 ${showMeasure(kg)} kg，最多 ${showMeasure(limit)} kg，请增加箱量或减少货重`,
  certificateExpires: (line: number, day: string) =>
    `第${line}项货物的危包证有效期 ${day} 早于开航日，请更换证书或选择更早的航次`,
  fileUnknown: '未找到该文件，请重新上传',
  truckName: '拖车',
  onRequest: (name: string) => `${name}（询价）`,
  dangerousVehicle: '拖车（危险品车）',
  outboundDelivery: '出库送货',
  storageLoad: '请填写毛重、天数与按所选方式计的货量',
  storageFull: (area: number, free: number) =>
    `存放期内仓库只剩 ${free} 平方米，这批货约需 ${area} 平方米：请换入库日期、减少货量，或返回列表选同城其他仓库`,
  storageMode: '这座仓库不按这种方式计价，请换一种',
  goodsGone: '供应单已失效，请返回供求单看其他货源',
  goodsClosed: '供应单已经截止，请返回供求单看其他货源',
  goodsLoad: (least: string, unit: string) => `请填写数量，起订 ${least} ${unit}`,
  goodsShort: (left: string, unit: string) => `只剩 ${left} ${unit}，请减少数量`,
  goodsPrice: (name: string, band: string) => (band === '' ? name : `${name}（${band}）`),
  goodsBand: (from: string, unit: string) => `满 ${from} ${unit}的单价`,
  goodsDelivery: '送货',
  requestGone: '采购单不存在或已失效',
  requestClosed: '采购单已经截止，不再收报价',
  requestUnverified: '发布采购单须先通过企业认证，请到会员中心完成认证',
  requestEnded: '采购单已定标或已撤销',
  requestTitle: (names: string) => `采购 ${names}`,
  quoteUnknown: '没有这份报价，请刷新后再选',
  quoteChanged: '供应商刚改过这份报价，请看过新报价再选',
  quoteEnded: '这份报价已过有效期，请选别家，或请供应商在截止前重新报价',
  quoteLapsed: '中标报价已过有效期，请与供应商重新商定',
  quoteOrdered: (orderNo: string) =>
    orderNo === '' ? '这一项中标报价已转为订单' : `这一项中标报价已转为订单 ${orderNo}`,
  goodsQuoted: (quantity: string, unit: string) => `报价只适用于所报的 ${quantity} ${unit}`,
  quotedPrice: (name: string, quantity: string, unit: string, price: string) =>
    `${name}，${quantity} ${unit}，单价 ${price}`,
  accessCodeWrong: '提取码不对，请核对后重试',
  ownRequest: '这是您自己的采购单，不能给自己报价',
  ownGoods: '这是您自己发布的货物，不能自己订购',
  fileLapsed: '质检报告已不在服务器上（上传后一天内要提交），请移除后重新上传',
  certificateGone: '没有这份质检报告，或您不能查看',
  quoteWon: (post: string, quoteNo: string) =>
    `【${brand.name}】您对采购单 ${post} 的报价 ${quoteNo} 已中标，采购方会与您联系。`,
  quoteLost: (post: string, quoteNo: string) =>
    `【${brand.name}】采购单 ${post} 已定标，您的报价 ${quoteNo} 未中标，感谢参与。`,
  quoteResult: (isWon: boolean) => (isWon ? '已中标，采购方会与您联系' : '未中标，感谢参与'),
  warehouseGone: '仓库已下架，请返回列表选择',
  doorDelivery: '目的港送货上门',
  tankTruck: '装货拖车',
  tankTruckDangerous: '装货拖车（危险品车）',
  tankDeposits: { SHORT: '押金（还罐后退）', LONG: '押金（还罐后退）', FINANCE: '押金（期满抵留购价）' },
  tankDays: '请填写天数',
  depotGone: '堆场已不在列表中，请返回列表选择',
  insured: `保险（货值×${INSURED_PERCENT}%）`,
  pickup: '上门提货',
  doorTruck: { pickup: (city: string) => `装货拖车（${city}）`, delivery: (city: string) => `卸货拖车（${city}）` },
  doorNotPriced: (city: string) => `${city}没有这些箱型的拖车价，请改选城市或改为港口交接`,
  railDoorNotPriced: '价格已失效：所选门点没有拖车价，请改选城市或选“按地址报价”',
  requestedDoor: { pickup: '门点提货（按地址报价）', delivery: '门点送货（按地址报价）' },
  flexitankDangerous: '液袋禁运危险品，请改走罐箱',
  bagNotSold: (sizes: readonly string[]) => `这条航线的液袋有 ${sizes.join('、')} m³，请改选`,
  bagOverMass: (net: string, limit: number) =>
    `装满后每箱 ${showMeasure(net)} kg，这条航线每箱最多 ${showMeasure(String(limit))} kg，请换小一号的液袋或增加箱量`,
  lclAsk: '这票货须装箱仓逐票确认，请提交询价，答复后转为订单',
  lclRefused: (name: string, dgClass: string) =>
    name === '' ? `拼箱不收${dgClass}类，请改走整箱或提交询价` : `${name}不收${dgClass}类，请换一班、换港口或提交询价`,
  stationUnknown: '未找到该装箱仓，请重新选择',
  stationRefuses: (name: string, dgClass: string) => `${name}不收${dgClass}类，请换装箱仓`,
  stuffingNotPriced: '价格已失效：所选箱型暂无内装价格，请更换箱型',
  sailingUnknown: '船公司或港口已不在列表中，请重新选择',
  loadMissing: '请填写货物的毛重与体积',
  optionLoad: '总毛重与总体积不能大于询价时的数量；货量有变请重新询价',
  airForbidden: (unNo: string, aircraft: 'CAO' | 'PAX') =>
    aircraft === 'PAX'
      ? `UN ${unNo} 不能由客机运输，请返回列表看全货机航班，或改走海运`
      : `UN ${unNo} 客机与全货机都不收，请改走海运`,
  airRefused: (name: string, dgClass: string) => `${name}不收${dgClass}类，请返回列表换航班，或致电客服`,
  airNotPriced: (dgClass: string) => `这个航班的价格不含${dgClass}类，请返回列表换航班，或致电客服`,
  flightClosed: '这一天的航班已截止订舱，请改选航班日期，或返回列表换航班',
  flightUnknown: '这一天没有这个航班，请改选航班日期',
  declarationWritten: '代填托运人申报单（DGD）',
  waybillWrong: (number: string, digit: string) => `运单号 ${number} 的末位应为 ${digit}，请核对`,
  stepWaybill: '请把收发货人与运单资料发给客服',
  stepVerify: {
    NONE: '请在截止时间前完成企业认证，否则订单自动取消',
    PENDING: '企业认证审核中，截止前未通过的订单自动取消',
    REJECT: '企业认证未通过，请在截止时间前改好再提交，否则订单自动取消',
    PASS: '',
  },
  stepPaper: (name: string) => `请提交${name}`,
  stepDraft: '请核对提单草稿，确认或写明要改的',
  draftNotYet: '补料还没有收下，不能出提单草稿',
  draftWithdrawn: '订单变更后提单草稿须重出',
  stepReturned: (name: string, reason: string) => `${name}被退回，请改好后重新提交：${reason}`,
  papersOver: '订单已取消、驳回或已完成，不能再提交单证；如需补充请联系客户经理',
  paperUnknown: '这个订单没有这份单证，或不由货主提供',
  paperNewer: '这份单证刚刚在另一个窗口提交或有了审核结果，请看最新状态后再操作',
  paperSettled: '这份单证已经就绪，不用再交；如需更换请联系客户经理',
  paperIsFilled: '这份单证在订单页填写，不收文件',
  paperErrors: {
    DAY_MISSING: '请填写单证上的日期',
    EXPIRES_TOO_EARLY: '有效期早于开航日，请换一份开航后仍有效的单证',
    FILES_MISSING: '请上传文件',
    FILE_KIND: '文件格式不适用于这份单证',
    REVISED_LATER: '编制日期不能晚于今天',
    REVISION_BLOCKED: 'SDS 编制超过5年，请提交新版',
    TOO_MANY_FILES: '文件太多，请合并后再交',
  } satisfies Record<HandInError, string>,
  paperNotWaiting: '这份单证不在待审，请先查看最新状态',
  stepVehicles: '请填写车辆与司机',
  roadNotPriced: '价格已失效：这条路线没有在线价目，请重新询价',
  optionVehicles: '车型与车数须与报价方案一致；需要调整请重新询价',
  stepParties: '收发货人还没有填，请写在补料里',
  autoCancelReason: '企业未在48小时内通过认证，订单自动取消',
  userCancelReason: '用户取消',
  demoLacking: '单证没有收齐，先按时间线办理，启运前须补齐（演示）',
  demoRejected: '船公司未接受该危险品，请更换船公司或提交询价（演示数据）',
  orderElsewhere: '这个订单刚刚有了变化，请看最新状态后再操作',
  numbersElsewhere: (by: string) => `${by}刚录过这票的编号，请对照后再存`,
  orderOver: '订单已取消、驳回或完成，不能再变更',
  requestedPapers: '请在订单里补交所列资料',
  reasonMissing: '请写明原因',
  optionExpired: '该报价方案已过期，请重新询价',
  optionUnknown: '未找到该报价方案',
  optionGoods: '报价只适用于询价时的危险品；换货或增加危险品请重新询价',
  optionStay: '计价方式、天数与板数须在询价的范围之内；有变请重新询价',
  optionWorks: '服务项目、加急、人数与月数须与询价一致；有变请重新询价',
  optionBags: '箱数、液袋规格与密度须与询价一致；需要调整请重新询价',
  optionTanks: '罐数、用谁的罐与服务须与询价一致；需要调整请重新询价',
  optionBoxes: '箱型箱量须与询价一致；需要调整请重新询价',
  alreadyAccepted: (orderNo: string) => `该询价已转为订单 ${orderNo}`,
  enquiryNotAnswered: '该询价尚未报价，暂不能转为订单',
} as const;

export const cancellationReplies = {
  askInstead: '现在取消按收费协议可能产生费用：请在订单页申请取消，操作员答复费用后由您决定',
  free: '现在取消不收取消费，不用申请：请刷新后直接取消订单',
  over: '订单已发运或已结束，不能再取消；如有疑问请给操作员留言',
  waiting: '订单已有一份取消申请在等待答复，请看最新状态',
  amending: '订单有一份变更申请在等待答复，请先撤回或等候答复，再申请取消',
  amendmentWaits: '订单有一份变更申请在等待答复，请先接受或拒绝该变更',
  unknown: '没有这份取消申请',
  settled: '这份取消申请已有结果或已撤回，请看最新状态',
  newer: '费用刚刚有了新的答复，请看最新的费用后再决定',
  answeredElsewhere: '这份取消申请刚刚有了新的答复，请看最新状态',
  notAnswered: '操作员还没有答复费用，请稍候',
  feeMissing: '请至少写一行费用；不收费用请用免费取消',
  offeredFree: '这是操作员提议的取消，要由客户确认；不收费用请重新提议',
  refused: (reason: string) => `取消申请未同意：${reason}`,
  demoFee: (names: readonly string[]) => `已经发生的${names.join('、')}按收费协议由您承担（演示数据）`,
  byOperator: '操作员同意免费取消',
} as const;

/** The paragraph on cancellation fees in each charge agreement; defaults to the first of its article. */
const chargedParagraphs: Readonly<Record<string, string>> = {
  air: '5.2',
  cfs: '5.2',
  dgdesk: '4.1',
  domestic: '5.1',
  fcl: '5.2',
  flexitank: '5.2',
  goods: '4.1',
  lcl: '5.2',
  rail: '5.2',
  tank: '5.1',
  truck: '5.1',
  warehouse: '4.1',
};

const CANCELLING = '取消';

export interface CancellationClause {
  /** 《海运整箱收费协议》第五条 5.2 */
  name: string;
  text: string;
}

/** Finds the clause of a charge agreement that a cancellation fee is based on. */
export function cancellationClause(service: string, { title, articles }: LegalText): CancellationClause {
  const article = articles.find(({ heading }) => heading.includes(CANCELLING));
  const wanted = chargedParagraphs[service] ?? '';
  const paragraph = article?.paragraphs.find((text) => text.startsWith(wanted)) ?? '';
  const [number = '', ...text] = paragraph.split(' ');
  const [articleNo = ''] = article?.heading.split('　') ?? [];
  return { name: `《${title}》${articleNo} ${number}`, text: text.join(' ') };
}
