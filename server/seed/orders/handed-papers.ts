import { filesGiven } from '#domain/booking/goods-papers.ts';
import type { FclForm } from '#domain/fcl/form.ts';
import { DAY_MS, HOUR_MS } from '#domain/limits.ts';
import { orderPapers } from '#domain/orders/order-papers.ts';
import type { OrderStatus } from '#domain/orders/statuses.ts';
import { isFilled } from '#domain/paper-forms/filled.ts';
import { initialPaper } from '#domain/paper-forms/paper-form.ts';
import type { CarriedVoyage } from '../../data/schema/booked.ts';
import type * as schema from '../../data/schema/index.ts';
import { type DemoOwner, documentId } from './papers.ts';

interface Shown {
  orderNo: string;
  owner: DemoOwner;
  form: FclForm;
  voyage: CarriedVoyage;
  /** The last step reached. */
  reached: OrderStatus;
  placedAt: number;
}

type Row = typeof schema.orderPapers.$inferInsert;

/** Documents handed in for demo orders, accepted before the step that requires them. */
export function handedRows({ orderNo, owner, form, voyage, reached, placedAt }: Shown): Row[] {
  const given = filesGiven(form.cargo);
  const at = new Date(placedAt + HOUR_MS);
  return orderPapers(form, voyage, reached, placedAt)
    .filter((paper) => paper.owner === 'SHIPPER' && isNeededBy(paper.status, given[paper.code]))
    .map(({ code, expiry, holdsUntil }) => {
      const files = given[code] ?? [];
      const isForm = isFilled('fcl', code);
      return {
        ...{ orderNo, paper: code, version: 1, state: 'accepted' as const, isLate: false, reason: null },
        fileIds: files.length > 0 ? files.map(({ fileId }) => fileId) : isForm ? [] : [documentId(owner)],
        form: isForm ? initialPaper(code as 'SHIPPING_INSTRUCTION', form).values : null,
        day: expiry === null ? null : dayText(holdsUntil ?? placedAt),
        missingSections: null,
        ...{ handedInBy: `user-${owner}`, handedInAt: at, decidedAt: new Date(placedAt + 2 * HOUR_MS) },
      };
    });
}

/** True for documents required by the reached step or supplied with the booking. */
const isNeededBy = (status: string, files: readonly unknown[] | undefined): boolean =>
  status === 'NOT_RECEIVED' || (files?.length ?? 0) > 0;

const dayText = (at: number): string => new Date(at + DAY_MS).toISOString().slice(0, 10);
