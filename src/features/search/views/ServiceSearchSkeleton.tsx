import { search } from '#copy/search/form.ts';
import { pageServices, quickSearch as words } from '#copy/search/services.ts';
import { classes } from '#src/ui/classes.ts';

const Box = ({ label, className }: { label: string; className?: string }) => (
  <div className={className}>
    {label}
    <span className="quick-box" />
  </div>
);

interface ServiceSearchSkeletonProps {
  service: string;
  /** The URL names dangerous goods. */
  hasNumber?: boolean;
  /** The URL names containers: with many types, their quantities need another line on phones. */
  hasBoxes?: boolean;
}

/** Same size as a service's search card, shown while its module loads. */
export function ServiceSearchSkeleton({ service: key, hasNumber, hasBoxes }: ServiceSearchSkeletonProps) {
  const service = pageServices.find((one) => one.key === key) ?? pageServices[0];
  const names = words.kinds[service.kind];
  const types = service.boxes.length;
  const isCity = service.kind === 'city';
  return (
    <div className="quick-in-page" aria-busy="true">
      <div className="quick">
        <div className="quick-kind">
          <div className="h-4" />
        </div>
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
              <div className="mt-1 h-2.5 md:hidden" />
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
        >
          {types > 0 ? (
            <div className={classes('max-md:w-full', hasBoxes && types > 2 ? 'h-11 md:h-5' : 'h-5')} />
          ) : null}
          {hasNumber ? <div className="h-4 max-md:w-full" /> : null}
        </div>
      </div>
    </div>
  );
}
