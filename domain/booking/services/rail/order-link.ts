import { type BoxCount, readBoxes, writeBoxes } from '../../../orders/box-text.ts';
import { PRICE_ID } from '../../../orders/order-link.ts';
import { addressOf, readFields } from '../../../query-text.ts';
import { ASKED_DOOR } from '../../../rail/terms.ts';

/** What /railWay/addOrder opens with: ?priceId=…&from=CNCKG&to=DEDUI&ctn=40HQ*2&pickup=500000&delivery=ASK */
export interface RailOrderLink {
  /** Of the offer; the server says again what it is and whether it still holds. */
  priceId: string;
  orgPortCode: string;
  dstPortCode: string;
  boxes: readonly BoxCount[];
  /** The city of a door, one priced by its address, or empty for the station. */
  pickup: string;
  delivery: string;
}

const PATH = '/railWay/addOrder';
const STATION_CODE = /^[A-Z0-9][A-Z0-9-]{1,9}$/;
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

/** The same from a query string; null where no price is named. Never throws. */
export function readRailOrderLink(query: string): RailOrderLink | null {
  const fields = readFields(query);
  const held = (name: string, shape: RegExp) => {
    const text = fields.get(name) ?? '';
    return shape.test(text) ? text : '';
  };
  const door = (name: string) => (fields.get(name) === ASKED_DOOR ? ASKED_DOOR : held(name, CITY));
  const priceId = held('priceId', PRICE_ID);
  if (priceId === '') return null;
  return {
    priceId,
    orgPortCode: held('from', STATION_CODE),
    dstPortCode: held('to', STATION_CODE),
    boxes: readBoxes(fields.get('ctn') ?? ''),
    pickup: door('pickup'),
    delivery: door('delivery'),
  };
}
