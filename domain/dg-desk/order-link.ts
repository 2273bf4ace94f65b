import { addressOf, readFields } from '../query-text.ts';

/** Parameters of a dangerous goods desk order: service codes, possibly none. */
export interface DeskOrderLink {
  works: readonly string[];
  /** Four digits, or empty. */
  unNo: string;
  packingGroup: string;
}

const BEGIN = 'new';

export const deskOrderAddress = ({ works, unNo, packingGroup }: DeskOrderLink): string =>
  addressOf('/dgdesk', { desk: works.length === 0 ? BEGIN : works.join('.'), unNo, pg: packingGroup });

/** Parses the link; null when the query orders nothing. Never throws. */
export function readDeskOrderLink(query: string): DeskOrderLink | null {
  const fields = readFields(query);
  const asked = fields.get('desk') ?? '';
  if (asked === '') return null;
  const unNo = fields.get('unNo') ?? '';
  const packingGroup = fields.get('pg') ?? '';
  return {
    works: asked.split('.').filter((work) => /^[A-Za-z]{1,20}$/.test(work) && work !== BEGIN),
    unNo: /^\d{4}$/.test(unNo) ? unNo : '',
    packingGroup: /^I{1,3}$/.test(packingGroup) ? packingGroup : '',
  };
}
