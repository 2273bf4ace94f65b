import { homeMarket } from '#copy/home/page.ts';
import type { ResourceRef } from '#machines/resource/index.ts';
import { Section } from '#src/features/page-parts/views/Section.tsx';
import { SITE_ZONE } from '#src/features/page-parts/views/zone.ts';
import { ResourceBlock } from '#src/features/resource/views/ResourceBlock.tsx';
import { useOuterAddresses } from '#src/ui/outer-addresses.ts';
import { Badge } from '#src/ui/parts/common/Badge.tsx';
import { SkeletonText } from '#src/ui/parts/common/Skeleton.tsx';
import { Link } from '#src/ui/parts/Link.tsx';
import { OuterLink } from '#src/ui/parts/OuterLink.tsx';
import { portTime } from '#src/ui/text/time-text.ts';
import type { News } from './content.ts';

const words = homeMarket.news;

export function NewsBlock({ actor }: { actor: ResourceRef<News> }) {
  const { news: addressOf } = useOuterAddresses();
  return (
    <ResourceBlock
      actor={actor}
      name={words.name}
      skeleton={<SkeletonText lines={6} />}
      isEmpty={(news) => news.length === 0}
      frame={(inside) => (
        <Section
          title={words.title}
          className="min-w-0"
          after={
            <Link href="/news" className="text-link">
              {words.all}
            </Link>
          }
        >
          {inside}
        </Section>
      )}
    >
      {(news) => (
        <ul className="news-list">
          {news.map(({ id, category, title, publishedAt }) => (
            <li
              key={id}
              className="grid grid-cols-[48px_minmax(0,1fr)] items-baseline gap-x-1 gap-y-0.5 border-line border-b py-1.25 md:grid-cols-[48px_80px_minmax(0,1fr)]"
            >
              <time dateTime={new Date(publishedAt).toISOString()} className="text-ink-3">
                {portTime(publishedAt, SITE_ZONE).date.slice(5)}
              </time>
              <span>
                <Badge>{category}</Badge>
              </span>
              <OuterLink href={addressOf(id)} className="col-span-2 text-ink hover:text-link md:col-span-1">
                {title}
              </OuterLink>
            </li>
          ))}
        </ul>
      )}
    </ResourceBlock>
  );
}
