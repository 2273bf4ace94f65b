import type { OrderAnswer } from '#contract/calls/orders.ts';
import { isFilled } from '#domain/paper-forms/filled.ts';
import { orderPapers } from '#src/ui/copy/order-papers.ts';
import { orders } from '#src/ui/copy/orders.ts';
import { paperForm } from '#src/ui/copy/paper-form.ts';
import { ButtonLink } from '#src/ui/parts/Button.tsx';
import { Link } from '#src/ui/parts/Link.tsx';

type NextStep = OrderAnswer['nextSteps'][number];

export const paperAnchor = (code: string) => `paper-${code}`;

const VERIFICATION = '?redirect=verification';

const jumpTo = (id: string) => {
  const row = document.getElementById(id);
  row?.scrollIntoView({ block: 'center' });
  row?.focus({ preventScroll: true });
};

interface StepLinkProps {
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

/** What is done with a paper: checked, filled in or handed in as a file. */
function deedOf({ code, paper }: StepLinkProps['step'], service: string): string {
  if (code === 'VERIFY_ENTERPRISE') return orders.verify;
  if (paper === 'DRAFT_BILL') return paperForm.check;
  return paper !== null && isFilled(service, paper) ? paperForm.open : orderPapers.upload;
}

interface StepButtonProps extends Pick<StepLinkProps, 'step'> {
  /** Where the order itself is not the page. */
  order?: { address: string; service: string };
}

/** The same as a button that says what is done there; nothing where a call does it. */
export function StepButton({ step, order }: StepButtonProps) {
  const id = step.paper === null ? null : paperAnchor(step.paper);
  if (id === null && step.code !== 'VERIFY_ENTERPRISE') return null;
  const deed = order === undefined ? orders.doNext : deedOf(step, order.service);
  return (
    <ButtonLink
      {...(order === undefined ? { tone: 'primary' as const } : { size: 32 as const })}
      href={id === null ? VERIFICATION : `${order?.address ?? ''}#${id}`}
      aria-label={`${step.text}：${deed}`}
      onClick={(event) => {
        if (id === null || order !== undefined) return;
        event.preventDefault();
        jumpTo(id);
      }}
    >
      {deed}
    </ButtonLink>
  );
}

/** A row that the address names comes into view once it is there. */
export const showIfNamed = (row: HTMLElement | null) => {
  if (row !== null && location.hash === `#${row.id}`) jumpTo(row.id);
};
