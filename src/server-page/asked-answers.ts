import type { AskedAnswer, GivenAnswer, ServedAnswer } from '#contract/drawn-page.ts';

type Ask = (asked: AskedAnswer) => Promise<GivenAnswer>;

/** What the page being drawn asks: how much is on its way, and what came. */
let ask: Ask;
let pending = 0;
let answers: ServedAnswer[] = [];

export function beginAsking(next: Ask) {
  ask = next;
  pending = 0;
  answers = [];
}

export const pendingAnswers = () => pending;
export const askedAnswers = (): readonly ServedAnswer[] => answers;

/** In the place of the site's own module of that name, which takes the answers out of the page. */
export async function takeServedAnswer(asked: AskedAnswer): Promise<GivenAnswer> {
  const own = answers;
  pending += 1;
  try {
    const given = await ask(asked);
    own.push({ ...asked, ...given });
    return given;
  } finally {
    pending -= 1;
  }
}
