import { conditionsOf, type RestrictionDraft } from '#machines/desk-restrictions/index.ts';
import { deskRestrictions as words } from '#src/ui/copy/desk-restrictions.ts';

/** Describes the goods that a draft refuses. */
export const draftText = (draft: RestrictionDraft): string => words.what(conditionsOf(draft));
