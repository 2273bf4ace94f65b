export {
  type OperatorRestrictionsRef,
  type OperatorRestrictionsSnapshot,
  operatorRestrictionsMachine,
} from './operator-restrictions.machine.ts';
export { conditionsOf, hasCompatibilityGroups, mayNamePackingGroup } from './operator-restrictions.rules.ts';
export * from './operator-restrictions.select.ts';
export type {
  Considered,
  ConsiderRequest,
  DraftErrors,
  DraftField,
  EndRequest,
  ListRequest,
  Restriction,
  RestrictionDraft,
  RestrictionFilters,
  RestrictionsPage,
  Saved,
  SaveRequest,
} from './operator-restrictions.types.ts';
