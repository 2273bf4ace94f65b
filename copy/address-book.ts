import type { Party } from '#domain/booking/party.ts';
import type { ErrorCode } from '#domain/form/error-codes.ts';
import { tooLong } from './field-errors.ts';

export const addressBook = {
  title: '常用收发货人',
  open: '常用收发货人',
  kinds: { shipper: '发货人', consignee: '收货人', notify: '通知人', contact: '联系人' },
  fields: {
    companyNameEn: '英文名称',
    addressEn: '英文地址',
    countryCode: '国家代码',
    taxNo: '税号',
    contact: '联系人',
    phone: '电话',
    email: '邮箱',
  } satisfies Record<keyof Party, string>,
  list: '已保存的收发货人',
  empty: '还没有保存过。点“新增”填写，或在下单的收发货人一步点“存为常用”；下单时一点就填好。',
  add: '新增',
  kind: '类别',
  isDefault: '默认',
  makeDefault: '设为默认，下单时排在同类最前',
  edit: '编辑',
  remove: '删除',
  question: '确定删除？已提交的订单不受影响。',
  confirm: '确定删除',
  keep: '保留',
  save: '保存',
  cancel: '取消',
  failed: '读取失败',
  retry: '重试',
} as const;

export const addressBookErrors = {
  REQUIRED: '请填写英文名称',
  TOO_LONG: tooLong,
} as const satisfies Partial<Record<ErrorCode, string>>;
