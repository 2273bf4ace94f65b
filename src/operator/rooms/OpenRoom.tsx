import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import type { OperatorFirstRun } from '#contract/calls/operator-first-run.ts';
import { operatorOrders as words } from '#copy/operator/orders.ts';
import { orders } from '#copy/orders/list.ts';
import { orderStatuses } from '#domain/orders/statuses.ts';
import {
  type OperatorOrderRef,
  selectCancellation,
  selectCanOpen,
  selectMessages,
  selectNumbers,
  selectOrderNo,
  selectShipment,
  selectStep,
} from '#machines/operator-order/index.ts';
import { type OperatorQueueRef, type OrderRow as Row, selectFilters } from '#machines/operator-queue/index.ts';
import {
  type OperatorRoomsRef,
  selectActs,
  selectArticle,
  selectArticleQueue,
  selectCodes,
  selectCompany,
  selectEnquiry,
  selectEnquiryQueue,
  selectInvoice,
  selectInvoiceQueue,
  selectLead,
  selectLeadQueue,
  selectOpening,
  selectOrder,
  selectOrderFileRef,
  selectOrderQueue,
  selectRates,
  selectRestrictions,
  selectStaff,
  selectUnsent,
  selectVehicles,
  selectVerification,
  selectVerificationQueue,
} from '#machines/operator-rooms/index.ts';
import type { OrderFileRef } from '#machines/order-file/index.ts';
import type { ResourceRef } from '#machines/resource/index.ts';
import { OrderBadges } from '#src/features/orders/views/OrderBadges.tsx';
import { Boxes, Lane } from '#src/features/orders/views/OrderCells.tsx';
import { UnreadBadge } from '#src/features/orders/views/UnreadBadge.tsx';
import { OperatorOrder } from '#src/operator/order/OperatorOrder.tsx';
import { OrderFile } from '#src/operator/order-file/OrderFile.tsx';
import { BesideQueue } from '#src/operator/queue/BesideQueue.tsx';
import { Queue, UnLabels } from '#src/operator/queue/Queue.tsx';
import type { FilterChoice } from '#src/operator/queue/QueueFilters.tsx';
import { TallyMark } from '#src/ui/parts/ScaleBar.tsx';
import { OperatorActs } from '../acts/OperatorActs.tsx';
import { OperatorContent } from '../article/OperatorContent.tsx';
import { OperatorEnquiries } from '../enquiry/OperatorEnquiries.tsx';
import { OperatorInvoices } from '../invoice/OperatorInvoices.tsx';
import { OperatorLeads } from '../lead/OperatorLeads.tsx';
import { OperatorNotices } from '../notices/OperatorNotices.tsx';
import { OperatorOpening } from '../opening/OperatorOpening.tsx';
import type { HoldFile } from '../rates-import/RateFile.tsx';
import { RatesImport } from '../rates-import/RatesImport.tsx';
import type { HeldAddress } from '../records/CompanyLogo.tsx';
import { OperatorCodes } from '../records/OperatorCodes.tsx';
import { OperatorCompany } from '../records/OperatorCompany.tsx';
import { OperatorVehicles } from '../records/OperatorVehicles.tsx';
import { OperatorRestrictions } from '../restrictions/OperatorRestrictions.tsx';
import { OperatorStaff } from '../staff/OperatorStaff.tsx';
import { OperatorVerifications } from '../verification/OperatorVerifications.tsx';

/** Status badges, shown beside the order number. */
export const OrderMarks = ({ row }: { row: Row }) => (
  <>
    <OrderBadges order={row} />
    <UnreadBadge order={row} />
  </>
);

