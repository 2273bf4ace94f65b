import type { RestrictionDraft } from '#machines/desk-restrictions/index.ts';
import { deskRestrictions as words } from '#src/ui/copy/desk-restrictions.ts';

const orNull = (text: string) => (text === '' ? null : text);

/** What is refused, as it is written. */
export const draftText = ({ dgClass, unNo, packingGroup, limitKg }: RestrictionDraft): string =>
  words.what({
    dgClass: orNull(dgClass),
    unNo: orNull(unNo.replace(/\D/gu, '')),
    packingGroup: orNull(packingGroup),
    limitKg: limitKg === '' ? null : Number(limitKg),
  });
