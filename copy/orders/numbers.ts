import type { ShipmentKind, UnitKind } from '#domain/shipment/number-kinds.ts';
import { type FieldWords, under } from '../booking/dictionary.ts';

/** Names of a shipment's numbers: in the form, on the order and in documents. */
export const shipmentNames: Readonly<Record<ShipmentKind, string>> = {
  bookingNo: '订舱号',
  entryNo: '进仓编号',
  billNo: '提单号',
  houseBillNo: '分提单号',
  airWaybillNo: '空运主单号',
  houseWaybillNo: '空运分单号',
  railWaybillNo: '铁路运单号',
  roadWaybillNo: '危货运单号',
  vessel: '实际船名',
  voyage: '实际航次',
  flightNo: '实际航班',
  trainNo: '实际班列',
  storeReceiptNo: '入库单号',
  storeReleaseNo: '出库单号',
  deliveryNo: '送货单号',
  declarationNo: '申报编号',
  customsNo: '报关单号',
};

export const unitNames: Readonly<Record<UnitKind, string>> = {
  containerNo: '箱号',
  tankNo: '罐箱号',
  wagonNo: '车皮号',
  plate: '车牌',
  trailer: '挂车车牌',
  sealNo: '封号',
  bagNo: '液袋编号',
  vgmNo: 'VGM 参考号',
};

const helps: Readonly<Partial<Record<ShipmentKind | UnitKind, string>>> = {
  bookingNo: '船公司确认订舱后给的',
  entryNo: '进仓通知书上的',
  airWaybillNo: '11位数字，末位自动核对',
  vessel: '换过船就写实际开的那一艘',
  customsNo: '18位数字',
  containerNo: '末位是校验位，照箱门写',
  tankNo: '末位是校验位，照罐上铭牌写',
  sealNo: '有几个就用逗号分开',
  wagonNo: '7位；宽轨车8位',
};

const fieldsOf = (names: Readonly<Record<string, string>>): Record<string, FieldWords> =>
  Object.fromEntries(
    Object.entries(names).map(([kind, label]) => {
      const help = helps[kind as ShipmentKind | UnitKind];
      return [kind, help === undefined ? { label } : { label, help }];
    }),
  );

/** The fields of the form in which an operator records them, by their path. */
export const numberFields: Readonly<Record<string, FieldWords>> = {
  ...under('shipment', fieldsOf(shipmentNames)),
  ...under('units.*', fieldsOf(unitNames)),
};

/** The numbers on the order, for its customer and the operator. */
export const shipmentNumbersCopy = {
  title: '编号',
  lead: '录一次：客户看得到，单证印上，两边都能搜。',
  ownLead: '船公司、码头与海关给的，出来一个这里就有一个。',
  none: '还没有录编号',
  recorded: (by: string, at: string) => `${by} ${at} 录`,
  edit: '录编号',
  change: '改编号',
  save: '存编号',
  drop: '放下',
  saved: '编号已存，客户看得到了',
  alsoIn: (number: string, orderNo: string) => `${number} 也在 ${orderNo} 上，请核对是否拼箱或录错`,
  taken: (by: string) => `${by}刚录过，请对照后再存`,
  takenLead: '您写的都还在。下面是那边录的、与您不同的；再存一次就以您的为准，放下就用那边的。',
  theirs: (name: string, value: string) => `${name}：${value || '空'}`,
  unit: (index: number, type: string) => (type === '' ? `第 ${index} 个` : `第 ${index} 箱 ${type}`),
  units: '各箱的编号',
  unitShort: '序',
  type: '箱型',
  addUnit: '加一箱',
  addVehicle: '加一车',
  removeUnit: (index: number) => `删第 ${index} 个`,
  paste: '粘贴多行',
  pasteHelp: (names: readonly string[]) => `从表格复制，一行一箱，各列依次是${names.join('、')}`,
  fill: '填入各箱',
  errors: (count: number) => `有 ${count} 处要改，改好再存`,
} as const;
