import { useSelector } from '@xstate/react';
import { lazy, type ReactNode, Suspense } from 'react';
import { formButtons, frame } from '#copy/booking/frame.ts';
import { onlyReads, unverifiedOrder as words } from '#copy/booking/outcome.ts';
import { KIT } from '#copy/kit.ts';
import { head } from '#copy/shell.ts';
import type { PageCopy } from '#copy/text-pages.ts';
import { type BookingRef, selectCheckout, selectOrderForm } from '#machines/booking/index.ts';
import { type DraftRef, selectStanding } from '#machines/draft/index.ts';
import {
  type OrderFormRef,
  selectAmends,
  selectDraft,
  selectFacts,
  selectIsPassed,
  selectIsSignedIn,
  selectIsUnderReview,
  selectMayBook,
} from '#machines/order-form/index.ts';
import { type SharedForm, type SharingEvent, type SharingRef, selectIsOpen } from '#machines/sharing/index.ts';
import type { FileAccess } from '#src/features/files/views/FilePreview.tsx';
import { selectLoaded } from '#src/lazy/lazy-actor.ts';
import { Button } from '#src/ui/parts/Button.tsx';
import { Note } from '#src/ui/parts/common/Note.tsx';
import { loadOnApproach } from '#src/ui/parts/Dialog.tsx';
import { Missing } from '#src/ui/parts/list/Empty.tsx';
import { Booking } from './Booking.tsx';
import { StepFields } from './Fields.tsx';
import type { FormSharing } from './FormShareDialog.tsx';
import { type FoldedLines, useFoldedLines } from './goods/use-folded-lines.ts';
import { LazyAmendedNote, LazyLinkNote, LazyPriceDiff } from './lazy-views.tsx';
import { PricePanel } from './PricePanel.tsx';
import type { AddressBook } from './parties/PartyPanel.tsx';
import { useShared } from './use-booking.ts';

const FormShareDialog = lazy(() => import('./FormShareDialog.tsx').catch(() => ({ default: Missing })));

/** Current form values; the server drops what a link may not contain. */
function sharedForm(actor: OrderFormRef): SharedForm {
  const { service, form, price, facts } = actor.getSnapshot().context;
  const quote = price === null ? {} : { quoteId: price.quote.quoteId };
  return {
    kind: 'order',
    content: { service: service.code, form, ...quote } as SharedForm['content'],
    now: facts.now,
  };
}

/** Creates a link that lets another user start the same form with other goods. */
export function ShareForm({ actor, share }: { actor: OrderFormRef; share: () => FormSharing }) {
  const { sharing, ownLinks, onSignIn } = share();
  const running = useSelector(sharing, selectLoaded);
  const mayBook = useSelector(actor, selectMayBook);
  if (!mayBook) return null;
  const open = () => {
    const opened: SharingEvent = { type: 'share.open', shared: sharedForm(actor) };
    if (selectIsSignedIn(actor.getSnapshot())) sharing.send(opened);
    else onSignIn();
  };
  return (
    <div className="print:hidden">
      <Button size={32} icon="share" {...loadOnApproach} onClick={open}>
        {formButtons.share}
      </Button>
      {running === null ? null : <Opened sharing={running} ownLinks={ownLinks} />}
    </div>
  );
}

function Opened({ sharing, ownLinks }: Pick<FormSharing, 'ownLinks'> & { sharing: SharingRef }) {
  const isOpen = useSelector(sharing, selectIsOpen);
  return <Suspense>{isOpen ? <FormShareDialog sharing={sharing} ownLinks={ownLinks} /> : null}</Suspense>;
}

/** Status of the draft in one line; offers a choice when another tab saved later. */
export function DraftNote({ actor }: { actor: DraftRef }) {
  const standing = useSelector(actor, selectStanding);
  if (standing === 'conflict')
    return (
      <Note
        tone="warn"
        live
        action={
          <span className="flex flex-wrap gap-1">
            <Button size={32} onClick={() => actor.send({ type: 'draft.takeTheirs' })}>
              {frame.draft.takeTheirs}
            </Button>
            <Button size={32} onClick={() => actor.send({ type: 'draft.keepMine' })}>
              {frame.draft.keepMine}
            </Button>
          </span>
        }
      >
        {frame.draft.conflict}
      </Note>
    );
  const canRetry = standing === 'unsaved' || standing === 'unkept';
  return (
    <p
      role="status"
      className={`flex min-h-2.5 flex-wrap items-center gap-1 text-12 ${canRetry ? 'text-warn' : 'text-ink-3'}`}
    >
      {frame.draft[standing]}
      {canRetry ? (
        <Button size={32} onClick={() => actor.send({ type: 'draft.retry' })}>
          {KIT.retry}
        </Button>
      ) : null}
    </p>
  );
}

