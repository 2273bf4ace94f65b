import { priceRefusals as words } from '#copy/search/prices.ts';
import { enquiryFallback } from '#domain/dangerous-goods/price-refusals.ts';
import { ButtonLink } from '#src/ui/parts/Button.tsx';
import { Note } from '#src/ui/parts/common/Note.tsx';

interface Judged {
  refusals: readonly { kind: string; refusedClass?: string }[];
  dgClasses: readonly string[];
}

export interface EnquiryNoteProps {
  items: readonly Judged[];
  /** Null without a UN number. */
  goods: { unNo: string; nameCn: string } | null;
  href: string;
}

/** Explains that no listed price accepts the goods, and links to an enquiry with the search terms. */
export function EnquiryNote({ items, goods, href }: EnquiryNoteProps) {
  const asked = enquiryFallback(items);
  const refusal = asked?.refusals[0];
  if (asked === null || refusal === undefined) return null;
  return (
    <Note
      tone="warn"
      title={words.noteTitle(goods === null ? '' : `UN ${goods.unNo} ${goods.nameCn}`)}
      action={
        <ButtonLink size={32} href={href}>
          {words.enquire}
        </ButtonLink>
      }
    >
      {words.noteText(words.reasonOf({ ...refusal, nameCn: '' }, asked.dgClasses) ?? '')}
    </Note>
  );
}
