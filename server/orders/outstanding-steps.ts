import { paperText } from '#copy/dangerous-goods/papers.ts';
import { orderReplies } from '#copy/orders/replies.ts';
import { areNamed } from '#domain/booking/parties.ts';
import type { PaperReadiness } from '#domain/dangerous-goods/paper-readiness.ts';
import type { PaperCode } from '#domain/dangerous-goods/papers.ts';
import { areClearingPapersIn, papersByStep } from '#domain/orders/order-papers.ts';
import type { NextStep, Standing } from './order-service.ts';

const isOpen = (status: string) => ['EXPIRES_TOO_EARLY', 'MISSING', 'NOT_RECEIVED', 'OVERDUE'].includes(status);

/** Lists the missing documents. */
export const missingPaperSteps = (papers: readonly PaperReadiness[]): NextStep[] =>
  papers
    .filter((paper) => paper.owner === 'SHIPPER' && isOpen(paper.status))
    .map(({ code, dueAt }) =>
      code === 'VEHICLES'
        ? { code, paper: code, text: orderReplies.stepVehicles, dueAt }
        : { code: 'PAPER', paper: code, text: orderReplies.stepPaper(paperText[code]), dueAt },
    );

/** How a service collects the shipper and the consignee. */
interface PartiesStep {
  paper: PaperCode;
  text: string;
}

const OF_A_BILL: PartiesStep = { paper: 'SHIPPING_INSTRUCTION', text: orderReplies.stepParties };

/** Adds the shipper and the consignee when they are not named. */
export function outstandingSteps(
  form: Parameters<typeof areNamed>[0],
  papers: readonly PaperReadiness[],
  { voyage, status }: Standing,
  parties: PartiesStep = OF_A_BILL,
): NextStep[] {
  const steps = missingPaperSteps(papers);
  if (voyage !== null && !areNamed(form) && !areClearingPapersIn(status))
    steps.push({ code: 'PARTIES', ...parties, dueAt: voyage.cutOffs.siCutoff });
  return steps;
}

/** Reads the documents of a departure from the form. */
export const papersOfVoyage =
  <Form>(papersOf: (form: Form, voyage: NonNullable<Standing['voyage']>, now: number) => PaperReadiness[]) =>
  (form: Form, { voyage, status, now }: Standing): PaperReadiness[] =>
    voyage === null ? [] : papersByStep(papersOf(form, voyage, now), status);

type PapersOf<Form> = (form: Form, standing: Standing) => PaperReadiness[];

/** Provides the documents of an order and those outstanding. */
export const withPapers = <Form>(papers: PapersOf<Form>) => ({
  papers,
  outstanding: (form: Form, standing: Standing) => missingPaperSteps(papers(form, standing)),
});

/** Provides the same with the shipper and the consignee. */
export const withPapersAndParties = <Form extends Parameters<typeof areNamed>[0]>(papers: PapersOf<Form>) => ({
  papers,
  outstanding: (form: Form, standing: Standing) => outstandingSteps(form, papers(form, standing), standing),
});
