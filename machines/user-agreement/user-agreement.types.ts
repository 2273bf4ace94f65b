/** Whom a reader may ask, for the blanks of the texts; null what is not known. */
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
  /** Codes of what was confirmed, in order: `'1'` the agreement, `'2'` the privacy notice. */
  completed: readonly string[];
}

/** Said as soon as one text was confirmed. */
export interface ReadingCompleted {
  type: 'reading.completed';
  code: string;
}

export interface UserAgreementOutput {
  completed: readonly string[];
}
