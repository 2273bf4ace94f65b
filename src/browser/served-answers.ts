import {
  type AskedAnswer,
  answerKey,
  type GivenAnswer,
  PAGE_ANSWERS_ID,
  type PageAnswers,
} from '#contract/drawn-page.ts';

const kept = new Map<string, GivenAnswer[]>();

/** Reads what the page was drawn from; the time it was drawn, or null where it did not come whole. */
export function readServedAnswers(): number | null {
  const text = document.getElementById(PAGE_ANSWERS_ID)?.textContent;
  if (!text) return null;
  const { now, answers } = JSON.parse(text) as PageAnswers;
  for (const answer of answers) kept.set(answerKey(answer), [...(kept.get(answerKey(answer)) ?? []), answer]);
  return now;
}

export const areAnswersTaken = () => kept.size === 0;

/** Whatever is asked from now on is asked of the server. */
export function dropServedAnswers() {
  kept.clear();
}

/** The answer to a call that the page came with, once. */
export async function takeServedAnswer(asked: AskedAnswer): Promise<GivenAnswer | null> {
  const key = answerKey(asked);
  const [answer, ...rest] = kept.get(key) ?? [];
  if (answer === undefined) return null;
  if (rest.length > 0) kept.set(key, rest);
  else kept.delete(key);
  return answer;
}
