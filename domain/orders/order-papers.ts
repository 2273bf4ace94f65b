import type { FclForm } from '../booking/services/fcl/form.ts';
import { papersOf } from '../booking/services/fcl/papers.ts';
import type { PaperReadiness } from '../dangerous-goods/paper-readiness.ts';
import type { CutOffs } from '../schedule/cut-offs.ts';
import type { OrderStatus } from './statuses.ts';

/** The way of an order that is carried; what is not on it has been nowhere yet. */
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

/** No carrier books without the papers of the booking, and nothing is cleared without the rest. */
export const neededFor = ({ due }: Pick<PaperReadiness, 'due'>): 'booked' | 'declared' =>
  due === 'ORDER' || due === 'bookingCloseGen' || due === 'bookingCloseDg' ? 'booked' : 'declared';

/** The papers of a placed order: those of a step it has passed were there, from the customer or from us. */
export const passedPapers = (
  papers: readonly PaperReadiness[],
  status: OrderStatus,
  needed: (paper: PaperReadiness) => OrderStatus = neededFor,
): PaperReadiness[] =>
  papers.map((paper) => (hasReached(status, needed(paper)) ? { ...paper, status: 'READY' } : paper));

export const orderPapers = (
  form: FclForm,
  voyage: { etd: number; cutOffs: CutOffs },
  status: OrderStatus,
  now: number,
): PaperReadiness[] => passedPapers(papersOf(form, voyage, now), status);

/** Whether the bill's parties may still be named: with the clearance they are known. */
export const areClearingPapersIn = (status: OrderStatus): boolean => hasReached(status, 'declared');
