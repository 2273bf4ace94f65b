import { formOrigin } from '#copy/booking/opening.ts';
import { enquiryReasonOf } from '#domain/booking/enquiry-reason.ts';
import type { EnquiryReason } from '#domain/enquiry/kinds.ts';
import type { OrderFormRef } from '#machines/order-form/index.ts';
import { ButtonLink } from '#src/ui/parts/Button.tsx';
import { Note } from '#src/ui/parts/common/Note.tsx';
import { useRested } from './use-booking.ts';

interface AskedGoodsProps<Form> {
  actor: OrderFormRef;
  reason: EnquiryReason;
  /** Enquiry prefilled with the typed goods; empty when the goods have a price. */
  hrefOf: (form: Form) => string;
}

/** Explains that no listed price covers the goods, and links to the enquiry. */
export function AskedGoods<Form>({ actor, reason, hrefOf }: AskedGoodsProps<Form>) {
  const href = useRested<Form, string>(actor, '', hrefOf);
  if (href === '') return null;
  return (
    <Note
      tone={reason === 'RAIL_DANGER' ? 'plain' : 'warn'}
      title={formOrigin.asked[reason]}
      action={
        <ButtonLink size={32} href={`${href}&reason=${reason}`}>
          {formOrigin.enquire}
        </ButtonLink>
      }
    >
      {formOrigin.requestedText}
    </Note>
  );
}

type AskedForm = Parameters<typeof enquiryReasonOf>[0];

interface UntakenGoodsProps<Form> {
  actor: OrderFormRef;
  offer: Parameters<typeof enquiryReasonOf>[1];
  linksOf: (form: Form) => { enquiry: string | null };
}

/** The same for goods that the chosen price excludes. */
export function UntakenGoods<Form extends AskedForm>({ actor, offer, linksOf }: UntakenGoodsProps<Form>) {
  const reason = useRested<Form, EnquiryReason | ''>(actor, '', (form) => enquiryReasonOf(form, offer) ?? '');
  if (reason === '') return null;
  return <AskedGoods<Form> actor={actor} reason={reason} hrefOf={(form) => linksOf(form).enquiry ?? ''} />;
}
