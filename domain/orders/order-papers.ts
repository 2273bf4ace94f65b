import type { PaperReadiness } from '../dangerous-goods/paper-readiness.ts';
import type { FclForm } from '../fcl/form.ts';
import { papersOf } from '../fcl/papers.ts';
import type { CutOffs } from '../schedule/cut-offs.ts';
import type { OutstandingPaper } from './order-life.ts';
import type { OrderStatus } from './statuses.ts';

/** Regular progress of a transport order; other statuses do not count as progress. */
const PROGRESS: readonly OrderStatus[] = [
  'booked',
  'released',
  'stuffed',
  'declared',
  'departed',
  'arrived',
  'completed',
];

const hasReached = (status: OrderStatus, step: OrderStatus): boolean =>
  PROGRESS.indexOf(status) >= PROGRESS.indexOf(step);

/** Carriers require the booking documents before booking; all others are needed before customs clearance. */
export const neededFor = ({ due }: Pick<PaperReadiness, 'due'>): 'booked' | 'declared' =>
  due === 'ORDER' || due === 'bookingCloseGen' || due === 'bookingCloseDg' ? 'booked' : 'declared';

const isAbsent = ({ status }: PaperReadiness): boolean => status === 'MISSING' || status === 'OVERDUE';

/** Documents of a placed order with the step that needs each; those the order proceeded without are NOT_RECEIVED. */
export const papersByStep = (
  papers: readonly PaperReadiness[],
  status: OrderStatus,
  needed: (paper: PaperReadiness) => OrderStatus = neededFor,
): PaperReadiness[] =>
  papers.map((paper) => ({
    ...paper,
    neededFor: needed(paper),
    ...(isAbsent(paper) && hasReached(status, needed(paper)) ? { status: 'NOT_RECEIVED' } : {}),
  }));

export const orderPapers = (
  form: FclForm,
  voyage: { etd: number; cutOffs: CutOffs },
  status: OrderStatus,
  now: number,
): PaperReadiness[] => papersByStep(papersOf(form, voyage, now), status);

/** Customer documents not accepted yet, with the step that needs each. */
export const outstandingPapers = (
  papers: readonly PaperReadiness[],
  nameOf: (paper: PaperReadiness) => string,
): OutstandingPaper[] =>
  papers
    .filter(({ owner, status }) => owner === 'SHIPPER' && status !== 'READY')
    .map((paper) => ({ name: nameOf(paper), neededFor: paper.neededFor ?? neededFor(paper) }));

/** True from customs clearance on, when the bill's parties are final. */
export const areClearingPapersIn = (status: OrderStatus): boolean => hasReached(status, 'declared');
