import type { CampaignRow, CampaignState } from '#contract/calls/cms.ts';
import { words } from '#copy/content/act.ts';
import { HOUSE_ZONE } from '#src/ui/house-zone.ts';
import { Badge, type BadgeTone } from '#src/ui/parts/common/Badge.tsx';
import { Countdown, DateTime } from '#src/ui/parts/list/DateTime.tsx';

const TONES: Record<CampaignState, BadgeTone> = { AHEAD: 'sea', RUNNING: 'ok', SOLD_OUT: 'warn', OVER: 'plain' };

/** Shows state, period, time left (server clock) and remaining containers. */
export function CampaignFacts({ campaign, now }: { campaign: CampaignRow; now: number }) {
  const { state, startsAt, endsAt, stock } = campaign;
  const isAhead = state === 'AHEAD';
  return (
    <div className="grid content-start gap-1">
      <p className="flex flex-wrap items-center gap-x-1.5 gap-y-0.5">
        <Badge tone={TONES[state]}>{words.state[state]}</Badge>
        {state === 'OVER' ? null : (
          <span className="inline-flex items-center gap-0.75">
            <span className="text-12 text-ink-3">{isAhead ? words.untilStart : words.untilEnd}</span>
            <Countdown deadline={isAhead ? startsAt : endsAt} now={now} />
          </span>
        )}
      </p>
      {stock === null ? null : <p className="text-14 text-ink-2">{words.stock(stock.left, stock.total)}</p>}
      <p className="flex flex-wrap gap-x-1 text-12 text-ink-2">
        <span className="text-ink-3">{words.period}</span>
        <DateTime instant={startsAt} zone={HOUSE_ZONE} />
        <span aria-hidden="true">–</span>
        <DateTime instant={endsAt} zone={HOUSE_ZONE} />
      </p>
    </div>
  );
}
