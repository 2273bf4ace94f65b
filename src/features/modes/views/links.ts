import { airOrderAddress } from '#domain/air/order-link.ts';
import { readUnNumber } from '#domain/dangerous-goods/numbers.ts';
import { fclOrderAddress } from '#domain/fcl/order-link.ts';
import { BAG_BOX } from '#domain/flexitank/sizes.ts';
import { lclOrderAddress } from '#domain/lcl/order-link.ts';
import type { ModesTyped } from '#domain/modes/address.ts';
import type { TransportMode } from '#domain/modes/kinds.ts';
import { addressOf } from '#domain/query-text.ts';
import { railOrderAddress } from '#domain/rail/order-link.ts';
import { TANK_BOX } from '#domain/tank/kinds.ts';

/** Fields of a row that its links depend on. */
export interface LinkedRow {
  mode: TransportMode;
  org: { code: string; nameCn: string } | null;
  dst: { code: string; nameCn: string } | null;
  load: { kind: string; units?: number; grossKg?: string; totalKg: string; volume?: string | null } | null;
  offer: { priceId: string; departs: string } | null;
}

interface ModesSearch {
  typed: ModesTyped;
  isDanger: boolean;
}

const dangerOf = ({ isDanger }: ModesSearch): 'N' | 'Y' => (isDanger ? 'Y' : 'N');
const numberOf = ({ typed }: ModesSearch) => readUnNumber(typed.unNo) ?? '';
const endsOf = ({ org, dst }: LinkedRow, { typed }: ModesSearch) => ({
  orgPortCode: org?.code ?? typed.orgPortCode,
  dstPortCode: dst?.code ?? typed.dstPortCode,
});

/** Lane, goods and quantity as the query of every price list. */
const searchOf = (row: LinkedRow, asked: ModesSearch) => ({
  ...endsOf(row, asked),
  isDanger: dangerOf(asked),
  unNo: numberOf(asked),
  weight: row.load?.grossKg ?? asked.typed.mass,
  volume: row.load?.volume ?? asked.typed.volume,
});

const boxesOf = ({ load }: LinkedRow) => [{ ctnType: BAG_BOX, quantity: load?.units ?? 1 } as const];

const tankFields = ({ typed }: ModesSearch) => ({
  pg: typed.packingGroup,
  d15: typed.density15,
  d50: typed.density50,
  ft: typed.fillTemp,
});

/** Query of a tank enquiry, keyed by its field names. */
const tankEnquiryFields = ({ load }: LinkedRow, { typed }: ModesSearch) => ({
  group: typed.packingGroup,
  tanks: String(load?.units ?? ''),
  ...{ density15: typed.density15, density50: typed.density50 },
});

const flexitankFields = ({ typed }: ModesSearch) => ({ mass: typed.mass, density: typed.density15 });

/** Order form of the row's offer; null without one. */
export function modeOrderAddress(row: LinkedRow, asked: ModesSearch): string | null {
  if (row.offer === null) return null;
  const { priceId, departs } = row.offer;
  const search = searchOf(row, asked);
  switch (row.mode) {
    case 'DRUM':
    case 'IBC':
    case 'BAG':
      return fclOrderAddress({ ...search, priceId, boxes: boxesOf(row) });
    case 'LCL':
      return lclOrderAddress({ ...search, priceId });
    case 'TANK':
      return addressOf('/tankIndex', {
        ...{ ...search, priceId, boxes: `${TANK_BOX}*${row.load?.units ?? 1}` },
        ...tankFields(asked),
      });
    case 'FLEXITANK':
      return addressOf('/fluidBag', { ...endsOf(row, asked), ...flexitankFields(asked), priceId });
    case 'AIR_CARGO':
    case 'AIR_PASSENGER': {
      const query = addressOf('', { ...search, group: asked.typed.packingGroup }).slice(1);
      return airOrderAddress(query, { priceId, flightDay: departs });
    }
    case 'RAIL':
      return railOrderAddress({ ...search, priceId, boxes: boxesOf(row), pickup: '', delivery: '' });
    default:
      return row.mode satisfies never;
  }
}

const LISTS: Readonly<Record<TransportMode, string>> = {
  TANK: '/tankIndex',
  FLEXITANK: '/fluidBag',
  DRUM: '/shippingFcl',
  IBC: '/shippingFcl',
  BAG: '/shippingFcl',
  LCL: '/shippingLcl',
  AIR_CARGO: '/airLift',
  AIR_PASSENGER: '/airLift',
  RAIL: '/railWayIndex',
};

/** Price list of the mode with the same search; falls back to the sea lane for modes without their own. */
export function modeListAddress(row: LinkedRow, asked: ModesSearch): string {
  const isElsewhere = (row.mode.startsWith('AIR') || row.mode === 'RAIL') && row.org === null;
  const names = { orgPort: row.org?.nameCn ?? '', dstPort: row.dst?.nameCn ?? '' };
  const fields = isElsewhere
    ? { isDanger: dangerOf(asked), unNo: numberOf(asked) }
    : { ...names, ...searchOf(row, asked) };
  const more = row.mode === 'TANK' ? tankFields(asked) : row.mode === 'FLEXITANK' ? flexitankFields(asked) : {};
  return addressOf(LISTS[row.mode], { ...fields, ...more });
}

const FCL_DESK = '/enquiryFcl';
const LCL_DESK = '/brand/consolidation';

/** Enquiry form; null for services without online enquiries. */
export function modeEnquiryAddress(row: LinkedRow, asked: ModesSearch): string | null {
  switch (row.mode) {
    case 'TANK':
      return addressOf(FCL_DESK, { service: 'tank', ...searchOf(row, asked), ...tankEnquiryFields(row, asked) });
    case 'DRUM':
    case 'IBC':
    case 'BAG':
      return addressOf(FCL_DESK, searchOf(row, asked));
    case 'LCL':
      return addressOf(LCL_DESK, searchOf(row, asked));
    default:
      return null;
  }
}
