import type { ContractKind } from '../contracts/contract.ts';
import { CHINA } from '../schedule/zone.ts';
import type { DocumentOrder, DocumentSection } from './description.ts';
import { routeRows } from './route-rows.ts';
import { cargoSection, feesSection } from './sections.ts';
import { minuteText } from './values.ts';

const about = (order: DocumentOrder): DocumentSection => ({
  name: 'order',
  rows: [
    { term: 'orderNo', values: [order.orderNo] },
    { term: 'service', values: [{ list: 'service', code: order.service }] },
    { term: 'placedAt', values: [minuteText(order.createdAt, CHINA)] },
  ],
});

/** Contract contents: service, goods and charges; a charge agreement has only the charges. */
export function contractSections(order: DocumentOrder, kind: ContractKind): DocumentSection[] {
  if (kind === 'charge-agreement') return [about(order), ...feesSection(order)];
  const way = routeRows(order);
  return [
    about(order),
    ...(way.length === 0 ? [] : [{ name: 'carriage', rows: way } as const]),
    ...cargoSection(order),
    ...feesSection(order),
  ];
}