const Agreement = lazy(() => import('./Agreement.tsx').catch(() => ({ default: Missing })));
const TemplateForm = lazy(() => import('./TemplateForm.tsx').catch(() => ({ default: () => null })));

/** Props of an order form's page. */
export interface OrderFormProps {
  actor: BookingRef;
  title: ReactNode;
  /** Opens enterprise verification. */
  onVerify?: () => void;
  /** Absent when links cannot be created. */
  share?: () => FormSharing;
  stepHref?: (step: string) => string;
  onView?: (orderNo: string) => void;
  onCopy?: (text: string) => void;
  /** Countdown to the user centre, shown beside a placed order. */
  authNotice?: ReactNode;
}

/** Props of a form with file uploads. */
export interface FiledOrderProps extends OrderFormProps {
  fileAccess: FileAccess;
}

/** Props of a form with shipper and consignee. */
export interface PartiesOrderProps extends FiledOrderProps {
  addressBook: () => AddressBook;
}

export type StepViews = Readonly<Record<string, (form: OrderFormRef, lines: FoldedLines) => ReactNode>>;

interface ServiceBookingProps extends OrderFormProps {
  /** Custom step views; a missing one shows every described field. */
  steps: StepViews;
  /** The placed order, for services that show it in a dialog over the form. */
  placed?: (form: OrderFormRef) => ReactNode;
}

/** Order form of any service: steps, price, draft and agreements. */
export function ServiceBooking({ actor, steps, onVerify, share, ...shared }: ServiceBookingProps) {
  const form = useSelector(actor, selectOrderForm);
  const checkout = useSelector(actor, selectCheckout);
  const { reveal, ...lines } = useFoldedLines(actor);
  return (
    <>
      <Booking
        {...shared}
        actor={actor}
        form={form}
        checkout={checkout}
        onReveal={reveal}
        renderStep={(form, step) => steps[step]?.(form, lines) ?? <StepFields actor={form} step={step} />}
        notice={(form) => (
          <>
            <OriginNotes actor={form} />
            <Unverified actor={form} onVerify={onVerify} />
          </>
        )}
        aside={(form) => <Beside actor={form} share={share} />}
      />
      {checkout ? <LazyPriceDiff actor={checkout} /> : null}
      <Suspense>{checkout ? <Agreement actor={checkout} /> : null}</Suspense>
    </>
  );
}

/** Notices about the share link and the amended order. */
function OriginNotes({ actor }: { actor: OrderFormRef }) {
  const { link, amends } = useShared(actor, selectFacts);
  return (
    <>
      {link === undefined ? null : <LazyLinkNote actor={actor} />}
      {amends === undefined ? null : <LazyAmendedNote actor={actor} />}
    </>
  );
}

/** Warns at the top that the role or a missing verification limits ordering. */
function Unverified({ actor, onVerify }: { actor: OrderFormRef; onVerify: (() => void) | undefined }) {
  const isPassed = useSelector(actor, selectIsPassed);
  const isUnderReview = useSelector(actor, selectIsUnderReview);
  const mayBook = useSelector(actor, selectMayBook);
  if (!mayBook) return <Note>{onlyReads}</Note>;
  if (isPassed) return null;
  return (
    <Note
      tone="warn"
      title={isUnderReview ? words.orderKeptInReview : words.orderKept}
      action={
        onVerify ? (
          <Button size={32} onClick={onVerify}>
            {isUnderReview ? words.progress : words.verify}
          </Button>
        ) : null
      }
    >
      {words.unverified}
    </Note>
  );
}

interface BesideProps {
  actor: OrderFormRef;
  share: (() => FormSharing) | undefined;
}

function Beside({ actor, share }: BesideProps) {
  const draft = useSelector(actor, selectDraft);
  const amends = useSelector(actor, selectAmends);
  const mayBook = useSelector(actor, selectMayBook);
  return (
    <>
      {share && amends === undefined ? (
        <div className="flex flex-wrap gap-1">
          <ShareForm actor={actor} share={share} />
          <Suspense>
            <TemplateForm actor={actor} share={share} />
          </Suspense>
        </div>
      ) : null}
      <PricePanel actor={actor} />
      {draft && mayBook && amends === undefined ? <DraftNote actor={draft} /> : null}
    </>
  );
}

interface OrderPageHeadProps {
  page: PageCopy;
  /** The form under its heading. */
  children: (title: ReactNode) => ReactNode;
}

/** Page title and heading of an order form. */
export const OrderPageHead = ({ page, children }: OrderPageHeadProps) => (
  <>
    <title>{head.title(page.title)}</title>
    <meta name="description" content={page.description} />
    {children(
      <div>
        <h1 className="text-balance font-strong text-28 leading-head">{page.heading}</h1>
        <p className="mt-1 max-w-[40em] text-ink-2">{page.lead}</p>
      </div>,
    )}
  </>
);
