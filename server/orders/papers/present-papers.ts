import type { OrderAnswer } from '#contract/calls/orders.ts';
import type { HandIn } from '#contract/fields/hand-in.ts';
import { paperText } from '#copy/dangerous-goods/papers.ts';
import type { PaperReadiness } from '#domain/dangerous-goods/paper-readiness.ts';
import type { StoredFile } from '#domain/files/stored-file.ts';
import { type OrderStatus, takesPapers } from '#domain/orders/statuses.ts';
import type { Database } from '../../data/connect.ts';
import { nameFiles } from '../../files/records.ts';
import { missingReasonOf, movesOf } from '../life/moves.ts';
import { paperFormOf } from './paper-form.ts';
import { filesOfBooking, type HandedPapers, type PaperedOrder, papersNow } from './standing.ts';

type PresentedPaper = OrderAnswer['papers'][number];

/** True when the customer may hand in or replace a document. */
export const isOpen = (paper: PaperReadiness, status: OrderStatus): boolean =>
  paper.owner === 'SHIPPER' && takesPapers(status) && paper.status !== 'READY';

const isNotReceived = ({ status }: PaperReadiness): boolean => status === 'NOT_RECEIVED';

type Named = ReadonlyMap<string, StoredFile>;
type Given = ReturnType<typeof filesOfBooking>;

function handInOf(
  order: PaperedOrder,
  paper: PaperReadiness,
  isTaken: boolean,
  { handed, given, named }: { handed: HandedPapers; given: Given; named: Named },
): HandIn | null {
  if (paper.owner !== 'SHIPPER') return null;
  const row = handed.get(paper.code);
  const files = row === undefined ? (given[paper.code] ?? []) : row.fileIds.flatMap((id) => named.get(id) ?? []);
  return {
    isOpen: isTaken,
    version: row?.version ?? 0,
    expiry: paper.expiry,
    holdsUntil: paper.holdsUntil,
    files: files.map(({ fileId, name, size }) => ({ fileId, name, size })),
    day: row?.day ?? null,
    at: row?.handedInAt.getTime() ?? null,
    isLate: row?.isLate ?? false,
    reason: row?.state === 'returned' ? row.reason : null,
    missingSections: row?.missingSections ?? null,
    form: paperFormOf(order, paper.code, row),
  };
}

export async function presentPapers(
  db: Pick<Database, 'select'>,
  order: PaperedOrder,
  { status, now, mayAct }: { status: OrderStatus; now: number; mayAct: boolean },
  handed: HandedPapers,
): Promise<PresentedPaper[]> {
  const given = filesOfBooking(order);
  const named = await nameFiles(
    db,
    [...handed.values()].flatMap(({ fileIds }) => fileIds),
  );
  const papers = papersNow(order, { status, now }, handed);
  const moves = papers.some(isNotReceived) ? await movesOf(db, order.orderNo) : [];
  return papers.map((paper) => ({
    code: paper.code,
    name: paperText[paper.code],
    stage: paper.stage,
    owner: paper.owner,
    dueAt: paper.dueAt,
    status: paper.status,
    missingReason: isNotReceived(paper) ? missingReasonOf(moves, paperText[paper.code]) : null,
    handIn: handInOf(order, paper, mayAct && isOpen(paper, status), { handed, given, named }),
  }));
}
