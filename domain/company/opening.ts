/** What a company does before it can trade, in the order of the list. */
export const openingSteps = ['operator', 'company', 'codes', 'rates', 'schedules', 'news'] as const;
export type OpeningStep = (typeof openingSteps)[number];
