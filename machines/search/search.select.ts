import { comparedTerms, errorsOf, isAnswerOf, isComplete } from './search.edits.ts';
import type { SearchSnapshot } from './search.machine.ts';
import { encodeTerms } from './search.rules.ts';
import type { SearchField, SearchSide, SearchTerms } from './search.types.ts';

export type SearchScreen = 'empty' | 'failed' | 'nothing' | 'rows' | 'waiting';

export function selectScreen(snapshot: SearchSnapshot): SearchScreen {
  const { answer, failure } = snapshot.context;
  if (snapshot.matches('searching')) return 'waiting';
  if (answer === null) return failure === null ? 'nothing' : 'failed';
  return answer.items.length > 0 ? 'rows' : 'empty';
}

export const selectTerm =
  <Name extends keyof SearchTerms>(name: Name) =>
  (snapshot: SearchSnapshot): SearchTerms[Name] =>
    snapshot.context.terms[name];

/** Whether swapping the ports would change the terms. */
export const selectCanSwap = ({ context: { terms } }: SearchSnapshot) =>
  terms.orgPort !== terms.dstPort || terms.orgPortCode !== terms.dstPortCode;

/** There is no price to show: no request was sent, or it found none. */
export const selectIsWithoutPrices = (snapshot: SearchSnapshot) => {
  const screen = selectScreen(snapshot);
  return screen === 'nothing' || (screen === 'empty' && snapshot.context.answer?.total === 0);
};

/** The error of a field; a port that was typed but not chosen is reported before the first attempt too. */
export const selectError = (field: SearchField) => (snapshot: SearchSnapshot) => {
  const { terms, showErrors } = snapshot.context;
  const error = errorsOf(terms)[field] ?? null;
  return showErrors || error !== 'MISSING' ? error : null;
};

export const selectIsComplete = (snapshot: SearchSnapshot) => isComplete(snapshot.context.terms);

/** The user has submitted the current terms. */
export const selectShowErrors = (snapshot: SearchSnapshot) => snapshot.context.showErrors;

/** Stable between answers, so that a list renders only when it changes. */
export const selectAnswer = (snapshot: SearchSnapshot) => snapshot.context.answer;
export const selectIsBusy = (snapshot: SearchSnapshot) => snapshot.hasTag('busy');
/** Reloading the visible rows failed. */
export const selectIsOutdated = (snapshot: SearchSnapshot) => snapshot.hasTag('outdated');
/** The visible rows belong to other terms than the form. */
export const selectIsStale = ({ context: { answered, terms } }: SearchSnapshot) =>
  answered !== null && !isAnswerOf(terms, answered);
/** The terms of the visible rows, regardless of later edits. */
export const selectAnswered = ({ context: { answered, terms } }: SearchSnapshot) => answered ?? terms;
export const selectCanRetry = (snapshot: SearchSnapshot) => snapshot.can({ type: 'search.retry' });
export const selectRecent = (side: SearchSide) => (snapshot: SearchSnapshot) => snapshot.context.recent[side];
/** The query of the price comparison; empty while it is closed or without prices. */
export const selectComparedQuery = ({ context: { terms } }: SearchSnapshot) =>
  terms.isComparing && isComplete(terms) ? encodeTerms(comparedTerms(terms)) : '';
/** The terms as a query string, for links. */
export const selectQuery = (snapshot: SearchSnapshot) => encodeTerms(snapshot.context.terms);
/** The side whose port the server does not know. */
export const selectUnknownPort = ({ context: { answer } }: SearchSnapshot) => {
  if (answer === null) return null;
  if (answer.org === null) return 'origin';
  return answer.dst === null ? 'destination' : null;
};
