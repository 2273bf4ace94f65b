import type { ReactNode } from 'react';
import { classes } from '#src/ui/classes.ts';
import { pageServices, quickSearch as words } from '#src/ui/copy/quick-search.ts';
import { search } from '#src/ui/copy/search.ts';

const Box = ({ label, className }: { label: string; className?: string }) => (
  <div className={className}>
    {label}
    <span className="quick-box" />
  </div>
);

interface ServiceSearchSkeletonProps {
  service: string;
  /** The address says which dangerous goods. */
  hasNumber?: boolean;
  children?: ReactNode;
}

/** The search card of a service in the size it will have, while its code is on its way. */
export function ServiceSearchSkeleton({ service: key, hasNumber, children }: ServiceSearchSkeletonProps) {
  const service = pageServices.find((one) => one.key === key) ?? pageServices[0];
  const names = words.kinds[service.kind];
  const isCity = service.kind === 'city';
  return (
    <div className="quick-in-page mt-3 grid gap-2" aria-busy="true">
      <div className="quick">
        <div className="quick-head" />
        <div className="quick-row text-ink-2">
          <Box label={names.origin} className={isCity ? 'quick-one' : ''} />
          {isCity ? null : (
            <>
              <div />
              <Box label={names.destination} />
            </>
          )}
          <Box label={names.dates} />
          <Box label={search.unNo} />
          {service.load ? (
            <div className="quick-load">
              <Box label={words.volume} />
            </div>
          ) : null}
          <div className="quick-go" />
        </div>
        <div
          className={classes(
            'quick-foot',
            service.load && 'quick-foot-load',
            isCity && !hasNumber && 'quick-foot-bare',
          )}
        />
      </div>
      {children}
    </div>
  );
}
