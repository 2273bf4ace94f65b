export interface UserAgreementContext {
  /** Codes of what was confirmed, in order: `'1'` the agreement, `'2'` the privacy notice. */
  completed: readonly string[];
  /** The address for questions, shown in the text; null while it is not known. */
  serviceMail: string | null;
}

/** Said as soon as one text was confirmed. */
export interface ReadingCompleted {
  type: 'reading.completed';
  code: string;
}

export interface UserAgreementOutput {
  completed: readonly string[];
}
