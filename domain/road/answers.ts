/** Whether goods go by road: at the rates, after an enquiry, or not at all. */
export const roadAnswers = ['ASK', 'CARRIED', 'REFUSED'] as const;
export type RoadAnswer = (typeof roadAnswers)[number];
