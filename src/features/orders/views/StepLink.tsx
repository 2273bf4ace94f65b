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
  /** Address of the order; set outside the order's page. */
  order?: string;
  /** Address of the verification; set outside the site, such as in the operator console. */
  verification?: string;
}

/** A next step as a link to the document's row or to the verification; steps without a page have no link. */
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

/** Scrolls to the row named in the URL once it is rendered. */
export const showIfNamed = (row: HTMLElement | null) => {
  if (row !== null && location.hash === `#${row.id}`) jumpTo(row.id);
};
