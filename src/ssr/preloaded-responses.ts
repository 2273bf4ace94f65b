import { callKey, PAGE_PRELOAD_ID, type PagePreload, type PreloadedResponse } from '#contract/rendered-page.ts';

/** The page's own, before it stands. */
const OWN = '';
/** Turns in which nothing new is asked after the last answer. */
export const STEADY_TURNS = 3;
/** An answer that is not asked for in this time will not be: the browser kept it from before. */
export const ASKED_WITHIN_MS = 5_000;
const kept = new Map<string, PreloadedResponse[]>();
/** For whom the page came whole; null where it did not. */
let renderedFor: 'all' | 'one' | null = null;

/** Reads the preloaded responses; returns the server's render time, or null when the page is not server-rendered. */
export function readServedAnswers(): number | null {
  const text = document.getElementById(PAGE_PRELOAD_ID)?.textContent;
  if (!text) return null;
  const { now, isOwn, answers, later } = JSON.parse(text) as PagePreload;
  renderedFor = isOwn ? 'one' : 'all';
  for (const [section, own] of Object.entries({ [OWN]: answers, ...later })) kept.set(section, [...own]);
  return now;
}

/** Whether everything was asked for that the page, or a section of it, was drawn from. */
export const areAnswersTaken = (section = OWN) => (kept.get(section) ?? []).length === 0;

/** Whether the page is server-rendered. */
export const isServerRendered = () => renderedFor !== null;

/** Whether it was drawn for who is signed in. */
export const isPersonal = () => renderedFor === 'one';

/** Whether a call may have come with the page. */
export const hasServedAnswers = () => [...kept.keys()].some((section) => !areAnswersTaken(section));

/** How much of what the page opens with is on its way. */
let pending = 0;

/** Delays hydration until this code is loaded. */
export async function opensWith(code: Promise<unknown>): Promise<void> {
  pending += 1;
  await code.finally(() => {
    pending -= 1;
  });
}

/** Whether all that the page opens with was asked for and is here. */
export const isOpeningHere = () => pending === 0 && areAnswersTaken();

/** Drops the page's own preloaded responses, or with `all` those of its lazy sections too. */
export function dropServedAnswers(which: 'own' | 'all') {
  if (which === 'own') kept.delete(OWN);
  else kept.clear();
}

function takeAnswer(asked: Pick<PreloadedResponse, 'call' | 'request'>): PreloadedResponse | undefined {
  const key = callKey(asked);
  for (const answers of kept.values()) {
    const at = answers.findIndex((answer) => callKey(answer) === key);
    if (at >= 0) return answers.splice(at, 1)[0];
  }
  return undefined;
}

/** Returns the preloaded response of a call once; later calls go to the server. */
export async function answerFirst(
  asked: Pick<PreloadedResponse, 'call' | 'request'>,
  ask: () => Promise<unknown>,
): Promise<unknown> {
  const served = takeAnswer(asked);
  return served === undefined ? ask() : served.data;
}

export const nextTurn = () => new Promise<void>((resolve) => setTimeout(resolve));

/** Resolves once nothing follows on what was asked: when a section of a page that came whole has asked for all it was drawn from. */
export async function whenAnswersTaken(section: string): Promise<void> {
  if (!kept.has(section)) return;
  const end = performance.now() + ASKED_WITHIN_MS;
  for (let quiet = 0; quiet < STEADY_TURNS && performance.now() < end; ) {
    await nextTurn();
    quiet = areAnswersTaken(section) ? quiet + 1 : 0;
  }
}

/** How the client sends: as it does by itself. */
export const clientAdapter = undefined;
