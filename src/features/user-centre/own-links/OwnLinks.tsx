import { useSelector } from '@xstate/react';
import { ownLinks as words } from '#copy/booking/opening.ts';
import { orders } from '#copy/orders/list.ts';
import {
  type OwnLink,
  type OwnLinksRef,
  selectFailure,
  selectIsListed,
  selectIsListOpen,
  selectIsUnread,
  selectLinks,
  selectRevoked,
} from '#machines/own-links/index.ts';
import { Button } from '#src/ui/parts/Button.tsx';
import { Note } from '#src/ui/parts/common/Note.tsx';
import { RetryNote } from '#src/ui/parts/common/RetryNote.tsx';
import { SkeletonLine } from '#src/ui/parts/common/Skeleton.tsx';
import { HOUSE_ZONE, portTime } from '#src/ui/text/time-text.ts';

/** Days in the time zone of the user who shares. */
const dayOf = (instant: number) => portTime(instant, HOUSE_ZONE).date;
const nameOf = ({ service, title }: OwnLink) => (service === null ? title || words.page : orders.services[service]);

interface OwnLinksProps {
  actor: OwnLinksRef;
  /** False for read-only members. */
  mayRevoke?: boolean;
}

/** Active share links of the user and their colleagues, loaded on demand; each can be revoked. */
export function OwnLinks({ actor, mayRevoke = true }: OwnLinksProps) {
  const isOpen = useSelector(actor, selectIsListOpen);
  return (
    <div className="grid gap-1.5">
      <Button
        tone="quiet"
        size={32}
        aria-expanded={isOpen}
        onClick={() => actor.send({ type: isOpen ? 'links.close' : 'links.open' })}
      >
        {isOpen ? words.hide : words.show}
      </Button>
      {isOpen ? <List actor={actor} mayRevoke={mayRevoke} /> : null}
    </div>
  );
}

function List({ actor, mayRevoke }: Required<OwnLinksProps>) {
  const links = useSelector(actor, selectLinks);
  const isListed = useSelector(actor, selectIsListed);
  return (
    <section aria-label={words.title} className="grid gap-1">
      <Failure actor={actor} />
      {isListed ? (
        <>
          <p role="status" className="text-12 text-ink-3">
            {links.length === 0 ? words.none : words.revoked}
          </p>
          <ul className="grid gap-1">
            {links.map((link) => (
              <Row key={link.id} actor={actor} link={link} mayRevoke={mayRevoke} />
            ))}
          </ul>
        </>
      ) : (
        <Reading actor={actor} />
      )}
    </section>
  );
}

function Reading({ actor }: { actor: OwnLinksRef }) {
  const isUnread = useSelector(actor, selectIsUnread);
  if (isUnread) return null;
  return <SkeletonLine label={words.reading} />;
}

function Failure({ actor }: { actor: OwnLinksRef }) {
  const failure = useSelector(actor, selectFailure);
  const isUnread = useSelector(actor, selectIsUnread);
  if (failure === null) return null;
  const failureNote = words.failed(failure);
  return isUnread ? (
    <RetryNote tone="danger" onRetry={() => actor.send({ type: 'links.retry' })}>
      {failureNote}
    </RetryNote>
  ) : (
    <Note tone="danger" live>
      {failureNote}
    </Note>
  );
}

function Row({ actor, link, mayRevoke }: Required<OwnLinksProps> & { link: OwnLink }) {
  const revoked = useSelector(actor, selectRevoked);
  const made = dayOf(link.createdAt);
  return (
    <li className="flex flex-wrap items-center justify-between gap-1 border-line border-t pt-1.5">
      <div className="min-w-0">
        <p>{nameOf(link)}</p>
        <p className="text-12 text-ink-3">{words.dates(made, dayOf(link.expiresAt), link.madeBy)}</p>
      </div>
      {mayRevoke ? (
        <Button
          tone="danger"
          size={32}
          aria-label={words.revokeOf(nameOf(link), made)}
          busy={revoked === link.id}
          disabled={revoked !== null}
          onClick={() => actor.send({ type: 'links.revoke', id: link.id })}
        >
          {words.revoke}
        </Button>
      ) : null}
    </li>
  );
}
