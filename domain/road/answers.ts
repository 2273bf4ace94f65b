/** Whether goods can go by road: at list rates, after an enquiry, or not at all. */
export const roadAnswers = ['ASK', 'CARRIED', 'REFUSED'] as const;
export type RoadAnswer = (typeof roadAnswers)[number];
