import type { AirAnswer } from '#contract/calls/air-prices.ts';
import { air as words } from '#copy/air/search.ts';
import { ButtonLink } from '#src/ui/parts/Button.tsx';
import { Note } from '#src/ui/parts/common/Note.tsx';
import { ClassPlacard } from '#src/ui/placard/ClassPlacard.tsx';
import { limitText } from './limit-text.ts';

interface GoodsLimitsProps {
  goods: AirAnswer['goods'];
  /** The number as typed. */
  unNo: string;
  /** Enquiry form for goods that no table lists. */
  enquiryHref: string;
}

/** Shows the limits per package for passenger and cargo aircraft, by packing group. */
export function GoodsLimits({ goods, unNo, enquiryHref }: GoodsLimitsProps) {
  if (goods === null)
    return unNo === '' ? (
      <Note>{words.goods.unnamed}</Note>
    ) : (
      <Note
        tone="warn"
        action={
          <ButtonLink size={32} href={enquiryHref}>
            {words.enquire}
          </ButtonLink>
        }
      >
        {words.goods.unlisted(unNo)}
      </Note>
    );
  return (
    <section aria-label={words.goods.title} className="grid gap-1 rounded border border-line bg-surface p-2">
      <h2 className="flex flex-wrap items-center gap-1 font-strong text-16 leading-head">
        {goods.classes.map((value) => (
          <ClassPlacard key={value} value={value} size={24} />
        ))}
        {`UN ${goods.unNo} ${goods.nameCn}`}
      </h2>
      <ul className="grid gap-0.5">
        {goods.limits.map(({ packingGroup, passenger, cargo }) => (
          <li key={packingGroup} className="flex flex-wrap gap-x-2">
            {packingGroup === '' ? null : <span className="text-ink-3">{words.goods.group(packingGroup)}</span>}
            <span>
              {words.aircraft.PAX} <strong>{limitText(passenger)}</strong>
            </span>
            <span>
              {words.aircraft.CAO} <strong>{limitText(cargo)}</strong>
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
