import type { FilledPaper } from '#domain/paper-forms/filled.ts';
import type { PaperForm } from '#domain/paper-forms/paper-form.ts';
import type { Parent } from '../kit/parent.ts';

/** The open paper in the version that the user saw. */
export interface OpenedPaper {
  /** 0 before the first submission. */
  version: number;
  /** The server's time when it was opened. */
  now: number;
  /** The cut-off for submitting the paper. */
  dueAt: number;
}

export interface PaperFormInput {
  orderNo: string;
  parent: Parent<PaperFormReport>;
}

export interface PaperFormContext extends PaperFormInput {
  opened: OpenedPaper | null;
  /** As typed; null while no paper is open. */
  form: PaperForm | null;
  showErrors: boolean;
  failure: string | null;
  /** The last paper that the server accepted. */
  taken: FilledPaper | null;
}

/** Tells the order that its papers changed. */
export interface PaperFormReport {
  type: 'paperForm.changed';
}

export interface PaperFormRequest {
  orderNo: string;
  version: number;
  /** Validated and normalised. */
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