/** Order in the queue: customer, route, cargo, and documents submitted. */
export const OrderRow = ({ row }: { row: Row }) => (
  <>
    <span className="min-w-0 text-12 text-ink-2">
      {row.company === null ? null : <>{row.company} </>}
      <Lane order={row} />
    </span>
    <span className="flex flex-wrap items-center gap-x-1 gap-y-0.5 text-12 text-ink-2">
      <UnLabels numbers={row.unNumbers} />
      <Boxes order={row} />
      <span className="text-ink-3">{orders.services[row.service]}</span>
      {row.ownPapers == null ? null : (
        <span className="ml-auto">
          <TallyMark
            done={row.ownPapers.ready}
            total={row.ownPapers.all}
            label={words.ownPapers(row.ownPapers.ready, row.ownPapers.all)}
          />
        </span>
      )}
    </span>
  </>
);

const FILTERS: readonly FilterChoice[] = [
  {
    field: 'service',
    label: words.service,
    choices: [
      { value: '', label: words.all },
      ...Object.entries(orders.services).map(([value, label]) => ({ value, label })),
    ],
  },
  {
    field: 'status',
    label: words.status,
    choices: [
      { value: '', label: words.open },
      ...orderStatuses.map((value) => ({ value, label: orders.statuses[value] })),
    ],
  },
];

interface OrderQueueProps {
  actor: OperatorQueueRef;
  order: OperatorOrderRef;
  /** Button beside the heading. */
  begin?: ReactNode;
}

export function OrderQueue({ actor, order, begin }: OrderQueueProps) {
  const openId = useSelector(order, selectOrderNo);
  const canOpen = useSelector(order, selectCanOpen);
  return (
    <Queue
      actor={actor}
      own={words}
      filters={FILTERS}
      openId={openId}
      canOpen={canOpen}
      onOpen={(orderNo) => order.send({ type: 'order.open', orderNo })}
      titleOf={({ id }) => id}
      dueOf={(row) =>
        row.kind === 'order' && row.deadlineKind !== null ? words.deadlineKinds[row.deadlineKind] : null
      }
      renderMarks={(row) => (row.kind === 'order' ? <OrderMarks row={row} /> : null)}
      renderRow={(row) => (row.kind === 'order' ? <OrderRow row={row} /> : null)}
      begin={begin}
    />
  );
}

interface OperatorOrdersProps {
  queue: OperatorQueueRef;
  order: OperatorOrderRef;
  file: OrderFileRef;
  hold: HoldFile;
}

function OperatorOrders({ queue, order, file, hold }: OperatorOrdersProps) {
  const filter = useSelector(queue, selectFilters);
  return (
    <BesideQueue
      queue={
        <OrderQueue actor={queue} order={order} begin={<OrderFile actor={file} hold={hold} filter={{ ...filter }} />} />
      }
      renderOpen={(toList) => <OpenOrder order={order} toList={toList} />}
    />
  );
}

function OpenOrder({ order, toList }: { order: OperatorOrderRef; toList: () => void }) {
  const messages = useSelector(order, selectMessages);
  const cancellation = useSelector(order, selectCancellation);
  const numbers = useSelector(order, selectNumbers);
  const shipment = useSelector(order, selectShipment);
  const step = useSelector(order, selectStep);
  return <OperatorOrder actor={order} {...{ messages, cancellation, numbers, shipment, step, toList }} />;
}

interface OpenRoomProps {
  actor: OperatorRoomsRef;
  hold: HoldFile;
  heldAddress: HeldAddress;
}

export const OpenRoom = ({ actor, hold, heldAddress }: OpenRoomProps) => (
  <>
    <Opening actor={actor} />
    <Orders actor={actor} hold={hold} />
    <Enquiries actor={actor} />
    <Verifications actor={actor} />
    <Invoices actor={actor} hold={hold} />
    <Leads actor={actor} />
    <Vehicles actor={actor} />
    <Rates actor={actor} hold={hold} />
    <Restrictions actor={actor} />
    <Codes actor={actor} />
    <Content actor={actor} hold={hold} />
    <Company actor={actor} hold={hold} heldAddress={heldAddress} />
    <Staff actor={actor} />
    <Notices actor={actor} />
    <Acts actor={actor} />
  </>
);

