import { CHINA } from '../schedule/zone.ts';
import type { DocumentOrder, DocumentSection } from './description.ts';
import { routeRows } from './route-rows.ts';
import { betweenRows, feesSection } from './sections.ts';
import { minuteText, row } from './values.ts';

export const quoteSheet = (order: DocumentOrder): DocumentSection[] => [
  {
    name: 'order',
    rows: [
      { term: 'orderNo', values: [order.orderNo] },
      { term: 'service', values: [{ list: 'service', code: order.service }] },
      ...betweenRows(order),
      ...routeRows(order),
      ...row('nameCn', ...order.items.map(({ cargoNameCn }) => cargoNameCn)),
      { term: 'placedAt', values: [minuteText(order.createdAt, CHINA)] },
    ],
  },
  ...feesSection(order),
];
