import type { OrderAnswer } from '#contract/calls/orders.ts';
import { Link } from '#src/ui/parts/Link.tsx';

type NextStep = OrderAnswer['nextSteps'][number];

export const paperAnchor = (code: string) => `paper-${code}`;

export const VERIFICATION = '?redirect=verification';

export const jumpTo = (id: string) => {
  const row = document.getElementById(id);
  row?.scrollIntoView({ block: 'center' });
  row?.focus({ preventScroll: true });
};

export interface StepLinkProps {
  step: Pick<NextStep, 'code' | 'paper' | 'text'>;
  /** Where the order itself is not the page: its address. */
  order?: string;
  /** Where the user centre is not the site: the address of its verification. */
  verification?: string;
}

/** What is to be done, as a link to where it is done: the paper's row in its order, or the verification; what a call does has no link. */
export function StepLink({ step: { code, paper, text }, order, verification = VERIFICATION }: StepLinkProps) {
  if (code === 'VERIFY_ENTERPRISE')
    return (
      <Link href={verification} className="text-link">
        {text}
      </Link>
    );
  if (paper === null) return text;
  const id = paperAnchor(paper);
  return (
    <Link
      href={`${order ?? ''}#${id}`}
      className="text-link"
      onClick={(event) => {
        if (order !== undefined || event.ctrlKey || event.metaKey || event.shiftKey) return;
        event.preventDefault();
        jumpTo(id);
      }}
    >
      {text}
    </Link>
  );
}

/** A row that the address names comes into view once it is there. */
export const showIfNamed = (row: HTMLElement | null) => {
  if (row !== null && location.hash === `#${row.id}`) jumpTo(row.id);
};
