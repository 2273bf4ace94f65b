import { useSelector } from '@xstate/react';
import { deviceText, devices as words } from '#copy/user-centre/account.ts';
import {
  type Device,
  type DevicesRef,
  selectAreOthersChosen,
  selectAttempts,
  selectBrowsers,
  selectCanEnd,
  selectChosen,
  selectDevices,
  selectFailure,
  selectHasOthers,
  selectIsConfirming,
  selectIsListed,
  selectIsUnread,
} from '#machines/devices/index.ts';
import { Button } from '#src/ui/parts/Button.tsx';
import { Badge } from '#src/ui/parts/common/Badge.tsx';
import { Note } from '#src/ui/parts/common/Note.tsx';
import { RetryNote } from '#src/ui/parts/common/RetryNote.tsx';
import { SkeletonLine } from '#src/ui/parts/common/Skeleton.tsx';
import { DateTime } from '#src/ui/parts/list/DateTime.tsx';
import { HOUSE_ZONE, portTime } from '#src/ui/text/time-text.ts';

/** Failed passwords and new browsers of the last 30 days. */
export function History({ actor }: { actor: DevicesRef }) {
  const attempts = useSelector(actor, selectAttempts);
  const browsers = useSelector(actor, selectBrowsers);
  return (
    <>
      <section aria-labelledby="sign-in-attempts" className="mt-1 grid gap-0.5">
        <h3 id="sign-in-attempts" className="font-strong">
          {words.attempts}
        </h3>
        {attempts.length === 0 ? (
          <p className="text-ink-3">{words.noAttempts}</p>
        ) : (
          <>
            <ul className="grid">
              {attempts.map(({ count, firstAt, lastAt }) => (
                <li key={firstAt} className="flex flex-wrap gap-x-1 border-line border-t py-0.75">
                  <span>{words.tries(count)}</span>
                  <span className="flex flex-wrap gap-x-0.5 text-12 text-ink-3">
                    <DateTime instant={firstAt} zone={HOUSE_ZONE} />
                    {lastAt === firstAt ? null : (
                      <>
                        <span>{words.until}</span>
                        <DateTime instant={lastAt} zone={HOUSE_ZONE} />
                      </>
                    )}
                  </span>
                </li>
              ))}
            </ul>
            <p className="text-12 text-ink-3">{words.attemptsHint}</p>
          </>
        )}
      </section>
      <section aria-labelledby="new-browsers" className="mt-1 grid gap-0.5">
        <h3 id="new-browsers" className="font-strong">
          {words.browsers}
        </h3>
        {browsers.length === 0 ? (
          <p className="text-ink-3">{words.noBrowsers}</p>
        ) : (
          <ul className="grid">
            {browsers.map(({ at, userAgent, isCurrent }) => (
              <li key={at} className="flex flex-wrap items-center gap-x-1 border-line border-t py-0.75">
                <span>{userAgent === null ? words.unknownBrowser : deviceText(userAgent)}</span>
                {isCurrent ? <Badge tone="ok">{words.thisOne}</Badge> : null}
                <span className="text-12 text-ink-3">
                  <DateTime instant={at} zone={HOUSE_ZONE} />
                </span>
              </li>
            ))}
          </ul>
        )}
      </section>
    </>
  );
}

/** Active sessions; others can be signed out. */
export function Devices({ actor }: { actor: DevicesRef }) {
  const isListed = useSelector(actor, selectIsListed);
  return (
    <div className="grid gap-1">
      <Failure actor={actor} />
      {isListed ? <List actor={actor} /> : <Reading actor={actor} />}
    </div>
  );
}

function Failure({ actor }: { actor: DevicesRef }) {
  const failure = useSelector(actor, selectFailure);
  const isUnread = useSelector(actor, selectIsUnread);
  if (failure === null) return null;
  const failureNote = words.failed(failure);
  return isUnread ? (
    <RetryNote tone="danger" onRetry={() => actor.send({ type: 'devices.retry' })}>
      {failureNote}
    </RetryNote>
  ) : (
    <Note tone="danger" live>
      {failureNote}
    </Note>
  );
}