function Opening({ actor }: { actor: OperatorRoomsRef }) {
  const opening: ResourceRef<OperatorFirstRun> | undefined = useSelector(actor, selectOpening);
  return opening === undefined ? null : <OperatorOpening actor={opening} rooms={actor} />;
}

function Vehicles({ actor }: { actor: OperatorRoomsRef }) {
  const vehicles = useSelector(actor, selectVehicles);
  return vehicles === undefined ? null : <OperatorVehicles actor={vehicles} />;
}

function Codes({ actor }: { actor: OperatorRoomsRef }) {
  const codes = useSelector(actor, selectCodes);
  return codes === undefined ? null : <OperatorCodes actor={codes} />;
}

function Company({ actor, hold, heldAddress }: OpenRoomProps) {
  const company = useSelector(actor, selectCompany);
  return company === undefined ? null : <OperatorCompany actor={company} hold={hold} heldAddress={heldAddress} />;
}

function Staff({ actor }: { actor: OperatorRoomsRef }) {
  const staff = useSelector(actor, selectStaff);
  return staff === undefined ? null : <OperatorStaff actor={staff} />;
}

function Notices({ actor }: { actor: OperatorRoomsRef }) {
  const notices = useSelector(actor, selectUnsent);
  return notices === undefined ? null : <OperatorNotices actor={notices} />;
}

function Acts({ actor }: { actor: OperatorRoomsRef }) {
  const acts = useSelector(actor, selectActs);
  return acts === undefined ? null : <OperatorActs actor={acts} />;
}

function Orders({ actor, hold }: { actor: OperatorRoomsRef; hold: HoldFile }) {
  const queue = useSelector(actor, selectOrderQueue);
  const order = useSelector(actor, selectOrder);
  const file = useSelector(actor, selectOrderFileRef);
  if (queue === undefined || order === undefined || file === undefined) return null;
  return <OperatorOrders {...{ queue, order, file, hold }} />;
}

function Enquiries({ actor }: { actor: OperatorRoomsRef }) {
  const queue = useSelector(actor, selectEnquiryQueue);
  const enquiry = useSelector(actor, selectEnquiry);
  return queue === undefined || enquiry === undefined ? null : <OperatorEnquiries queue={queue} enquiry={enquiry} />;
}

function Verifications({ actor }: { actor: OperatorRoomsRef }) {
  const queue = useSelector(actor, selectVerificationQueue);
  const verification = useSelector(actor, selectVerification);
  return queue === undefined || verification === undefined ? null : (
    <OperatorVerifications queue={queue} verification={verification} />
  );
}

function Invoices({ actor, hold }: { actor: OperatorRoomsRef; hold: HoldFile }) {
  const queue = useSelector(actor, selectInvoiceQueue);
  const invoice = useSelector(actor, selectInvoice);
  return queue === undefined || invoice === undefined ? null : (
    <OperatorInvoices queue={queue} invoice={invoice} hold={hold} />
  );
}

function Leads({ actor }: { actor: OperatorRoomsRef }) {
  const queue = useSelector(actor, selectLeadQueue);
  const lead = useSelector(actor, selectLead);
  return queue === undefined || lead === undefined ? null : <OperatorLeads queue={queue} lead={lead} />;
}

function Rates({ actor, hold }: { actor: OperatorRoomsRef; hold: HoldFile }) {
  const rates = useSelector(actor, selectRates);
  return rates === undefined ? null : <RatesImport actor={rates} hold={hold} />;
}

function Restrictions({ actor }: { actor: OperatorRoomsRef }) {
  const restrictions = useSelector(actor, selectRestrictions);
  return restrictions === undefined ? null : <OperatorRestrictions actor={restrictions} />;
}

function Content({ actor, hold }: { actor: OperatorRoomsRef; hold: HoldFile }) {
  const queue = useSelector(actor, selectArticleQueue);
  const article = useSelector(actor, selectArticle);
  return queue === undefined || article === undefined ? null : (
    <OperatorContent queue={queue} article={article} hold={hold} />
  );
}
