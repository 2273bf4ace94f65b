import type { CodeList, SectionName, Term } from '#domain/documents/description.ts';
import type { DocumentKind } from '#domain/documents/kinds.ts';
import { orderStatuses } from '#domain/orders/statuses.ts';
import { deskWorks } from '#domain/reference/desk-works.ts';
import { workNames } from './desk-work-names.ts';
import { orders, statusName } from './orders.ts';

interface Bilingual {
  cn: string;
  en: string;
}

const both = (cn: string, en: string): Bilingual => ({ cn, en });

/** The words of the documents that are taken away. */
export const documents = {
  title: '带走的单证',
  intro: '由订单内容生成，PDF 与打印的内容相同。',
  take: '下载 PDF',
  takeOf: (name: string) => `下载 PDF ${name}`,
  print: '打印',
  printOf: (name: string) => `打印 ${name}`,
  close: '收起',
  again: '再试一次',
  making: (name: string) => `正在生成${name}`,
  ready: (fileName: string) => `${fileName} 已保存到下载文件夹`,
  failed: (name: string) => `${name}没有取到`,
  incomplete: (name: string) => `还缺下列内容，${name}不能生成`,
  fillIn: '复制下单，补齐后取新订单的单证',
  fillInHelp: '下单后订单里的这些内容不能直接修改。',
  ofLine: (line: number, term: string) => `第 ${line} 项货物的${term}`,
  notOffered: '这个订单没有这份单证',
  issuedAt: '出具时间',
  page: (page: number, pages: number) => `第 ${page} 页，共 ${pages} 页`,
  names: {
    'booking-note': both('托书', 'BOOKING NOTE'),
    'dg-declaration': both('危险货物申报单', 'MULTIMODAL DANGEROUS GOODS FORM'),
    'quote-sheet': both('报价单', 'QUOTE SHEET'),
    'order-confirmation': both('订单确认单', 'ORDER CONFIRMATION'),
  } satisfies Record<DocumentKind, Bilingual>,
  notes: {
    'booking-note': ['托书依据订单生成，船公司与承运人以最终确认的提单资料为准。'],
    'dg-declaration': [
      '本单须由托运人核对并签字盖章后使用。',
      '装箱后填写的各栏（箱号、封号、皮重、装箱声明与收据）由装箱人与承运车队填写。',
      orders.verdict,
    ],
    'quote-sheet': ['本单列出订单下单时确认的价格。', '实报实销与目的港支付的费用不计入合计。'],
    'order-confirmation': ['本单说明出具时订单的内容与状态，之后的变更以订单页为准。'],
  } satisfies Record<DocumentKind, readonly string[]>,
  /** Kept bilingual; every other document is read in China. */
  bilingual: ['booking-note', 'dg-declaration'] as readonly DocumentKind[],
  sections: {
    order: both('订单', 'ORDER'),
    parties: both('托运人、收货人与承运人', 'PARTIES'),
    carriage: both('运输', 'CARRIAGE'),
    cargo: both('货物', 'GOODS'),
    dangerous: both('危险货物', 'DANGEROUS GOODS'),
    handling: both('附加操作说明', 'ADDITIONAL HANDLING INFORMATION'),
    packing: both('集装箱与装箱声明', 'CONTAINER / VEHICLE PACKING CERTIFICATE'),
    receipt: both('接收单位收据', 'RECEIVING ORGANISATION RECEIPT'),
    shipper: both('编制本单的公司', 'COMPANY PREPARING THIS NOTE'),
    cutOffs: both('截止时间', 'CUT-OFFS'),
    fees: both('费用', 'CHARGES'),
    contact: both('联系人', 'CONTACT'),
  } satisfies Record<SectionName, Bilingual>,
} as const;

