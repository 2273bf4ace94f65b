import type { FclForm } from '../fcl/form.ts';
import { setField } from '../form/change.ts';
import type { FieldError } from '../form/field.ts';
import { type DraftFacts, type DraftForm, draftDescription, readDraft } from './draft-bill.ts';
import type { FilledPaper } from './filled.ts';
import {
  blankInstruction,
  type InstructionFacts,
  type InstructionForm,
  instructionDescription,
  instructionFacts,
  readInstruction,
} from './shipping-instruction.ts';
import { readVehicles, refitVehicles, type VehiclesFacts, type VehiclesForm, vehiclesDescription } from './vehicles.ts';
import {
  blankMass,
  type MassFacts,
  type MassForm,
  massDescription,
  massFacts,
  readMass,
  refitMass,
} from './verified-mass.ts';

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

/** Answer to the operator's draft of the shipping instruction. */
export interface DraftPaper {
  paper: 'DRAFT_BILL';
  values: DraftForm;
  facts: DraftFacts;
}

export interface VehiclesPaper {
  paper: 'VEHICLES';
  values: VehiclesForm;
  facts: VehiclesFacts;
}

/** A document completed in a form, with the order data it is checked against. */
export type PaperForm = DraftPaper | InstructionPaper | MassPaper | VehiclesPaper;

/** Initial form, prefilled from the order. */
export const initialPaper = (paper: Exclude<FilledPaper, 'DRAFT_BILL' | 'VEHICLES'>, order: FclForm): PaperForm =>
  paper === 'VERIFIED_MASS'
    ? { paper, values: blankMass(order), facts: massFacts(order) }
    : { paper, values: blankInstruction(order), facts: instructionFacts(order) };

/** Last submission, adapted to the current order. */
export function resumePaper(initial: PaperForm, handed: object): PaperForm {
  switch (initial.paper) {
    case 'VERIFIED_MASS':
      return { ...initial, values: refitMass(handed as MassForm, initial.values) };
    case 'VEHICLES':
      return { ...initial, values: refitVehicles(handed as VehiclesForm, initial.facts) };
    default:
      return { ...initial, values: handed } as PaperForm;
  }
}

export function editPaper(form: PaperForm, path: string, value: unknown): PaperForm {
  switch (form.paper) {
    case 'VERIFIED_MASS':
      return { ...form, values: setField(massDescription, form.values, form.facts, path, value) };
    case 'SHIPPING_INSTRUCTION':
      return { ...form, values: setField(instructionDescription, form.values, form.facts, path, value) };
    case 'DRAFT_BILL':
      return { ...form, values: setField(draftDescription, form.values, form.facts, path, value) };
    case 'VEHICLES':
      return { ...form, values: setField(vehiclesDescription, form.values, form.facts, path, value) };
  }
}

export function readPaper(form: PaperForm): { form: PaperForm; errors: readonly FieldError[] } {
  switch (form.paper) {
    case 'VERIFIED_MASS': {
      const { form: values, errors } = readMass(form.values, form.facts);
      return { form: { ...form, values }, errors };
    }
    case 'SHIPPING_INSTRUCTION': {
      const { form: values, errors } = readInstruction(form.values, form.facts);
      return { form: { ...form, values }, errors };
    }
    case 'DRAFT_BILL': {
      const { form: values, errors } = readDraft(form.values, form.facts);
      return { form: { ...form, values }, errors };
    }
    case 'VEHICLES': {
      const { form: values, errors } = readVehicles(form.values, form.facts);
      return { form: { ...form, values }, errors };
    }
  }
}
