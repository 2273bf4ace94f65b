import type { NewsRow as Item } from '#contract/calls/cms.ts';
import { SITE_ZONE } from '#src/features/page-parts/views/zone.ts';
import { useOuterAddresses } from '#src/ui/outer-addresses.ts';
import { Badge } from '#src/ui/parts/common/Badge.tsx';
import { OuterLink } from '#src/ui/parts/OuterLink.tsx';
import { portTime } from '#src/ui/text/time-text.ts';

export function NewsRow({ item }: { item: Item }) {
  const address = useOuterAddresses().news(item.id);
  const { date } = portTime(item.publishedAt, SITE_ZONE);
  return (
    <li className="grid gap-x-2 gap-y-0.5 border-line border-b px-2 py-1.5 last:border-b-0 hover:bg-hover md:grid-cols-[88px_80px_1fr_auto] md:items-baseline">
      <time dateTime={date} className="text-12 text-ink-3 md:text-14">
        {date}
      </time>
      <span>
        <Badge tone={item.category === '法规公告' ? 'sea' : 'plain'}>{item.category}</Badge>
      </span>
      <div className="min-w-0">
        <h2 className="text-16 leading-head font-strong">
          <OuterLink href={address} className="text-ink no-underline underline-offset-4 hover:underline">
            {item.title}
          </OuterLink>
        </h2>
        <p className="mt-0.5 text-ink-2">{item.summary}</p>
      </div>
    </li>
  );
}
