/** What the road says of goods: carried at the rates, by a person's word, or not at all. */
export const roadAnswers = ['ASK', 'CARRIED', 'REFUSED'] as const;
export type RoadAnswer = (typeof roadAnswers)[number];
