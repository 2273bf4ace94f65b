/** Source of a form; empty for a new one. */
export interface FormSource {
  copiedFrom: string;
  /** Answered enquiry and its chosen option. */
  enquiryNo: string;
  optionId: string;
}

export const blankSource: FormSource = { copiedFrom: '', enquiryNo: '', optionId: '' };

/** Chosen option of an answered enquiry, with the price and sailing to book. */
export interface ChosenOption extends Omit<FormSource, 'copiedFrom'> {
  priceId: string;
  scheduleId: string;
}

/** Enquiry option that sets the form's price; null when a price list does. */
export const optionOfForm = ({ enquiryNo, optionId }: Pick<FormSource, 'enquiryNo' | 'optionId'>) =>
  enquiryNo === '' ? null : { no: enquiryNo, optionId };
