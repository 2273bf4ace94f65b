import { dangerousDesk as words } from '#copy/dg-desk/page.ts';
import { KIT } from '#copy/kit.ts';
import { classes } from '#src/ui/classes.ts';
import { Link } from '#src/ui/parts/Link.tsx';
import { PlacardDrawing } from '#src/ui/placard/ClassPlacard.tsx';
import { readPlacard } from '#src/ui/placard/classes.ts';
import { classHref, deskClasses } from './desk-classes.ts';

const nameOf = (dgClass: string) => readPlacard(dgClass)?.name ?? KIT.unknownClass(dgClass);

/** Hazard classes with their labels; small beside a list. */
export function ClassTiles({ current, isSmall }: { current: string | null; isSmall: boolean }) {
  return (
    <nav aria-label={words.classes}>
      <ul
        className={classes(
          'grid gap-1',
          isSmall ? 'grid-cols-[repeat(auto-fill,minmax(64px,1fr))]' : 'grid-cols-3 md:grid-cols-5 xl:grid-cols-8',
        )}
      >
        {deskClasses.map((one) => (
          <li key={one} className="grid">
            <Link
              href={classHref(one)}
              aria-current={one === current ? 'true' : undefined}
              className={classes(
                'flex min-w-0 items-center rounded border px-1 text-ink no-underline',
                isSmall ? 'min-h-4 justify-center gap-0.5' : 'gap-1 py-1 max-md:grid max-md:justify-items-center',
                one === current
                  ? 'border-sea bg-sea-soft ring-1 ring-sea ring-inset'
                  : 'border-line-2 bg-surface hover:border-line-field hover:bg-hover',
              )}
            >
              <PlacardDrawing value={one} size={isSmall ? 24 : 48} />
              <span className={classes('min-w-0', !isSmall && 'max-md:text-center')}>
                <span className="font-strong">{one}</span>
                <span className={isSmall ? 'sr-only' : 'block text-12 text-ink-2'}>{nameOf(one)}</span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
