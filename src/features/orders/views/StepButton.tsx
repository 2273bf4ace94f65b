import { orders } from '#copy/orders/list.ts';
import { orderPapers, paperForm } from '#copy/orders/order.ts';
import { isFilled } from '#domain/paper-forms/filled.ts';
import { ButtonLink } from '#src/ui/parts/Button.tsx';
import { jumpTo, paperAnchor, type StepLinkProps, VERIFICATION } from './StepLink.tsx';

/** Action on a document: check, fill in or upload. */
function deedOf({ code, paper }: StepLinkProps['step'], service: string): string {
  if (code === 'VERIFY_ENTERPRISE') return orders.verify;
  if (paper === 'DRAFT_BILL') return paperForm.check;
  return paper !== null && isFilled(service, paper) ? paperForm.open : orderPapers.upload;
}

interface StepButtonProps extends Pick<StepLinkProps, 'step'> {
  /** Set outside the order's page. */
  order?: { address: string; service: string };
}

/** A next step as a button with its verb; nothing for steps without a page. */
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
