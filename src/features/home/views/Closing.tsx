import { lazy, type ReactNode, Suspense } from 'react';
import type { EmbeddedSite } from '#contract/embedded-site.ts';
import { homeMarket } from '#copy/home/page.ts';
import { shell } from '#copy/shell.ts';
import { publicCarrierCode } from '#domain/reference/ocean-carriers.ts';
import type { FeedbackRef } from '#machines/feedback/index.ts';
import type { ResourceRef } from '#machines/resource/index.ts';
import { FeedbackDialog } from '#src/features/feedback/views/FeedbackDialog.tsx';
import { Qualifications } from '#src/features/page-parts/views/Qualifications.tsx';
import { Section } from '#src/features/page-parts/views/Section.tsx';
import { ResourceBlock } from '#src/features/resource/views/ResourceBlock.tsx';
import { useOuterAddresses } from '#src/ui/outer-addresses.ts';
import { Button, ButtonLink } from '#src/ui/parts/Button.tsx';
import { Badge } from '#src/ui/parts/common/Badge.tsx';
import { Bar, SkeletonText } from '#src/ui/parts/common/Skeleton.tsx';
import { loadOnApproach } from '#src/ui/parts/Dialog.tsx';
import { Link } from '#src/ui/parts/Link.tsx';
import { OuterLink } from '#src/ui/parts/OuterLink.tsx';
import { Popover } from '#src/ui/parts/Popover.tsx';
import { HOUSE_ZONE, portTime } from '#src/ui/text/time-text.ts';
import type { Figures, News, Partners } from './content.ts';
import { FiguresBlock, RecentOrders } from './FiguresBlock.tsx';

/** Name plate of a partner company. */
export const Plate = ({ code, name }: { code: string | null; name: string }) => (
  <li className="flex items-baseline gap-0.75 rounded-tag border border-line-2 bg-surface px-1 py-0.5">
    {code === null ? null : <span className="font-strong">{code}</span>}
    <span className="text-ink-2">{name}</span>
  </li>
);

const partnersBlockWords = homeMarket.partners;
const MOST_WAREHOUSES = 12;

/** Suffix of demonstration names. */
const MADE_UP = `（${shell.demoLabel}）`;
const isMadeUp = ({ name }: { name: string }) => name.endsWith(MADE_UP);
const plainName = (name: string) => name.replace(MADE_UP, '');

const Plates = ({ title, isDemo, children }: { title: string; isDemo: boolean; children: ReactNode }) => (
  <div>
    <h3 className="mb-1 flex flex-wrap items-center gap-1 text-ink-2">
      {title}
      {isDemo ? <Badge tone="plain">{shell.demoLabel}</Badge> : null}
    </h3>
    <ul className="flex flex-wrap gap-1">{children}</ul>
  </div>
);

/** Partner companies as name plates, without their logos. */
export function PartnersBlock({ actor }: { actor: ResourceRef<Partners> }) {
  return (
    <ResourceBlock
      actor={actor}
      name={partnersBlockWords.name}
      skeleton={<Bar className="h-16 w-full" />}
      isEmpty={({ carriers, warehouses }) => carriers.length + warehouses.length === 0}
      frame={(inside) => <Section title={partnersBlockWords.name}>{inside}</Section>}
    >
      {({ carriers, warehouses }) => (
        <div className="grid gap-2">
          {carriers.length > 0 ? (
            <Plates title={partnersBlockWords.carriers} isDemo={carriers.some(isMadeUp)}>
              {carriers.map(({ id, code, name }) => (
                <Plate key={id} code={publicCarrierCode(code)} name={plainName(name)} />
              ))}
            </Plates>
          ) : null}
          {warehouses.length > 0 ? (
            <Plates title={partnersBlockWords.warehouses} isDemo={warehouses.some(isMadeUp)}>
              {warehouses.slice(0, MOST_WAREHOUSES).map(({ id, name }) => (
                <Plate key={id} code={null} name={plainName(name)} />
              ))}
            </Plates>
          ) : null}
        </div>
      )}
    </ResourceBlock>
  );
}

const newsBlockWords = homeMarket.news;

export function NewsBlock({ actor }: { actor: ResourceRef<News> }) {
  const { news: addressOf } = useOuterAddresses();
  return (
    <ResourceBlock
      actor={actor}
      name={newsBlockWords.name}
      skeleton={<SkeletonText lines={6} />}
      isEmpty={(news) => news.length === 0}
      frame={(inside) => (
        <Section
          title={newsBlockWords.title}
          className="min-w-0"
          after={
            <Link href="/news" className="text-link">
              {newsBlockWords.all}
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
                {portTime(publishedAt, HOUSE_ZONE).date.slice(5)}
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

const MiniProgramCode = lazy(() => import('#src/features/header/views/MiniProgramCode.tsx'));

const words = homeMarket.help;

interface HelpBarProps {
  site: EmbeddedSite;
  feedback: FeedbackRef;
  toTop: () => void;
}

/** Floats beside the page; at the end of the page where the margin is too narrow, so that it covers nothing. */
export function HelpBar({ site, feedback, toTop }: HelpBarProps) {
  const { service } = site.hotlines;
  const digits = service.replace(/[^+\d]/g, '');
  return (
    <aside
      aria-label={words.name}
      className="page-wide flex flex-wrap justify-center gap-1 pb-4 xl:fixed xl:right-0 xl:bottom-3 xl:z-10 xl:w-auto xl:flex-col xl:gap-0 xl:rounded-l xl:bg-surface xl:p-0 xl:shadow-float"
    >
      {digits === '' ? null : (
        <ButtonLink href={`tel:${digits}`} tone="quiet" icon="phone" iconOnly>
          {`${words.hotline} ${service}`}
        </ButtonLink>
      )}
      <Popover label={words.miniProgram} panelLabel={words.miniProgram} icon="qr" iconOnly tone="quiet">
        <Suspense fallback={<span className="skeleton size-25" />}>
          <MiniProgramCode address={site.addresses.miniProgram} />
        </Suspense>
      </Popover>
      <Button
        {...loadOnApproach}
        tone="quiet"
        icon="chat"
        iconOnly
        onClick={() => feedback.send({ type: 'feedback.open' })}
      >
        {words.feedback}
      </Button>
      <Button tone="quiet" icon="up" iconOnly onClick={toTop}>
        {words.top}
      </Button>
      <FeedbackDialog actor={feedback} />
    </aside>
  );
}

interface ClosingProps {
  site: EmbeddedSite;
  figures: ResourceRef<Figures>;
  news: ResourceRef<News>;
  partners: ResourceRef<Partners>;
  feedback: FeedbackRef;
  toTop: () => void;
}

/** End of the home page: recent orders, partners and contact. */
export function Closing({ site, figures, news, partners, feedback, toTop }: ClosingProps) {
  return (
    <>
      <div className="page-wide grid gap-x-8 gap-y-4 py-2 lg:grid-cols-[minmax(0,1.7fr)_minmax(0,1fr)] lg:has-[>:only-child]:grid-cols-1">
        <NewsBlock actor={news} />
        <RecentOrders actor={figures} />
      </div>
      <PartnersBlock actor={partners} />
      <div className="page-wide pt-3 pb-6">
        <div className="double-rule grid gap-3 pt-2 empty:hidden lg:grid-flow-col lg:auto-cols-auto lg:justify-between">
          <FiguresBlock actor={figures} />
          <Qualifications filings={site.filings} />
        </div>
      </div>
      <HelpBar site={site} feedback={feedback} toTop={toTop} />
    </>
  );
}
