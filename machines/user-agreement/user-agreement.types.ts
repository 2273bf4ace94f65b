/** Contact data inserted into the texts; null when unknown. */
export interface Contacts {
  serviceMail: string | null;
  servicePhone: string | null;
  company: string | null;
}

export type LegalTextName = 'userAgreement' | 'privacyNotice';

export interface UserAgreementInput {
  /** The texts to read; the agreement comes first. */
  texts: readonly LegalTextName[];
}

export interface UserAgreementContext extends Contacts, UserAgreementInput {
  /** Codes of the confirmed texts in order: `'1'` the agreement, `'2'` the privacy notice. */
  completed: readonly string[];
}

/** Sent after each confirmed text. */
export interface ReadingCompleted {
  type: 'reading.completed';
  code: string;
}

export interface UserAgreementOutput {
  completed: readonly string[];
}
