import { ORDER_FILE_ROWS_AT_MOST } from '#domain/limits.ts';
import type { FileColumn, OrderFileKind } from '#domain/order-file/table.ts';
import { shipmentKinds, unitKinds } from '#domain/shipment/number-kinds.ts';
import { shipmentNames, unitNames } from '../orders/numbers.ts';

const orderNo: FileColumn = { key: 'orderNo', title: '订单号', isRequired: true };

/** Columns of each file, found by their titles. */
export const orderFileColumns: Readonly<Record<OrderFileKind, readonly FileColumn[]>> = {
  numbers: [
    orderNo,
    { key: 'position', title: '箱序' },
    { key: 'type', title: '箱型' },
    ...shipmentKinds.map((key) => ({ key, title: shipmentNames[key] })),
    ...unitKinds.map((key) => ({ key, title: unitNames[key] })),
  ],
  milestones: [
    orderNo,
    { key: 'milestone', title: '节点', isRequired: true },
    { key: 'at', title: '时间', isRequired: true },
    { key: 'status', title: '类别' },
    { key: 'unit', title: '箱号' },
    { key: 'location', title: '地点' },
    { key: 'reason', title: '原因' },
  ],
};

const ROWS = ORDER_FILE_ROWS_AT_MOST.toLocaleString('en');

/** Why a file is not read at all. */
const fileErrors = {
  WRONG_TYPE: '请上传 xlsx 或 csv 文件',
  DAMAGED: '文件已损坏或不完整，请重新保存后再上传',
  PROTECTED: '工作簿设有密码，请取消密码后再上传',
  OLD_FORMAT: '这是旧版 xls 格式，请另存为 xlsx 后再上传',
  MACRO: '工作簿带有宏，请另存为不带宏的 xlsx 后再上传',
  TOO_LARGE: '文件展开后过大，请拆分或清除多余内容后再上传',
  TOO_MANY_ROWS: `一份最多 ${ROWS} 行，请拆成几份再上传`,
  TOOK_TOO_LONG: '文件过于复杂，无法在规定时间内读完，请精简后再上传',
  UNKNOWN_ENCODING: 'csv 文件须为 UTF-8 或 GB18030 编码，请另存后再上传',
  NO_ROWS: '文件里没有内容，请填好再上传',
  BUSY: '正在读取其他文件，请稍后再试',
} as const;

/** Answers of the server about a file for many orders. */
export const orderFileReplies = {
  file: fileErrors,
  templateName: { numbers: '编号', milestones: '里程碑' },
  orderNoMissing: '请写订单号',
  twoValues: (other: string) => `同一票的另一行写的是“${other}”，请改成一致`,
  notOfService: '这项服务没有这个编号，请清空这一格',
  noSuchUnit: (count: number) => `这一票只有 ${count} 箱，请写 1 到 ${count}，或清空`,
  noUnits: '这一票没有箱，请清空这一格',
  unknownMilestone: (names: readonly string[]) => `这项服务没有这个节点，可写：${names.join('、')}`,
  noMilestones: '这项服务没有里程碑，请删去这一行',
  unknownStatus: '请写计划、预计或实际，空着就是实际',
  outdated: '核对之后有人改过其中的订单，没有登记；下面是现在的对照，请看过再登记',
} as const;

/** A file with the numbers or milestones of many orders, in the operator's orders room. */
export const orderFile = {
  open: '按文件登记',
  title: '按文件登记',
  kind: '登记什么',
  kinds: { numbers: '编号', milestones: '里程碑' },
  leads: {
    numbers: '一箱一行；整票的编号写在这一票的任一行。空格不动，写 - 是去掉。',
    milestones: '一个节点一行，时间按节点所在地当地时间；类别空着就是实际。',
  },
  template: '下载模板',
  templateHelp: { numbers: '已填好筛出的在办订单和记过的编号', milestones: '已填好筛出的在办订单和各自的下一个节点' },
  templateSaved: '模板已下载',
  templateFailed: '模板没有下载成：',
  file: '填好的文件',
  chosen: (name: string) => `填好的文件：${name}`,
  oneFile: '一次一个文件，请只选一个',
  rules: `xlsx 或 csv，一个文件，最多 ${ROWS} 行，20 MB 以内。公式只取它的值，宏与加密文件不收。`,
  accept: '.xlsx,.csv',
  fileErrors: {
    WRONG_TYPE: fileErrors.WRONG_TYPE,
    TOO_LARGE: '文件超过 20 MB，请精简后再上传',
    EMPTY: '这是空文件，请换一个',
  },
  reading: '正在读取并对照，请稍候',
  cancel: '取消',
  failed: '没有读成：',
  notRecorded: '没有登记成：',
  errors: (count: number) => `${count} 处要改，改好再传；一处没改好，整份都不登记`,
  moreErrors: (count: number) => `还有 ${count} 处没有列出，改好这些再传一次`,
  errorColumns: { row: '行', column: '列', found: '文件里', message: '怎么改' },
  row: (row: number) => `第 ${row} 行`,
  empty: '空',
  changes: (orders: number, changes: number) => `${orders} 票要登记，共 ${changes} 处`,
  moreChanges: (count: number) => `还有 ${count} 处没有列出，登记时一并登记`,
  changeColumns: { row: '行', order: '订单', what: '内容', before: '现在', after: '登记为' },
  unchanged: '这份文件里的都已经登记过，没有要变的。',
  alsoIn: '下面的箱号不止在一票上，请核对是否拼箱或写错：',
  alsoInOne: (number: string, orderNos: readonly string[]) => `${number}：${orderNos.join('、')}`,
  outdated: orderFileReplies.outdated,
  record: (orders: number) => `登记 ${orders} 票`,
  recording: '正在登记，请稍候',
  recorded: (orders: number, changes: number) => `已登记 ${orders} 票，共 ${changes} 处，客户看得到了。`,
  another: '再传一份',
  drop: '换一个文件',
  close: '关闭',
} as const;
