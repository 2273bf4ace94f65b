import { desk } from './desk.ts';
import { deskContent } from './desk-content.ts';
import { deskLeads } from './desk-leads.ts';
import { deskCodes, deskCompany } from './desk-records.ts';
import { deskRestrictions } from './desk-restrictions.ts';
import { deskVehicles } from './desk-vehicles.ts';
import { deskVerifications } from './desk-verifications.ts';
import { enquiries } from './enquiries.ts';
import { invoices } from './invoices.ts';
import { orders } from './orders.ts';

type Names = Readonly<Record<string, string>>;

/** Fields with the same meaning in every record. */
const common: Names = {
  status: '状态',
  dgStatus: '危险品预审',
  remark: '备注',
  reason: '原因',
  shownFrom: '访客看到自',
  changeFrom: '改动生效于',
  fields: '',
  blocks: '块',
  lines: '行',
  items: '项',
  columns: '栏',
  rows: '行',
  results: '结果',
  kind: '种类',
  text: '文字',
  href: '链接',
  note: '说明',
  fileId: '文件编号',
  laneIds: '航线编号',
  roles: '职责',
  no: '第几条',
  version: '第几版',
  blNo: '提单号',
  totals: '费用合计',
  currency: '币种',
  amount: '金额',
  options: '报价数',
  state: '状态',
  attempts: '试过几次',
  lastError: '最近一次的原因',
  quoteNo: '中标报价',
  company: '中标供应商',
  editedBy: '谁改的',
  editedAt: '改于',
};

/** Field labels, as in the room that owns the record. */
const fieldsOf: Readonly<Record<string, Names>> = {
  code: deskCodes.fields,
  company: deskCompany.fields,
  restriction: deskRestrictions.fields,
  vehicle: deskVehicles.fields,
  ...Object.fromEntries(
    ['news', 'carousel', 'campaign', 'help', 'warehouse', 'supplier', 'post'].map((kind) => [
      kind,
      { ...deskContent.fields, ...(deskContent.ownFields as Readonly<Record<string, Names>>)[kind.toUpperCase()] },
    ]),
  ),
};

const statusesOf: Readonly<Record<string, Names>> = {
  order: orders.statuses,
  enquiry: enquiries.status,
  verification: deskVerifications.statuses,
  lead: deskLeads.statuses,
  invoice: invoices.statuses,
  vehicle: deskVehicles.statuses,
  notice: { waiting: '等着发', dead: '已放弃' },
};

const valuesOf: Readonly<Record<string, Names>> = {
  dgStatus: orders.dgStatuses,
  partyKind: deskRestrictions.parties,
  limitedQuantity: deskRestrictions.limited,
  roles: desk.roles,
  trade: deskCodes.trades,
  kind: deskContent.blockKinds,
};

const yesNo: Names = { true: '是', false: '否' };

/** Labels of changed fields and of their values, as in the operator rooms. */
export const deskActFields = {
  /** For actions on a record as a whole, such as a version of a price list. */
  whole: '版本',
  nameOf: (kind: string, key: string) => fieldsOf[kind]?.[key] ?? common[key] ?? key,
  index: (name: string, index: number) => `第 ${index + 1} ${name === '' ? '项' : name}`,
  valueOf: (kind: string, field: string, value: string) => {
    if (field === 'status' || field === 'state')
      return statusesOf[kind]?.[value] ?? (deskContent.statuses as Names)[value] ?? value;
    return (
      (valuesOf[field] ?? (fieldsOf[kind] === undefined ? yesNo : (deskContent.choices as Names)))[value] ??
      yesNo[value] ??
      value
    );
  },
} as const;
