/** Documents completed in a form; all others are uploaded files. */
const filledPapers = ['SHIPPING_INSTRUCTION', 'VERIFIED_MASS', 'DRAFT_BILL', 'VEHICLES'] as const;
export type FilledPaper = (typeof filledPapers)[number];

/** Services whose vehicles may be named after ordering. */
const namedLater: readonly string[] = ['cfs', 'truck'];

export const isFilled = (service: string, paper: string): paper is FilledPaper =>
  paper === 'VEHICLES'
    ? namedLater.includes(service)
    : service === 'fcl' && (filledPapers as readonly string[]).includes(paper);
