import { useSelector } from '@xstate/react';
import { booking as words } from '#copy/booking/frame.ts';
import { OTHER_OFFERS, REFUSAL_EXITS } from '#copy/booking/outcome.ts';
import {
  type CheckoutFailure,
  type CheckoutRef,
  selectCanMend,
  selectCanRetry,
  selectFailure,
  selectOrderedForm,
  selectRefusalCode,
  selectRefusalText,
} from '#machines/checkout/index.ts';
import { Button, ButtonLink } from '#src/ui/parts/Button.tsx';
import { Note } from '#src/ui/parts/common/Note.tsx';

/** Lists the problems that block the order, with the actions for each. */
export function Failures({ actor }: { actor: CheckoutRef }) {
  const failure = useSelector(actor, selectFailure);
  return failure === null ? null : <Failure actor={actor} failure={failure} />;
}

function Failure({ actor, failure }: { actor: CheckoutRef; failure: CheckoutFailure }) {
  const code = useSelector(actor, selectRefusalCode);
  const refusalText = useSelector(actor, selectRefusalText);
  const canRetry = useSelector(actor, selectCanRetry);
  const canMend = useSelector(actor, selectCanMend);
  const { title, text, retry } = words.failure[failure];
  const exit = failure === 'refused' ? REFUSAL_EXITS[code] : undefined;
  const isMild = failure === 'lapsed' || failure === 'signedOut';
  return (
    <Note
      live
      tone={isMild ? 'warn' : 'danger'}
      title={title}
      action={
        <span className="flex flex-wrap gap-1">
          {canRetry ? (
            <Button size={32} onClick={() => actor.send({ type: 'order.retry' })}>
              {retry}
            </Button>
          ) : null}
          {failure === 'signedOut' ? (
            <Button size={32} onClick={() => actor.send({ type: 'order.submit' })}>
              {retry}
            </Button>
          ) : null}
          {canMend ? (
            <Button size={32} onClick={() => actor.send({ type: 'order.mend' })}>
              {words.mend}
            </Button>
          ) : null}
          {exit === 'offer' ? <OtherOffers actor={actor} /> : null}
        </span>
      }
    >
      {[refusalText, text].filter(Boolean).join(' ')}
    </Note>
  );
}

function OtherOffers({ actor }: { actor: CheckoutRef }) {
  const form = useSelector(actor, selectOrderedForm);
  const { service } = actor.getSnapshot().context;
  const { list, enquiry } = service.links(form);
  const otherOffers = OTHER_OFFERS[service.code];
  return (
    <>
      {otherOffers === undefined ? null : (
        <ButtonLink size={32} href={list}>
          {otherOffers}
        </ButtonLink>
      )}
      {enquiry === null || (otherOffers !== undefined && enquiry === list) ? null : (
        <ButtonLink size={32} href={enquiry}>
          {words.enquire}
        </ButtonLink>
      )}
    </>
  );
}
