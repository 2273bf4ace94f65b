/** The papers of an order that are filled in; a service that has none hands in files. */
const filledPapers = ['SHIPPING_INSTRUCTION', 'VERIFIED_MASS', 'DRAFT_BILL', 'VEHICLES'] as const;
export type FilledPaper = (typeof filledPapers)[number];

/** The services whose vehicles may be named after the order. */
const namedLater: readonly string[] = ['cfs', 'truck'];

export const isFilled = (service: string, paper: string): paper is FilledPaper =>
  paper === 'VEHICLES'
    ? namedLater.includes(service)
    : service === 'fcl' && (filledPapers as readonly string[]).includes(paper);
