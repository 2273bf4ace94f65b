import { useSelector } from '@xstate/react';
import type { ProcurementItem, SupplierQuotes } from '#contract/calls/outdoor.ts';
import { onlyReads } from '#copy/booking/outcome.ts';
import { ownPost as words } from '#copy/procurement/market.ts';
import {
  type OwnPostRef,
  selectDecision,
  selectFailure,
  selectIsAsking,
  selectIsDeciding,
} from '#machines/own-post/index.ts';
import { QrCode } from '#src/features/offers/views/Sharing.tsx';
import { Button } from '#src/ui/parts/Button.tsx';
import { Badge } from '#src/ui/parts/common/Badge.tsx';
import { LinkField } from '#src/ui/parts/common/LinkField.tsx';
import { Note } from '#src/ui/parts/common/Note.tsx';
import { HOUSE_ZONE, portTime } from '#src/ui/text/time-text.ts';

export interface OwnPostProps {
  actor: OwnPostRef;
  /** Where suppliers see the request. */
  url: string;
  hasAccessCode: boolean;
  /** Time of day when codes are accepted again after too many wrong ones; null when accepted now. */
  codeWaitUntil?: string | null;
  views: number;
  quotes: number;
  /** The request may still be withdrawn. */
  isUndecided: boolean;
  mayDecide: boolean;
  /** Author and time of publication. */
  made: Pick<NonNullable<ProcurementItem['own']>, 'madeAt' | 'madeBy'> | null;
  onCopy: (text: string) => void;
}

const focus = (element: HTMLElement | null) => element?.focus();

/** Tools of a request's owner: share and withdraw. */
export function OwnPost({
  actor,
  url,
  hasAccessCode,
  codeWaitUntil = null,
  views,
  quotes,
  isUndecided,
  mayDecide,
  made,
  onCopy,
}: OwnPostProps) {
  return (
    <section aria-label={words.title} className="grid gap-2 rounded border border-line bg-surface p-2 md:p-3">
      <div className="flex flex-wrap items-baseline justify-between gap-1">
        <h2 className="font-strong text-20 leading-head">{words.title}</h2>
        <p className="text-ink-2">{words.counts(views, quotes)}</p>
      </div>
      {made === null ? null : (
        <p className="text-12 text-ink-3">{words.made(made.madeBy, portTime(made.madeAt, HOUSE_ZONE).date)}</p>
      )}
      {mayDecide ? null : <Note>{onlyReads}</Note>}
      {isUndecided ? (
        <div className="grid items-start gap-2 md:grid-cols-2">
          <div className="grid min-w-0 gap-1.5">
            <p className="text-ink-2">{words.lead}</p>
            <LinkField label={words.link} url={url} />
            <p className="text-12 text-ink-3">{hasAccessCode ? words.withCode : words.listed}</p>
            {codeWaitUntil === null ? null : <Note tone="warn">{words.codeWait(codeWaitUntil)}</Note>}
            <div className="flex flex-wrap gap-1">
              <Button icon="copy" onClick={() => onCopy(url)}>
                {words.copy}
              </Button>
              {mayDecide ? <Revoke actor={actor} /> : null}
            </div>
          </div>
          <QrCode url={url} label={words.qr} />
        </div>
      ) : null}
      <Confirmation actor={actor} of="revoke" question={words.askRevoke} />
      <NotDone actor={actor} />
    </section>
  );
}

function Revoke({ actor }: { actor: OwnPostRef }) {
  const canRevoke = useSelector(actor, (snapshot) => snapshot.can({ type: 'post.revoke' }));
  return (
    <Button tone="danger" disabled={!canRevoke} onClick={() => actor.send({ type: 'post.revoke' })}>
      {words.revoke}
    </Button>
  );
}

interface ConfirmationProps {
  actor: OwnPostRef;
  of: 'award' | 'revoke';
  question: string;
}

/** Asks for confirmation after explaining the consequence of a decision. */
export function Confirmation({ actor, of, question }: ConfirmationProps) {
  const isAsking = useSelector(actor, selectIsAsking);
  const isDeciding = useSelector(actor, selectIsDeciding);
  const decision = useSelector(actor, selectDecision);
  const failure = useSelector(actor, selectFailure);
  if (!isAsking || decision?.kind !== of) return null;
  return (
    <div className="grid gap-1">
      <p ref={focus} tabIndex={-1} className="outline-0">
        {question}
      </p>
      {failure === null ? null : (
        <Note tone="danger" live>
          {words.failed(failure)}
        </Note>
      )}
      <div className="flex flex-wrap gap-1">
        <Button disabled={isDeciding} onClick={() => actor.send({ type: 'post.keep' })}>
          {words.keep}
        </Button>
        <Button
          tone={of === 'award' ? 'primary' : 'danger'}
          busy={isDeciding}
          disabled={isDeciding}
          onClick={() => actor.send({ type: 'post.confirm' })}
        >
          {of === 'award' ? words.confirmAward : words.confirmRevoke}
        </Button>
      </div>
    </div>
  );
}

/** Failure of the last action, once its question is closed; the page shows the current state. */
function NotDone({ actor }: { actor: OwnPostRef }) {
  const isAsking = useSelector(actor, selectIsAsking);
  const failure = useSelector(actor, selectFailure);
  if (isAsking || failure === null) return null;
  return (
    <Note tone="warn" live>
      {words.failed(failure)}
    </Note>
  );
}

interface AwardProps {
  actor: OwnPostRef;
  quote: Pick<SupplierQuotes[number], 'company' | 'quoteNo' | 'updatedAt' | 'validTo'>;
  today: string;
}

/** Awards the request to a quote while the quote is valid. */
export function Award({ actor, quote: { quoteNo, updatedAt, company, validTo }, today }: AwardProps) {
  const canAward = useSelector(actor, (snapshot) => snapshot.can({ type: 'post.award', quoteNo, updatedAt }));
  const decision = useSelector(actor, selectDecision);
  if (decision?.kind === 'award' && decision.quoteNo === quoteNo)
    return <Confirmation actor={actor} of="award" question={words.askAward(company)} />;
  if (validTo < today) return <Badge>{words.lapsed}</Badge>;
  return (
    <Button size={32} disabled={!canAward} onClick={() => actor.send({ type: 'post.award', quoteNo, updatedAt })}>
      {words.award}
      <span className="sr-only"> {company}</span>
    </Button>
  );
}
