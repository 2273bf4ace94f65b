import type { FlexitankOffer } from '#contract/services/flexitank-prices.ts';
import { flexitank } from '#copy/flexitank/search.ts';
import { showMeasure } from '#domain/measure-text.ts';

const words = flexitank.bags;

/** Deviation from the requested mass beyond which a flexitank is not recommended. */
const FAR = 0.2;

/** Suggested containers and bag size, compared with the requested mass. */
export function PlanText({ plan, mass }: { plan: NonNullable<FlexitankOffer['plan']>; mass: string }) {
  const { boxes, size, netKg, totalKg, differenceKg } = plan;
  const difference = Number(differenceKg);
  return (
    <>
      <p>{words.planned(showMeasure(mass), boxes, size, showMeasure(netKg), showMeasure(totalKg))}</p>
      {difference > Number(mass) * FAR ? (
        <p className="text-warn">{words.few}</p>
      ) : difference === 0 ? null : (
        <p className="text-ink-2">
          {difference > 0 ? words.more(showMeasure(differenceKg)) : words.less(showMeasure(differenceKg.slice(1)))}
        </p>
      )}
    </>
  );
}