function Reading({ actor }: { actor: DevicesRef }) {
  const isUnread = useSelector(actor, selectIsUnread);
  if (isUnread) return null;
  return <SkeletonLine label={words.reading} />;
}

function List({ actor }: { actor: DevicesRef }) {
  const devices = useSelector(actor, selectDevices);
  const hasOthers = useSelector(actor, selectHasOthers);
  return (
    <>
      <p role="status" className="text-12 text-ink-3">
        {hasOthers ? words.count(devices.length) : words.only}
      </p>
      <ul className="grid">
        {devices.map((device) => (
          <Row key={device.sessionId} actor={actor} device={device} />
        ))}
      </ul>
      <Foot actor={actor} />
      <History actor={actor} />
    </>
  );
}

const timeOf = (instant: number) => {
  const { date, clock } = portTime(instant, HOUSE_ZONE);
  return `${date} ${clock}`;
};

function Row({ actor, device }: { actor: DevicesRef; device: Device }) {
  const chosen = useSelector(actor, selectChosen);
  const canEnd = useSelector(actor, selectCanEnd);
  const { sessionId, signedInBy, userAgent, lastSeenAt, isCurrent } = device;
  return (
    <li className="grid items-center gap-x-2 gap-y-0.5 border-line border-t py-1 md:grid-cols-[minmax(0,1fr)_auto]">
      <div className="min-w-0 wrap-anywhere">
        {words.signedInBy[signedInBy]} {isCurrent ? <Badge tone="ok">{words.thisOne}</Badge> : null}
        <span className="flex flex-wrap gap-x-1 text-12 text-ink-3">
          <span>{deviceText(userAgent)}</span>
          <span>{words.lastSeen}</span>
          <DateTime instant={lastSeenAt} zone={HOUSE_ZONE} />
        </span>
      </div>
      {isCurrent ? null : chosen === sessionId ? (
        <Question actor={actor} text={words.ask} />
      ) : (
        <div>
          <Button
            size={32}
            tone="quiet"
            disabled={!canEnd}
            aria-label={words.endOf(deviceText(userAgent), timeOf(lastSeenAt))}
            onClick={() => actor.send({ type: 'devices.end', sessionId })}
          >
            {words.end}
          </Button>
        </div>
      )}
    </li>
  );
}

function Foot({ actor }: { actor: DevicesRef }) {
  const hasOthers = useSelector(actor, selectHasOthers);
  const areChosen = useSelector(actor, selectAreOthersChosen);
  const canEnd = useSelector(actor, selectCanEnd);
  if (areChosen) return <Question actor={actor} text={words.askOthers} />;
  return (
    <div className="flex flex-wrap items-center gap-0.5">
      {hasOthers ? (
        <Button size={32} disabled={!canEnd} onClick={() => actor.send({ type: 'devices.endOthers' })}>
          {words.endOthers}
        </Button>
      ) : null}
      <Button size={32} tone="quiet" disabled={!canEnd} onClick={() => actor.send({ type: 'devices.renew' })}>
        {words.renew}
      </Button>
    </div>
  );
}

const focus = (element: HTMLElement | null) => element?.focus();

function Question({ actor, text }: { actor: DevicesRef; text: string }) {
  const isConfirming = useSelector(actor, selectIsConfirming);
  return (
    <div className="col-span-full flex flex-wrap items-center gap-0.5">
      <p ref={focus} tabIndex={-1} className="outline-0">
        {text}
      </p>
      <Button size={32} disabled={!isConfirming} onClick={() => actor.send({ type: 'devices.cancel' })}>
        {words.keep}
      </Button>
      <Button size={32} tone="danger" disabled={!isConfirming} onClick={() => actor.send({ type: 'devices.confirm' })}>
        {words.confirm}
      </Button>
    </div>
  );
}
