import { rateServices } from '../imports/services.ts';
import { isEnded, type OrderStatus } from '../orders/statuses.ts';
import type { DocumentOrder } from './description.ts';
import { type DocumentKind, documentKinds } from './kinds.ts';
import { roadLegsOf } from './road-legs.ts';

type Offered = Pick<
  DocumentOrder,
  'doors' | 'dst' | 'form' | 'isDanger' | 'lines' | 'org' | 'service' | 'status' | 'terminal' | 'trip'
>;

/** Services that book space on a ship, an aircraft or a train. */
const BOOKED_WITH_A_CARRIER: readonly string[] = rateServices;
/** Services whose dangerous goods travel under the IMDG Code and whose forms ask for shipper and consignee. */
const DECLARED_TO_THE_SHIP: readonly string[] = ['fcl', 'lcl'];

/** Services whose dangerous goods are packed into a container, by the shipper or by us. */
const PACKED_IN_A_BOX: readonly string[] = ['fcl', 'lcl', 'cfs'];

/** Services that transport dangerous goods, in packages or in a tank. */
const LABELLED: readonly string[] = ['fcl', 'lcl', 'cfs', 'air', 'rail', 'domestic', 'truck', 'tank'];

const UNCONFIRMED: readonly OrderStatus[] = ['submitted', 'docsPending', 'reviewing', 'dgReviewing'];

const isOffered: Readonly<Record<DocumentKind, (order: Offered) => boolean>> = {
  'booking-note': ({ service, org, dst }) => BOOKED_WITH_A_CARRIER.includes(service) && org !== null && dst !== null,
  'dg-declaration': ({ service, isDanger }) => DECLARED_TO_THE_SHIP.includes(service) && isDanger === 'Y',
  'packing-certificate': ({ service, isDanger }) => PACKED_IN_A_BOX.includes(service) && isDanger === 'Y',
  'air-declaration': ({ service, isDanger }) => service === 'air' && isDanger === 'Y',
  'road-document': (order) => order.isDanger === 'Y' && roadLegsOf(order).length > 0,
  'rail-attachment': ({ service, isDanger }) => service === 'rail' && isDanger === 'Y',
  labels: ({ service, isDanger }) => LABELLED.includes(service) && isDanger === 'Y',
  'quote-sheet': ({ lines }) => lines.length > 0,
  'order-confirmation': ({ status }) => !UNCONFIRMED.includes(status),
};

/** Orders that ended without being carried out offer no documents. */
export const offersDocument = (order: Offered, kind: DocumentKind): boolean =>
  !isEnded(order.status) && isOffered[kind](order);

export const documentsOf = (order: Offered): DocumentKind[] =>
  documentKinds.filter((kind) => offersDocument(order, kind));
