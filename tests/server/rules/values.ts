import { DAY_MS } from '#domain/limits.ts';
import { onVoyage } from './rule.ts';

export const letters = (count: number) => 'A'.repeat(count);
export const han = (count: number) => '货'.repeat(count);

export const dayFrom = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10);

/** A truck that fetches the goods the day before the yard closes. */
export const goodsOfTruck = {
  ...{ 'services.truck.wanted': true, 'services.truck.province': '上海市', 'services.truck.city': '上海市' },
  ...{ 'services.truck.district': '金山区', 'services.truck.address': '化工路1号', 'services.truck.dgVehicle': 'Y' },
  'services.truck.loadingAt': onVoyage(({ closing }) => `${dayFrom(closing, -1)}T09:00`),
  cargoReadyDate: onVoyage(({ closing }) => dayFrom(closing, -1)),
};

export const invoiced = {
  ...{ 'invoice.wanted': true, 'invoice.invoiceType': 'NORMAL', 'invoice.companyName': '演示化工有限公司' },
  ...{ 'invoice.taxpayerId': '91350100M000100Y43', 'invoice.receiverName': '王票' },
  'invoice.receiverPhone': '13800138002',
};

/** The fields of a special invoice besides. */
export const speciallyInvoiced = {
  ...invoiced,
  ...{ 'invoice.invoiceType': 'SPECIAL', 'invoice.regAddress': '上海市金山区化工路1号' },
  ...{ 'invoice.regPhone': '021-12345678', 'invoice.bankName': '演示银行金山支行', 'invoice.bankAccount': '12345678' },
};
