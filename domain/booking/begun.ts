/** What a form was begun from; empty where it is new. */
export interface BegunForm {
  /** The order this one was begun from. */
  copiedFrom: string;
  /** The answered enquiry it was begun from, and the option that was chosen. */
  enquiryNo: string;
  optionId: string;
}

export const blankBegun: BegunForm = { copiedFrom: '', enquiryNo: '', optionId: '' };

/** An option of an answered enquiry, as its order begins: the price that is booked, and the sailing it is of. */
export interface TakenOption extends Omit<BegunForm, 'copiedFrom'> {
  priceId: string;
  scheduleId: string;
}

/** The option of an answered enquiry that names the price of a form; null where the list does. */
export const optionOfForm = ({ enquiryNo, optionId }: Pick<BegunForm, 'enquiryNo' | 'optionId'>) =>
  enquiryNo === '' ? null : { no: enquiryNo, optionId };
