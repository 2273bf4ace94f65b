import { areNamed } from '#domain/booking/parties.ts';
import type { PaperReadiness } from '#domain/dangerous-goods/paper-readiness.ts';
import type { PaperCode } from '#domain/dangerous-goods/papers.ts';
import { areClearingPapersIn, papersByStep } from '#domain/orders/order-papers.ts';
import { orderReplies } from '#src/ui/copy/order-replies.ts';
import { paperText } from '#src/ui/copy/papers.ts';
import type { NextStep, Standing } from './order-service.ts';

const isOpen = (status: string) => ['EXPIRES_TOO_EARLY', 'MISSING', 'NOT_RECEIVED', 'OVERDUE'].includes(status);

/** The papers that are still missing. */
export const owedPapers = (papers: readonly PaperReadiness[]): NextStep[] =>
  papers
    .filter((paper) => paper.owner === 'SHIPPER' && isOpen(paper.status))
    .map(({ code, dueAt }) =>
      code === 'VEHICLES'
        ? { code, paper: code, text: orderReplies.stepVehicles, dueAt }
        : { code: 'PAPER', paper: code, text: orderReplies.stepPaper(paperText[code]), dueAt },
    );

/** How a service asks who sends and receives. */
interface PartiesAsked {
  paper: PaperCode;
  text: string;
}

const OF_A_BILL: PartiesAsked = { paper: 'SHIPPING_INSTRUCTION', text: orderReplies.stepParties };

/** The same, and who sends and receives where nobody was named. */
export function owedSteps(
  form: Parameters<typeof areNamed>[0],
  papers: readonly PaperReadiness[],
  { voyage, status }: Standing,
  parties: PartiesAsked = OF_A_BILL,
): NextStep[] {
  const steps = owedPapers(papers);
  if (voyage !== null && !areNamed(form) && !areClearingPapersIn(status))
    steps.push({ code: 'PARTIES', ...parties, dueAt: voyage.cutOffs.siCutoff });
  return steps;
}

/** The papers of what goes by a departure, as its service reads them from the form. */
export const papersOfVoyage =
  <Form>(papersOf: (form: Form, voyage: NonNullable<Standing['voyage']>, now: number) => PaperReadiness[]) =>
  (form: Form, { voyage, status, now }: Standing): PaperReadiness[] =>
    voyage === null ? [] : papersByStep(papersOf(form, voyage, now), status);

type PapersOf<Form> = (form: Form, standing: Standing) => PaperReadiness[];

/** The papers of an order, and those that are still owed. */
export const owingPapers = <Form>(papers: PapersOf<Form>) => ({
  papers,
  owed: (form: Form, standing: Standing) => owedPapers(papers(form, standing)),
});

/** The same, and who sends and receives. */
export const owingPapersAndParties = <Form extends Parameters<typeof areNamed>[0]>(papers: PapersOf<Form>) => ({
  papers,
  owed: (form: Form, standing: Standing) => owedSteps(form, papers(form, standing), standing),
});