/** The name of each row, column and missing field. */
export const documentTerms: Readonly<Record<Term, Bilingual>> = {
  bookingCloseGen: both('截订舱', 'BOOKING CUT-OFF'),
  bookingCloseDg: both('截危品订舱', 'DG BOOKING CUT-OFF'),
  emptyPickup: both('提空箱', 'EMPTY PICK-UP'),
  cyOpen: both('开港', 'CY OPEN'),
  lclCutoff: both('截进仓', 'CFS CUT-OFF'),
  siCutoff: both('截补料', 'SI CUT-OFF'),
  dgCutoff: both('截危申报', 'DG DECLARATION CUT-OFF'),
  amsCutoff: both('截舱单', 'MANIFEST CUT-OFF'),
  vgmCutoff: both('截 VGM', 'VGM CUT-OFF'),
  customsCutoff: both('截关', 'CUSTOMS CUT-OFF'),
  cyClosing: both('截港', 'CY CLOSING'),
  batch: both('批号', 'BATCH NO.'),
  billCopies: both('正本份数', 'NO. OF ORIGINAL B/L'),
  billType: both('提单类型', 'TYPE OF B/L'),
  boxNumber: both('箱号/车牌号', 'CONTAINER / VEHICLE NO.'),
  boxType: both('箱型箱量', 'CONTAINER SIZE & TYPE'),
  boughtFrom: both('供应单', 'OFFER'),
  cargoReady: both('货好日期', 'CARGO READY'),
  carrier: both('承运人', 'CARRIER'),
  classes: both('类别', 'CLASS'),
  consignee: both('收货人', 'CONSIGNEE'),
  consigneeAddress: both('收货人地址', 'ADDRESS OF CONSIGNEE'),
  contact: both('联系人', 'CONTACT'),
  customer: both('委托人', 'CUSTOMER'),
  declarant: both('申报人姓名与职务', 'NAME / STATUS OF DECLARANT'),
  declaration: both('托运人声明', "SHIPPER'S DECLARATION"),
  declaringCompany: both('公司', 'NAME OF COMPANY'),
  deliverTo: both('交货', 'DELIVERY'),
  description: both('货物说明', 'DESCRIPTION OF GOODS'),
  destination: both('目的地', 'DESTINATION'),
  email: both('邮箱', 'E-MAIL'),
  emergency: both('应急联系', 'EMERGENCY CONTACT'),
  emergencyContact: both('24小时应急联系人', 'EMERGENCY CONTACT'),
  emergencyPhone: both('24小时应急电话', 'EMERGENCY PHONE'),
  emptyAt: both('提箱点', 'EMPTY PICK-UP AT'),
  eta: both('预计到达', 'ETA'),
  etd: both('预计开航', 'ETD'),
  finishDay: both('完成日期', 'DATE OF COMPLETION'),
  flashPoint: both('闪点', 'FLASH POINT'),
  forwarder: both('受托人', 'FORWARDER'),
  freeDays: both('免箱期(天)', 'FREE DAYS OF CONTAINER'),
  from: both('装货地', 'FROM'),
  grossKg: both('毛重(kg)', 'GROSS (kg)'),
  handlingNote: both('操作说明', 'HANDLING'),
  haulier: both('承运车队', "HAULIER'S NAME"),
  hsCode: both('HS编码', 'HS CODE'),
  issuePlace: both('签单地点', 'PLACE OF ISSUE'),
  loadingDay: both('装货日期', 'LOADING DAY'),
  loadingPort: both('起运地', 'PLACE OF LOADING'),
  marks: both('唛头', 'SHIPPING MARKS'),
  nameCn: both('中文品名', 'NAME IN CHINESE'),
  nameEn: both('正确运输名称(英)', 'PROPER SHIPPING NAME'),
  netKg: both('净重(kg)', 'NET (kg)'),
  notify: both('通知人', 'NOTIFY PARTY'),
  notifyAddress: both('通知人地址', 'ADDRESS OF NOTIFY PARTY'),
  orderNo: both('订单号', 'ORDER NO.'),
  packages: both('件数与包装', 'NO. & KIND OF PACKAGES'),
  packingCompany: both('装箱公司与声明人', 'NAME OF COMPANY / DECLARANT'),
  packingDeclaration: both('装箱声明', 'PACKING DECLARATION'),
  payTerm: both('运费支付', 'FREIGHT'),
  phone: both('电话', 'PHONE'),
  placeAndDate: both('地点与日期', 'PLACE AND DATE'),
  placedAt: both('下单时间', 'ORDERED AT'),
  quantity: both('数量', 'QUANTITY'),
  remark: both('备注', 'REMARK'),
  returnAt: both('还箱', 'EMPTY RETURN AT'),
  sealNumber: both('封号', 'SEAL NO.'),
  service: both('服务', 'SERVICE'),
  shipper: both('托运人', 'SHIPPER / CONSIGNOR'),
  shipperAddress: both('托运人地址', 'ADDRESS OF SHIPPER'),
  shipperReference: both('托运人参考号', "SHIPPER'S REFERENCE"),
  signature: both('签字', 'SIGNATURE'),
  status: both('状态', 'STATUS'),
  stay: both('仓库或堆场', 'STORE'),
  stayDays: both('天数', 'DAYS'),
  stayFrom: both('起始日期', 'FROM'),
  tare: both('皮重(kg)', 'TARE MASS (kg)'),
  technicalName: both('技术名称', 'TECHNICAL NAME'),
  terminal: both('码头', 'TERMINAL'),
  terms: both('运输条款', 'TERMS'),
  to: both('卸货地', 'TO'),
  totalGross: both('危险货物毛重合计', 'TOTAL GROSS MASS'),
  totalNet: both('危险货物净重合计', 'TOTAL NET MASS'),
  tradeTerm: both('贸易条款', 'INCOTERMS'),
  transportDocument: both('运输单证号', 'TRANSPORT DOCUMENT NO.'),
  unNo: both('UN号', 'UN NO.'),
  unloadingDay: both('卸货日期', 'UNLOADING DAY'),
  unloadingPort: both('目的港', 'PLACE OF DISCHARGE'),
  vehicle: both('车辆', 'VEHICLE'),
  vehicleNumber: both('车牌号', 'VEHICLE REG. NO.'),
  vessel: both('船名航次/航班与日期', 'VESSEL / FLIGHT NO. AND DATE'),
  via: both('中转', 'VIA'),
  volume: both('体积(m³)', 'CUBE (m³)'),
  works: both('作业', 'WORKS'),
};

