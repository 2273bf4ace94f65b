import type { CutOffCode } from '../schedule/cut-offs.ts';
import type { DocumentOrder, DocumentSection } from './description.ts';
import { numberRows } from './recorded-numbers.ts';
import { routeRows } from './route-rows.ts';
import { betweenRows, cargoSection, contactSection, feesSection, headRows } from './sections.ts';
import { minuteText, zoneOf } from './values.ts';

const BY_SEA: readonly CutOffCode[] = ['siCutoff', 'dgCutoff', 'vgmCutoff', 'customsCutoff', 'cyClosing'];
const SEA_SERVICES: readonly string[] = ['fcl', 'flexitank', 'tank'];

function cutOffSection({ service, cutOffs, org, isDanger }: DocumentOrder): DocumentSection[] {
  if (cutOffs === null || !SEA_SERVICES.includes(service)) return [];
  const rows = BY_SEA.filter((code) => code !== 'dgCutoff' || isDanger === 'Y').map((term) => ({
    term,
    values: [minuteText(cutOffs[term], zoneOf(org))],
  }));
  return [{ name: 'cutOffs', rows }];
}

export const orderConfirmation = (order: DocumentOrder): DocumentSection[] => [
  { name: 'order', rows: [...headRows(order), ...betweenRows(order)] },
  { name: 'carriage', rows: [...routeRows(order), ...numberRows(order)] },
  ...cargoSection(order),
  ...cutOffSection(order),
  ...feesSection(order),
  contactSection(order),
];
