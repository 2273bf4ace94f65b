import { operatorRestrictions as words } from '#copy/operator/console.ts';
import { conditionsOf, type RestrictionDraft } from '#machines/operator-restrictions/index.ts';

/** Describes the goods that a draft refuses. */
export const draftText = (draft: RestrictionDraft): string => words.what(conditionsOf(draft));
