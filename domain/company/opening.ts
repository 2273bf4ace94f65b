/** What a company does before it can trade, in the order of the list. */
export const openingSteps = ['operator', 'company', 'codes', 'rates', 'schedules', 'news'] as const;
export type OpeningStep = (typeof openingSteps)[number];

/** What the step of company and brand asks for; the rest may follow. */
export const openingFacts = ['company', 'brandName', 'serviceHotline', 'icpFiling'] as const;
export type OpeningFact = (typeof openingFacts)[number];
