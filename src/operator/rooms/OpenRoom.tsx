import { useSelector } from '@xstate/react';
import type { DeskFirstRun } from '#contract/calls/desk-first-run.ts';
import {
  type DeskRoomsRef,
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
} from '#machines/desk-rooms/index.ts';
import type { ResourceRef } from '#machines/resource/index.ts';
import { DeskActs } from '../acts/DeskActs.tsx';
import { DeskContent } from '../article/DeskContent.tsx';
import { DeskEnquiries } from '../enquiry/DeskEnquiries.tsx';
import { DeskInvoices } from '../invoice/DeskInvoices.tsx';
import { DeskLeads } from '../lead/DeskLeads.tsx';
import { DeskNotices } from '../notices/DeskNotices.tsx';
import { DeskOpening } from '../opening/DeskOpening.tsx';
import { DeskOrders } from '../orders/DeskOrders.tsx';
import type { HoldFile } from '../rates-import/hold-file.ts';
import { RatesImport } from '../rates-import/RatesImport.tsx';
import type { HeldAddress } from '../records/CompanyLogo.tsx';
import { DeskCodes } from '../records/DeskCodes.tsx';
import { DeskCompany } from '../records/DeskCompany.tsx';
import { DeskVehicles } from '../records/DeskVehicles.tsx';
import { DeskRestrictions } from '../restrictions/DeskRestrictions.tsx';
import { DeskStaff } from '../staff/DeskStaff.tsx';
import { DeskVerifications } from '../verification/DeskVerifications.tsx';

interface OpenRoomProps {
  actor: DeskRoomsRef;
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

function Opening({ actor }: { actor: DeskRoomsRef }) {
  const opening: ResourceRef<DeskFirstRun> | undefined = useSelector(actor, selectOpening);
  return opening === undefined ? null : <DeskOpening actor={opening} rooms={actor} />;
}

function Vehicles({ actor }: { actor: DeskRoomsRef }) {
  const vehicles = useSelector(actor, selectVehicles);
  return vehicles === undefined ? null : <DeskVehicles actor={vehicles} />;
}

function Codes({ actor }: { actor: DeskRoomsRef }) {
  const codes = useSelector(actor, selectCodes);
  return codes === undefined ? null : <DeskCodes actor={codes} />;
}

function Company({ actor, hold, heldAddress }: OpenRoomProps) {
  const company = useSelector(actor, selectCompany);
  return company === undefined ? null : <DeskCompany actor={company} hold={hold} heldAddress={heldAddress} />;
}

function Staff({ actor }: { actor: DeskRoomsRef }) {
  const staff = useSelector(actor, selectStaff);
  return staff === undefined ? null : <DeskStaff actor={staff} />;
}

function Notices({ actor }: { actor: DeskRoomsRef }) {
  const notices = useSelector(actor, selectUnsent);
  return notices === undefined ? null : <DeskNotices actor={notices} />;
}

function Acts({ actor }: { actor: DeskRoomsRef }) {
  const acts = useSelector(actor, selectActs);
  return acts === undefined ? null : <DeskActs actor={acts} />;
}

function Orders({ actor }: { actor: DeskRoomsRef }) {
  const queue = useSelector(actor, selectOrderQueue);
  const order = useSelector(actor, selectOrder);
  return queue === undefined || order === undefined ? null : <DeskOrders queue={queue} order={order} />;
}

function Enquiries({ actor }: { actor: DeskRoomsRef }) {
  const queue = useSelector(actor, selectEnquiryQueue);
  const enquiry = useSelector(actor, selectEnquiry);
  return queue === undefined || enquiry === undefined ? null : <DeskEnquiries queue={queue} enquiry={enquiry} />;
}

function Verifications({ actor }: { actor: DeskRoomsRef }) {
  const queue = useSelector(actor, selectVerificationQueue);
  const verification = useSelector(actor, selectVerification);
  return queue === undefined || verification === undefined ? null : (
    <DeskVerifications queue={queue} verification={verification} />
  );
}

function Invoices({ actor, hold }: { actor: DeskRoomsRef; hold: HoldFile }) {
  const queue = useSelector(actor, selectInvoiceQueue);
  const invoice = useSelector(actor, selectInvoice);
  return queue === undefined || invoice === undefined ? null : (
    <DeskInvoices queue={queue} invoice={invoice} hold={hold} />
  );
}

function Leads({ actor }: { actor: DeskRoomsRef }) {
  const queue = useSelector(actor, selectLeadQueue);
  const lead = useSelector(actor, selectLead);
  return queue === undefined || lead === undefined ? null : <DeskLeads queue={queue} lead={lead} />;
}

function Rates({ actor, hold }: { actor: DeskRoomsRef; hold: HoldFile }) {
  const rates = useSelector(actor, selectRates);
  return rates === undefined ? null : <RatesImport actor={rates} hold={hold} />;
}

function Restrictions({ actor }: { actor: DeskRoomsRef }) {
  const restrictions = useSelector(actor, selectRestrictions);
  return restrictions === undefined ? null : <DeskRestrictions actor={restrictions} />;
}

function Content({ actor, hold }: { actor: DeskRoomsRef; hold: HoldFile }) {
  const queue = useSelector(actor, selectArticleQueue);
  const article = useSelector(actor, selectArticle);
  return queue === undefined || article === undefined ? null : (
    <DeskContent queue={queue} article={article} hold={hold} />
  );
}
