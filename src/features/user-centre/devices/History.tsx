import { useSelector } from '@xstate/react';
import { deviceText, devices as words } from '#copy/user-centre/account.ts';
import { type DevicesRef, selectAttempts, selectBrowsers } from '#machines/devices/index.ts';
import { HOUSE_ZONE } from '#src/ui/house-zone.ts';
import { Badge } from '#src/ui/parts/common/Badge.tsx';
import { DateTime } from '#src/ui/parts/list/DateTime.tsx';

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
