import { lazy, Suspense } from 'react';
import type { EmbeddedSite } from '#contract/embedded-site.ts';
import { homeMarket } from '#copy/home/page.ts';
import type { FeedbackRef } from '#machines/feedback/index.ts';
import { FeedbackDialog } from '#src/features/feedback/views/FeedbackDialog.tsx';
import { Button, ButtonLink } from '#src/ui/parts/Button.tsx';
import { loadOnApproach } from '#src/ui/parts/Dialog.tsx';
import { Popover } from '#src/ui/parts/Popover.tsx';

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
