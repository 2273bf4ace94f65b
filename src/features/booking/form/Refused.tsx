import { useSelector } from '@xstate/react';
import { useContext } from 'react';
import { refused as words } from '#copy/booking/opening.ts';
import { type BookingRef, selectRefused } from '#machines/booking/index.ts';
import { SiteAddresses } from '#src/ui/outer-addresses.ts';
import { Button, ButtonLink } from '#src/ui/parts/Button.tsx';
import { Empty } from '#src/ui/parts/list/Empty.tsx';

/** Explains why the booking cannot start, and links to alternatives. */
export function Refused({ actor }: { actor: BookingRef }) {
  const reason = useSelector(actor, selectRefused);
  const centre = useContext(SiteAddresses)?.userCentre;
  if (reason === null) return null;
  const isOfOrder = reason === 'notAmendable' || reason === 'acceptedEnquiry';
  const { title, text } = words.reasons[reason];
  const startOverText = reason === 'goneLink' ? words.goneText : words.anewText;
  const { service } = actor.getSnapshot().context;
  const { list, enquiry, isAskedOnly = false, isForm = false } = service.links(service.blank);
  const startsOver = isForm || enquiry === null;
  return (
    <div role="alert">
      <Empty
        picture="lost"
        title={title}
        level={2}
        actions={
          <>
            {reason === 'visitor' ? (
              <Button tone="primary" onClick={() => actor.send({ type: 'order.submit' })}>
                {words.signIn}
              </Button>
            ) : null}
            {(isOfOrder || reason === 'unknownOrder') && centre !== undefined ? (
              <ButtonLink tone="primary" href={`${centre}?redirect=order`}>
                {words.orders}
              </ButtonLink>
            ) : null}
            {isAskedOnly ? null : <ButtonLink href={list}>{startsOver ? words.anew : words.list}</ButtonLink>}
            {enquiry === null || (enquiry === list && !isAskedOnly) ? null : (
              <ButtonLink href={enquiry}>{words.enquire}</ButtonLink>
            )}
          </>
        }
      >
        {startsOver && reason !== 'visitor' && !isOfOrder
          ? startOverText
          : ((isAskedOnly ? words.asked[reason] : null) ?? text)}
      </Empty>
    </div>
  );
}
