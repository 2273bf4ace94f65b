import { enquiryServices } from '#domain/enquiry/kinds.ts';
import { ENQUIRY_DRAFT_PREFIX } from '#domain/storage-names.ts';
import { sessionKeeper } from '#src/browser/session/session-keeper.ts';

/** A request for goods and a supplier's quote are kept as enquiries are. */
const keptForms = [...enquiryServices, 'purchase', 'quote'] as const;

/** Whose form it is. */
export interface EnquirySlot {
  service: (typeof keptForms)[number];
  owner: string;
}

/** With this tab and not with the computer: the form has a name and a phone in it. */
const keyOf = ({ service, owner }: EnquirySlot) => `${ENQUIRY_DRAFT_PREFIX}${service}:${owner}`;

export const readEnquiryText = (slot: EnquirySlot) => sessionKeeper.read(keyOf(slot));
export const writeEnquiryText = (slot: EnquirySlot, text: string) => sessionKeeper.write(keyOf(slot), text);
export const removeEnquiryText = (slot: EnquirySlot) => sessionKeeper.remove(keyOf(slot));

export function removeEnquiryTexts(owner: string): void {
  for (const service of keptForms) removeEnquiryText({ service, owner });
}
