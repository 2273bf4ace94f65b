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

/** Swapped, the terms are others. */
export const selectCanSwap = ({ context: { terms } }: SearchSnapshot) =>
  terms.orgPort !== terms.dstPort || terms.orgPortCode !== terms.dstPortCode;

/** There is no price to show: nothing was asked for yet, or nothing was found. */
export const selectIsWithoutPrices = (snapshot: SearchSnapshot) => {
  const screen = selectScreen(snapshot);
  return screen === 'nothing' || (screen === 'empty' && snapshot.context.answer?.total === 0);
};

/** Why a field keeps the search from running; a port typed but not chosen is shown even before the first try. */
export const selectError = (field: SearchField) => (snapshot: SearchSnapshot) => {
  const { terms, showErrors } = snapshot.context;
  const error = errorsOf(terms)[field] ?? null;
  return showErrors || error !== 'MISSING' ? error : null;
};

/** The terms as they stand can be asked for. */
export const selectIsComplete = (snapshot: SearchSnapshot) => isComplete(snapshot.context.terms);

/** Somebody has tried to search with the terms as they stand. */
export const selectShowErrors = (snapshot: SearchSnapshot) => snapshot.context.showErrors;

/** The same objects from answer to answer, so that a list renders only when it changes. */
export const selectAnswer = (snapshot: SearchSnapshot) => snapshot.context.answer;
export const selectIsBusy = (snapshot: SearchSnapshot) => snapshot.hasTag('busy');
/** The rows on the screen could not be brought up to date. */
export const selectIsOutdated = (snapshot: SearchSnapshot) => snapshot.hasTag('outdated');
/** The rows on the screen are of other terms than those that stand in the form. */
export const selectIsStale = ({ context: { answered, terms } }: SearchSnapshot) =>
  answered !== null && !isAnswerOf(terms, answered);
/** The terms that what is shown was asked with, whatever has been changed since. */
export const selectAnswered = ({ context: { answered, terms } }: SearchSnapshot) => answered ?? terms;
export const selectCanRetry = (snapshot: SearchSnapshot) => snapshot.can({ type: 'search.retry' });
export const selectRecent = (side: SearchSide) => (snapshot: SearchSnapshot) => snapshot.context.recent[side];
/** The question behind the prices side by side as text; empty while none is picked or they are not looked at. */
export const selectComparedQuery = ({ context: { terms } }: SearchSnapshot) =>
  terms.isComparing && isComplete(terms) ? encodeTerms(comparedTerms(terms)) : '';
/** The terms as a query string, for links that carry them on. */
export const selectQuery = (snapshot: SearchSnapshot) => encodeTerms(snapshot.context.terms);
/** Which end of the lane the server knows no port for. */
export const selectUnknownPort = ({ context: { answer } }: SearchSnapshot) => {
  if (answer === null) return null;
  if (answer.org === null) return 'origin';
  return answer.dst === null ? 'destination' : null;
};
