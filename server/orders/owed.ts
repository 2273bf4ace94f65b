import type { PaperReadiness } from '#domain/dangerous-goods/paper-readiness.ts';
import { areClearingPapersIn } from '#domain/orders/order-papers.ts';
import { orderReplies } from '#src/ui/copy/order-replies.ts';
import { paperText } from '#src/ui/copy/papers.ts';
import type { NextStep, Standing } from './order-service.ts';

interface Named {
  shipper: { companyNameEn: string };
  toOrder: boolean;
  consignee: { companyNameEn: string };
}

const isOpen = (status: string) => status === 'MISSING' || status === 'OVERDUE' || status === 'EXPIRES_TOO_EARLY';

/** The papers that are still missing. */
export const owedPapers = (papers: readonly PaperReadiness[]): NextStep[] =>
  papers
    .filter((paper) => paper.owner === 'SHIPPER' && isOpen(paper.status))
    .map(({ code, dueAt }) => ({ code: 'PAPER', paper: code, text: orderReplies.stepPaper(paperText[code]), dueAt }));

/** The same, and who sends and receives where nobody was named. */
export function owedSteps(form: Named, papers: readonly PaperReadiness[], { voyage, status }: Standing): NextStep[] {
  const steps = owedPapers(papers);
  const areNamed = form.shipper.companyNameEn !== '' && (form.toOrder || form.consignee.companyNameEn !== '');
  if (voyage !== null && !areNamed && !areClearingPapersIn(status))
    steps.push({
      code: 'PARTIES',
      paper: 'SHIPPING_INSTRUCTION',
      text: orderReplies.stepParties,
      dueAt: voyage.cutOffs.siCutoff,
    });
  return steps;
}
