import { type EnquiryService, enquiryServices } from '#domain/enquiry/kinds.ts';
import { ENQUIRY_DRAFT_PREFIX } from '#domain/storage-names.ts';
import { sessionKeeper } from '../../browser/session/session-keeper.ts';

/** Whose enquiry form it is. */
export interface EnquirySlot {
  service: EnquiryService;
  owner: string;
}

/** With this tab and not with the computer: the form has a name and a phone in it. */
const keyOf = ({ service, owner }: EnquirySlot) => `${ENQUIRY_DRAFT_PREFIX}${service}:${owner}`;

export const readEnquiryText = (slot: EnquirySlot) => sessionKeeper.read(keyOf(slot));
export const writeEnquiryText = (slot: EnquirySlot, text: string) => sessionKeeper.write(keyOf(slot), text);
export const removeEnquiryText = (slot: EnquirySlot) => sessionKeeper.remove(keyOf(slot));

export const hasEnquiryTexts = (owner: string): boolean =>
  enquiryServices.some((service) => readEnquiryText({ service, owner }) !== null);

export function removeEnquiryTexts(owner: string): void {
  for (const service of enquiryServices) removeEnquiryText({ service, owner });
}
