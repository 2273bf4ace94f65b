import { containerCodes } from '#domain/reference/container-codes.ts';
import { USUAL_BOX } from '#machines/search/index.ts';
import type { Read } from './read-port.ts';

const SAILINGS = 20;

/** The days of sailing of a query of from, to, isDanger, ctnType, carriers and until. */
export const readSailings: Read = async (api, { query }, signal) => {
  const fields = new URLSearchParams(query);
  const [orgPortCode, dstPortCode, until] = ['from', 'to', 'until'].map((name) => fields.get(name));
  if (!orgPortCode || !dstPortCode) return { outcome: 'missing' };
  const ctnType = containerCodes.find((code) => code === fields.get('ctnType')) ?? USUAL_BOX;
  const asked = {
    orgPortCode,
    dstPortCode,
    isDanger: fields.get('isDanger') === 'N' ? 'N' : 'Y',
    ctnType,
    carriers: fields.getAll('carrier'),
    ...(until ? { to: until } : {}),
    pageSize: SAILINGS,
  } as const;
  return { outcome: 'found', content: { ...(await api.sailSchedule(asked, { signal })), ctnType } };
};
