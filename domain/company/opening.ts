/** Set-up steps before a company can trade, in order. */
export const openingSteps = ['operator', 'company', 'codes', 'rates', 'schedules', 'news'] as const;
export type OpeningStep = (typeof openingSteps)[number];

/** Required company details; the rest may follow. */
export const openingFacts = ['company', 'brandName', 'serviceHotline', 'icpFiling'] as const;
export type OpeningFact = (typeof openingFacts)[number];
