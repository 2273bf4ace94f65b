import type { FclForm } from '../booking/services/fcl/form.ts';
import { setField } from '../form/check.ts';
import type { FieldError } from '../form/field.ts';
import {
  blankInstruction,
  type InstructionFacts,
  type InstructionForm,
  instructionDescription,
  instructionFacts,
  readInstruction,
} from './shipping-instruction.ts';
import { blankMass, type MassFacts, type MassForm, massDescription, massFacts, readMass } from './verified-mass.ts';

export interface MassPaper {
  paper: 'VERIFIED_MASS';
  values: MassForm;
  facts: MassFacts;
}

export interface InstructionPaper {
  paper: 'SHIPPING_INSTRUCTION';
  values: InstructionForm;
  facts: InstructionFacts;
}

/** A paper that is filled in on the page instead of handed in as files, with what the order says of it. */
export type PaperForm = InstructionPaper | MassPaper;

/** The papers of an order that are filled in; a service that has none hands in files. */
export const filledPapers = ['SHIPPING_INSTRUCTION', 'VERIFIED_MASS'] as const satisfies readonly PaperForm['paper'][];
export type FilledPaper = (typeof filledPapers)[number];

export const isFilled = (service: string, paper: string): paper is FilledPaper =>
  service === 'fcl' && (filledPapers as readonly string[]).includes(paper);

/** As the order begins it. */
export const beginPaper = (paper: FilledPaper, order: FclForm): PaperForm =>
  paper === 'VERIFIED_MASS'
    ? { paper, values: blankMass(order), facts: massFacts(order) }
    : { paper, values: blankInstruction(order), facts: instructionFacts(order) };

export const editPaper = (form: PaperForm, path: string, value: unknown): PaperForm =>
  form.paper === 'VERIFIED_MASS'
    ? { ...form, values: setField(massDescription, form.values, form.facts, path, value) }
    : { ...form, values: setField(instructionDescription, form.values, form.facts, path, value) };

/** What is sent, and what is wrong with it. */
export function readPaper(form: PaperForm): { form: PaperForm; errors: readonly FieldError[] } {
  if (form.paper === 'VERIFIED_MASS') {
    const { form: values, errors } = readMass(form.values, form.facts);
    return { form: { ...form, values }, errors };
  }
  const { form: values, errors } = readInstruction(form.values, form.facts);
  return { form: { ...form, values }, errors };
}
