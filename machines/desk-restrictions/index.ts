export {
  type DeskRestrictionsRef,
  type DeskRestrictionsSnapshot,
  deskRestrictionsMachine,
} from './desk-restrictions.machine.ts';
export { conditionsOf, hasCompatibilityGroups, mayNamePackingGroup } from './desk-restrictions.rules.ts';
export * from './desk-restrictions.select.ts';
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
} from './desk-restrictions.types.ts';
