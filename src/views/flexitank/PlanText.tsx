import type { FlexitankOffer } from '#contract/calls/flexitank-prices.ts';
import { flexitank } from '#src/ui/copy/flexitank.ts';
import { showMeasure } from '#src/ui/measure-text.ts';

const words = flexitank.bags;

/** Beyond this share of what is asked for, a bag is not the way. */
const FAR = 0.2;

/** How many boxes and which bag, and what that is beside the mass asked for. */
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
