export { type PaperFormRef, type PaperFormSnapshot, paperFormMachine } from './paper-form.machine.ts';
export { reportedErrors } from './paper-form.rules.ts';
export * from './paper-form.select.ts';
export type { CutOff, OpenedPaper, PaperFormInput, PaperFormReport, PaperFormRequest } from './paper-form.types.ts';