const named = (names: Readonly<Record<string, string>>): Readonly<Record<string, Bilingual>> =>
  Object.fromEntries(Object.entries(names).map(([code, name]) => [code, both(name, '')]));

/** By service, status, and whether the goods are dangerous: some call what happens otherwise. */
const statusNames = Object.fromEntries(
  Object.keys(orders.services).flatMap((service) =>
    orderStatuses.flatMap((status) =>
      (['N', 'Y'] as const).map((isDanger) => [
        `${service}:${status}:${isDanger}`,
        statusName(service, status, isDanger === 'Y'),
      ]),
    ),
  ),
);

/** What a document calls a code. */
export const documentCodes: Readonly<Record<CodeList, Readonly<Record<string, Bilingual>>>> = {
  billType: {
    ORIGINAL: both('正本', 'ORIGINAL'),
    TELEX: both('电放', 'TELEX RELEASE'),
    SWB: both('海运单', 'SEA WAYBILL'),
  },
  blank: { LINE: both('________________________', '') },
  payTerm: { PRE: both('预付', 'PREPAID'), COL: both('到付', 'COLLECT') },
  service: named(orders.services),
  status: named(statusNames),
  works: Object.fromEntries(deskWorks.map((work) => [work, both(workNames[work], '')])),
  handover: { SELF: both('自提', 'SELF PICK-UP'), DELIVERY: both('送货', 'DELIVERY') },
  unknown: { LATER: both('补料时提供', 'TO BE ADVISED') },
  declaration: {
    SHIPPER: both(
      '兹声明：本托运货物的内容已按正确运输名称完整、准确地说明，并已分类、包装、标记和张贴标志标牌，各方面均处于适合运输的状态，符合适用的国际与国家规定。',
      'I hereby declare that the contents of this consignment are fully and accurately described below by the proper shipping name, and are classified, packaged, marked and labelled/placarded and are in all respects in proper condition for transport according to the applicable international and national governmental regulations.',
    ),
  },
  packingDeclaration: {
    PACKER: both(
      '兹声明：上述货物已按适用的规定装入上述集装箱或车辆。',
      'I hereby declare that the goods described above have been packed/loaded into the container/vehicle identified above in accordance with the applicable provisions.',
    ),
  },
};
