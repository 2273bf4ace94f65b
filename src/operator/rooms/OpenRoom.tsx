import { useSelector } from '@xstate/react';
import type { OperatorFirstRun } from '#contract/calls/operator-first-run.ts';
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
  selectOrderQueue,
  selectRates,
  selectRestrictions,
  selectStaff,
  selectUnsent,
  selectVehicles,
  selectVerification,
  selectVerificationQueue,
} from '#machines/operator-rooms/index.ts';
import type { ResourceRef } from '#machines/resource/index.ts';
import { OperatorActs } from '../acts/OperatorActs.tsx';
import { OperatorContent } from '../article/OperatorContent.tsx';
import { OperatorEnquiries } from '../enquiry/OperatorEnquiries.tsx';
import { OperatorInvoices } from '../invoice/OperatorInvoices.tsx';
import { OperatorLeads } from '../lead/OperatorLeads.tsx';
import { OperatorNotices } from '../notices/OperatorNotices.tsx';
import { OperatorOpening } from '../opening/OperatorOpening.tsx';
import { OperatorOrders } from '../orders/OperatorOrders.tsx';
import type { HoldFile } from '../rates-import/hold-file.ts';
import { RatesImport } from '../rates-import/RatesImport.tsx';
import type { HeldAddress } from '../records/CompanyLogo.tsx';
import { OperatorCodes } from '../records/OperatorCodes.tsx';
import { OperatorCompany } from '../records/OperatorCompany.tsx';
import { OperatorVehicles } from '../records/OperatorVehicles.tsx';
import { OperatorRestrictions } from '../restrictions/OperatorRestrictions.tsx';
import { OperatorStaff } from '../staff/OperatorStaff.tsx';
import { OperatorVerifications } from '../verification/OperatorVerifications.tsx';

interface OpenRoomProps {
  actor: OperatorRoomsRef;
  hold: HoldFile;
  heldAddress: HeldAddress;
}

export const OpenRoom = ({ actor, hold, heldAddress }: OpenRoomProps) => (
  <>
    <Opening actor={actor} />
    <Orders actor={actor} />
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

function Orders({ actor }: { actor: OperatorRoomsRef }) {
  const queue = useSelector(actor, selectOrderQueue);
  const order = useSelector(actor, selectOrder);
  return queue === undefined || order === undefined ? null : <OperatorOrders queue={queue} order={order} />;
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
