import { type VehicleField, type VehicleStatus, vehicleStatuses } from '#domain/road/whole-vehicles.ts';
import { records } from './desk-records.ts';

const statuses: Readonly<Record<VehicleStatus, string>> = {
  waiting: '待装货',
  moving: '运输中',
  signed: '已签收',
  cancelled: '已取消',
};

/** Whole-vehicle orders that were agreed by telephone, in the operator room. */
export const deskVehicles = {
  ...records,
  title: '整车',
  lead: '电话或合同里谈定的整车在这里登记，客户的整车订单里马上看到。客户自己在网上下的陆运订单不用登记。',
  search: '订单号、城市、货物',
  add: '登记整车',
  adding: '登记整车',
  editing: (orderNo: string) => `修改 ${orderNo}`,
  none: '还没有登记的整车',
  count: (shown: number, total: number) => `${total} 单，已显示 ${shown} 单`,
  columns: {
    orderNo: '订单号',
    customer: '客户',
    lane: '线路',
    cargo: '货物与车型',
    loading: '装货日',
    status: '状态',
    acts: '操作',
  },
  lane: (from: string, to: string) => `${from} 至 ${to}`,
  fields: {
    customer: '客户',
    originCity: '起运城市',
    destinationCity: '目的城市',
    cargoName: '货物',
    unNo: 'UN 编号',
    vehicle: '车型与车数',
    weightKg: '重量（kg）',
    amount: '运费（元）',
    loadingDay: '装货日',
    status: '状态',
  } satisfies Record<VehicleField, string>,
  help: {
    customer: '客户的手机号码或统一社会信用代码，须已注册',
    unNo: '四位数字，普货空着',
    vehicle: '如 13 米半挂厢车 × 1 辆',
    loadingDay: '如 2026-12-01',
  } as Readonly<Partial<Record<VehicleField, string>>>,
  fixed: '登记好之后不能改；登记错客户的，状态改为已取消，再登记一单',
  statuses,
  choices: vehicleStatuses.map((value) => ({ value, label: statuses[value] })),
} as const;

export const vehicleReplies = {
  customerUnknown: '没有这个客户，请核对手机号码或统一社会信用代码；没有注册的请客户先注册',
  unknown: '没有这个整车订单，请刷新',
  changed: '别人刚改过，请看现在的内容再存',
} as const;
