import { errorText } from '#copy/booking/errors.ts';
import { frame as words } from '#copy/booking/frame.ts';
import { type OrderFormRef, selectErrors, selectIsNotified } from '#machines/order-form/index.ts';
import { Icon } from '#src/ui/icons/Icon.tsx';
import { Link } from '#src/ui/parts/Link.tsx';
import { anchorOf } from './BookedField.tsx';
import { describedAt } from './described.ts';
import { jumpTo } from './jump-to.ts';
import { useShared } from './use-booking.ts';

/** Receives the focus when a step has errors. */
const ANCHOR = 'form-errors';

const lineIndex = (path: string) => /^(?:cargo|containers)\.(\d+)\./.exec(path)?.[1];

/** Lists the errors of the step; each links to its field. */
export function ErrorSummary({ actor, onReveal }: { actor: OrderFormRef; onReveal?: (path: string) => void }) {
  const errors = useShared(actor, selectErrors);
  const areErrorsShown = useShared(actor, selectIsNotified);
  const blocking = errors.filter(({ level }) => level === 'BLOCK');
  if (blocking.length === 0 || !areErrorsShown) return null;
  return (
    <div
      id={ANCHOR}
      tabIndex={-1}
      role="alert"
      className="rounded border border-danger-line border-l-4 border-l-danger bg-surface px-2 py-1.5"
    >
      <p className="flex items-center gap-1 font-strong text-danger">
        <Icon name="warn" />
        {words.errors(blocking.length)}
      </p>
      <ul className="mt-0.5 gap-3 md:columns-2">
        {blocking.map((error) => {
          const index = lineIndex(error.path);
          return (
            <li
              key={`${error.path} ${error.code}`}
              className="diamond-before flex break-inside-avoid items-baseline gap-0.75 py-0.25 text-danger"
            >
              <Link
                href={`#${anchorOf(error.path)}`}
                className="text-ink underline underline-offset-3"
                onClick={(event) => {
                  event.preventDefault();
                  onReveal?.(error.path);
                  jumpTo(error.path);
                }}
              >
                {index === undefined ? '' : `${words.line(Number(index) + 1)}：`}
                {errorText(error, describedAt(actor, error.path)?.field.kind)}
              </Link>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
