export { comparedRequest, editTerms, requestOf } from './search.edits.ts';
export { type SearchRef, type SearchSnapshot, searchMachine } from './search.machine.ts';
export { daysQuery, decodeTerms, defaultTerms, encodeTerms, USUAL_BOX } from './search.rules.ts';
export * from './search.select.ts';
export type * from './search.types.ts';
