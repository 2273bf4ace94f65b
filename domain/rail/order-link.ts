import { type BoxCount, readBoxes, writeBoxes } from '../orders/box-text.ts';
import { type OrderLinkNames, readOrderLink, SEARCH_NAMES } from '../orders/order-link.ts';
import { addressOf, readFields } from '../query-text.ts';
import { DOOR_BY_ENQUIRY } from './terms.ts';

/** Parameters of /railWay/addOrder: ?priceId=…&from=CNCKG&to=DEDUI&ctn=40HQ*2&pickup=500000&delivery=ASK */
export interface RailOrderLink {
  /** Offer id; the server checks whether it is still valid. */
  priceId: string;
  orgPortCode: string;
  dstPortCode: string;
  boxes: readonly BoxCount[];
  /** Door city, ASK for a fee on enquiry, or empty for the station. */
  pickup: string;
  delivery: string;
}

const PATH = '/railWay/addOrder';
const NAMES: OrderLinkNames = { ...SEARCH_NAMES, orgPortCode: 'from', dstPortCode: 'to' };
const CITY = /^\d{6}$/;

export const railOrderAddress = ({
  priceId,
  orgPortCode,
  dstPortCode,
  boxes,
  pickup,
  delivery,
}: RailOrderLink): string =>
  addressOf(PATH, { priceId, from: orgPortCode, to: dstPortCode, ctn: writeBoxes(boxes), pickup, delivery });

/** Parses the link; null without an offer. Never throws. */
export function readRailOrderLink(query: string): RailOrderLink | null {
  const link = readOrderLink(query, NAMES);
  if (link === null) return null;
  const fields = readFields(query);
  const door = (name: string) => {
    const text = fields.get(name) ?? '';
    return text === DOOR_BY_ENQUIRY || CITY.test(text) ? text : '';
  };
  const { priceId, orgPortCode, dstPortCode } = link;
  return {
    priceId,
    orgPortCode,
    dstPortCode,
    boxes: readBoxes(fields.get('ctn') ?? ''),
    pickup: door('pickup'),
    delivery: door('delivery'),
  };
}
