import type { FilledPaper } from '#domain/paper-forms/filled.ts';
import type { PaperForm } from '#domain/paper-forms/paper-form.ts';
import type { Parent } from '../kit/parent.ts';

/** The paper that is filled in, as the person saw it. */
export interface OpenedPaper {
  /** 0 before anything was handed in. */
  version: number;
  /** The server's time when it was opened. */
  now: number;
  /** The cut-off before which it is owed. */
  dueAt: number;
}

export interface PaperFormInput {
  orderNo: string;
  parent: Parent<PaperFormReport>;
}

export interface PaperFormContext extends PaperFormInput {
  opened: OpenedPaper | null;
  /** As typed; null while none is open. */
  form: PaperForm | null;
  /** What is missing or wrong is shown from the first try to send on. */
  showErrors: boolean;
  /** Why it could not be sent. */
  failure: string | null;
  /** The paper that was taken last. */
  taken: FilledPaper | null;
}

/** What the order hears: something of it is another now. */
export interface PaperFormReport {
  type: 'paperForm.changed';
}

export interface PaperFormRequest {
  orderNo: string;
  version: number;
  /** Clean and complete. */
  form: PaperForm;
}

export interface CutOff {
  at: number;
  now: number;
}

export type PaperFormEvent =
  | { type: 'paperForm.open'; opened: OpenedPaper; form: PaperForm }
  | { type: 'paperForm.close' }
  | { type: 'paperForm.edit'; path: string; value: string | boolean }
  | { type: 'paperForm.submit' };
