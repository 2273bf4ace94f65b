import { useSelector } from '@xstate/react';
import { type ReactNode, useState } from 'react';
import type { FclForm } from '#domain/booking/services/fcl/form.ts';
import {
  type BookingRef,
  selectCheckout,
  selectDraft,
  selectIsPassed,
  selectIsUnderReview,
} from '#machines/booking/index.ts';
import { begun } from '#src/ui/copy/booking/refused.ts';
import { verification } from '#src/ui/copy/notices.ts';
import { Button } from '#src/ui/parts/Button.tsx';
import { Note } from '#src/ui/parts/Note.tsx';
import { Agreement } from '../booking/Agreement.tsx';
import { Booking } from '../booking/Booking.tsx';
import { StepFields } from '../booking/Fields.tsx';
import { PriceDiffDialog } from '../booking/PriceDiff.tsx';
import { PricePanel } from '../booking/PricePanel.tsx';
import { DraftNote } from '../draft/DraftNote.tsx';
import type { FileAccess } from '../files/FilePreview.tsx';
import { CargoStep } from './CargoStep.tsx';
import { ConfirmStep } from './ConfirmStep.tsx';
import type { AddressBook } from './PartyPanel.tsx';
import { RouteStep } from './RouteStep.tsx';
import { ServicesStep } from './ServicesStep.tsx';
import { selectFclForm } from './selectors.ts';

export interface FclBookingProps {
  actor: BookingRef;
  title: ReactNode;
  fileAccess: FileAccess;
  addressBook: () => AddressBook;
  /** Opens the verification of the enterprise. */
  onVerify?: () => void;
  stepHref?: (step: string) => string;
  onView?: (orderNo: string) => void;
}

/** The list of this lane's prices, with what was chosen. */
const listHref = ({ orgPortCode, dstPortCode, containers, cargo }: FclForm) => {
  const boxes = containers.map(({ ctnType, quantity }) => `${ctnType}*${quantity}`).join(',');
  const isDanger = cargo.some((line) => line.isDanger) ? 'Y' : 'N';
  const unNo = cargo[0]?.dg.unNo ?? '';
  return `/shippingFcl?${new URLSearchParams({ orgPortCode, dstPortCode, boxes, isDanger, ...(unNo === '' ? {} : { unNo }) })}`;
};

/** The order of sea containers. */
export function FclBooking({ actor, title, fileAccess, addressBook, onVerify, stepHref, onView }: FclBookingProps) {
  const checkout = useSelector(actor, selectCheckout);
  const [folded, setFolded] = useState<ReadonlySet<string>>(new Set());
  const fold = (id: string, isFolded: boolean) =>
    setFolded((known) => {
      const next = new Set(known);
      if (isFolded) next.add(id);
      else next.delete(id);
      return next;
    });
  const reveal = (path: string) => {
    const place = /^cargo\.(\d+)\./.exec(path)?.[1];
    const line = selectFclForm(actor.getSnapshot()).cargo[Number(place ?? -1)];
    if (line !== undefined) fold(line.id, false);
  };
  const renderStep = (step: string) => {
    switch (step) {
      case 'route':
        return <RouteStep actor={actor} listHref={listHref} />;
      case 'cargo':
        return <CargoStep actor={actor} fileAccess={fileAccess} folded={folded} onFold={fold} />;
      case 'services':
        return <ServicesStep actor={actor} fileAccess={fileAccess} addressBook={addressBook} />;
      case 'confirm':
        return <ConfirmStep actor={actor} />;
      default:
        return <StepFields actor={actor} step={step} />;
    }
  };
  return (
    <>
      <Booking
        actor={actor}
        checkout={checkout}
        title={title}
        renderStep={renderStep}
        onReveal={reveal}
        notice={<Unverified actor={actor} onVerify={onVerify} />}
        aside={(on) => <Beside actor={actor} on={on} />}
        {...(stepHref ? { stepHref } : {})}
        {...(onView ? { onView } : {})}
      />
      {checkout ? <PriceDiffDialog actor={checkout} /> : null}
      {checkout ? <Agreement actor={checkout} /> : null}
    </>
  );
}

/** An order is taken all the same; what its enterprise still has to do is said from the start. */
function Unverified({ actor, onVerify }: { actor: BookingRef; onVerify: (() => void) | undefined }) {
  const isPassed = useSelector(actor, selectIsPassed);
  const isUnderReview = useSelector(actor, selectIsUnderReview);
  if (isPassed) return null;
  return (
    <Note
      tone="warn"
      title={isUnderReview ? verification.orderKeptInReview : verification.orderKept}
      action={
        onVerify ? (
          <Button size={32} onClick={onVerify}>
            {isUnderReview ? begun.progress : begun.verify}
          </Button>
        ) : null
      }
    >
      {begun.unverified}
    </Note>
  );
}

function Beside({ actor, on }: { actor: BookingRef; on: ReactNode }) {
  const draft = useSelector(actor, selectDraft);
  return (
    <>
      <PricePanel actor={actor}>{on}</PricePanel>
      {draft ? <DraftNote actor={draft} /> : null}
    </>
  );
}
