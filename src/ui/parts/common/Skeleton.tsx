import { KIT } from '#copy/kit.ts';
import { classes } from '../../classes.ts';

/** Skeleton bar; the class names set its size. */
export function Bar({ className, diamond }: { className?: string; diamond?: boolean }) {
  return (
    <span
      className={classes('skeleton max-w-full', diamond && 'scale-72 rotate-45', className ?? 'h-1.75 w-10')}
      aria-hidden="true"
    />
  );
}

/** Skeleton line with its loading announcement. */
export function SkeletonLine({ label }: { label: string }) {
  return (
    <div role="status">
      <span className="sr-only">{label}</span>
      <Bar className="h-5 w-full" />
    </div>
  );
}

const Waiting = ({ children }: { children: React.ReactNode }) => (
  <div aria-busy="true" className="@container min-w-0">
    <span role="status" className="sr-only">
      {KIT.loading}
    </span>
    {children}
  </div>
);

const fixed = (count: number) => Array.from({ length: count }, (_, index) => `row-${index}`);

export function SkeletonRows({ rows = 4, columns = 4 }: { rows?: number; columns?: number }) {
  return (
    <Waiting>
      <div className="overflow-clip rounded border border-line bg-surface">
        <div className="h-5 border-line-2 border-b bg-sunken" />
        {fixed(rows).map((row) => (
          <div key={row} className="flex items-center gap-3 border-line border-b p-1.5 last:border-b-0">
            <span className="flex flex-1 items-center gap-1">
              <Bar diamond className="size-2 shrink-0" />
              <span className="grid flex-1 gap-0.75">
                <Bar className="h-1.75 w-8" />
                <Bar className="h-1.25 w-5" />
              </span>
            </span>
            {fixed(columns - 1).map((cell) => (
              <span key={cell} className="hidden flex-1 @min-[640px]:block">
                <Bar className="h-1.75 w-9" />
              </span>
            ))}
            <Bar className="h-2.25 w-8 @min-[640px]:hidden" />
          </div>
        ))}
      </div>
    </Waiting>
  );
}

export function SkeletonForm({ fields = 6 }: { fields?: number }) {
  return (
    <Waiting>
      <div className="grid gap-2 rounded border border-line bg-surface p-3">
        <div className="flex items-center gap-1">
          <Bar diamond className="size-5 shrink-0" />
          <span className="grid flex-1 gap-1">
            <Bar className="h-2.25 w-1/2" />
            <Bar className="h-1.75 w-3/4" />
          </span>
        </div>
        <div className="grid gap-2 @min-[480px]:grid-cols-3">
          {fixed(fields).map((field) => (
            <span key={field} className="grid gap-1">
              <Bar className="h-1.75 w-7" />
              <Bar className="h-5 w-full" />
            </span>
          ))}
        </div>
      </div>
    </Waiting>
  );
}

export function SkeletonText({ lines = 3 }: { lines?: number }) {
  return (
    <Waiting>
      <div className="grid gap-1">
        {fixed(lines).map((line, index) => (
          <Bar key={line} className={classes('h-1.75', index === lines - 1 ? 'w-2/3' : 'w-full')} />
        ))}
      </div>
    </Waiting>
  );
}
