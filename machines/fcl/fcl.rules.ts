import {
  daysQuery,
  decodeTerms,
  encodeTerms,
  type SearchSnapshot,
  type SearchTerms,
  selectAnswer,
  selectComparedQuery,
  selectIsWithoutPrices,
  selectQuery,
} from '../search/index.ts';
import type { Searched } from './fcl.types.ts';

const laneOf = (terms: SearchTerms): string =>
  terms.orgPortCode === '' || terms.dstPortCode === '' || terms.orgPortCode === terms.dstPortCode
    ? ''
    : daysQuery(terms);

/** Returns the search state; prices are unknown until the search has parsed its URL. */
export function searchedOf(snapshot: SearchSnapshot, query: string): Searched {
  const answer = selectAnswer(snapshot);
  const hasRead = snapshot.context.answer !== null || selectQuery(snapshot) === encodeTerms(decodeTerms(query));
  return {
    lane: laneOf(snapshot.context.terms),
    compared: selectComparedQuery(snapshot),
    answer,
    answered: answer?.org && answer.dst ? { origin: answer.org.code, destination: answer.dst.code } : null,
    isWithoutPrices: hasRead && selectIsWithoutPrices(snapshot),
  };
}
