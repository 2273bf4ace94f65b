import { type BoxCount, readBoxes, writeBoxes } from '../orders/box-text.ts';
import { type OrderLink, type OrderLinkNames, readOrderLink } from '../orders/order-link.ts';
import { addressOf, readFields } from '../query-text.ts';

/** Parameters of /shippingFcl/addOrder: ?priceId=…&ctn=20GP*2,40HQ*1&un=1230&kg=…&m3=… */
export interface FclOrderLink extends OrderLink {
  boxes: readonly BoxCount[];
}

const PATH = '/shippingFcl/addOrder';
const names: OrderLinkNames = {
  priceId: 'priceId',
  orgPortCode: 'from',
  dstPortCode: 'to',
  isDanger: 'danger',
  unNo: 'un',
  weight: 'kg',
  volume: 'm3',
};

export const fclOrderAddress = (link: FclOrderLink): string =>
  addressOf(PATH, {
    priceId: link.priceId,
    from: link.orgPortCode,
    to: link.dstPortCode,
    danger: link.isDanger,
    ctn: writeBoxes(link.boxes),
    un: link.unNo,
    kg: link.weight,
    m3: link.volume,
  });

/** Parses the link; null without an offer. Never throws. */
export function readFclOrderLink(query: string): FclOrderLink | null {
  const link = readOrderLink(query, names);
  return link && { ...link, boxes: readBoxes(readFields(query).get('ctn') ?? '') };
}
