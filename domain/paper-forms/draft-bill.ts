import { errorsOf } from '../form/check.ts';
import { type FormDescription, type FormError, section } from '../form/field.ts';
import { tidy } from '../form/tidy.ts';
import type { InstructionForm } from './shipping-instruction.ts';

export const draftDecisions = ['CONFIRM', 'CORRECT'] as const;

export interface DraftRow {
  /** Path in the shipping instruction, or a name the operator added. */
  name: string;
  text: string;
}

/** Statement with the customer's correction; empty when correct. */
export interface DraftLine extends DraftRow {
  should: string;
}

/** Customer's answer to the draft bill of lading. */
export interface DraftForm {
  /** Empty before an answer. */
  decision: string;
  lines: DraftLine[];
}

export interface DraftFacts {
  lines: DraftRow[];
}

/** Voyage details the operator adds to the instruction. */
export interface DraftVoyage {
  blNo: string;
  vessel: string;
  voyage: string;
  pol: string;
  pod: string;
}

const PARTY = ['companyNameEn', 'addressEn', 'countryCode', 'taxNo', 'contact', 'phone', 'email'] as const;
const GOODS = ['marks', 'cargoNameEn', 'hsCode', 'packageType', 'packages', 'grossWeight', 'volume'] as const;
const TERMS = ['blType', 'blCopies', 'issuePlace', 'payTerm'] as const;

export const TO_ORDER = 'TO ORDER';
const SAME = 'SAME AS CONSIGNEE';

type Who = 'consignee' | 'notify' | 'shipper';

function partyRows(form: InstructionForm, who: Who): DraftRow[] {
  if (who === 'consignee' && form.toOrder) return [{ name: 'consignee.companyNameEn', text: TO_ORDER }];
  if (who === 'notify' && form.notifySame) return [{ name: 'notify.companyNameEn', text: SAME }];
  return PARTY.map((field) => ({ name: `${who}.${field}`, text: form[who][field] }));
}

/** Contents of the bill: the voyage and the shipping instruction verbatim. */
export const draftLines = (form: InstructionForm, voyage: DraftVoyage): DraftLine[] =>
  [
    ...Object.entries(voyage).map(([name, text]) => ({ name: `bill.${name}`, text: String(text) })),
    ...(['shipper', 'consignee', 'notify'] as const).flatMap((who) => partyRows(form, who)),
    ...form.cargo.flatMap((line, index) =>
      GOODS.map((field) => ({ name: `cargo.${index}.${field}`, text: line[field] })),
    ),
    ...TERMS.map((name) => ({ name, text: form[name] })),
  ]
    .filter(({ text }) => text !== '')
    .map((row) => ({ ...row, should: '' }));

export const draftFacts = ({ lines }: DraftForm): DraftFacts => ({
  lines: lines.map(({ name, text }) => ({ name, text })),
});

export const unanswered = ({ lines }: DraftForm): DraftForm => ({
  decision: '',
  lines: lines.map((line) => ({ ...line, should: '' })),
});

export const isCorrecting = ({ decision }: Pick<DraftForm, 'decision'>): boolean => decision === 'CORRECT';

const corrected = ({ lines }: DraftForm): DraftLine[] => lines.filter(({ should }) => should !== '');

/** Requested corrections; empty for a confirmed draft. */
export const correctionsOf = (form: DraftForm): DraftLine[] => (isCorrecting(form) ? corrected(form) : []);

/** Requires at least one correction when corrections are requested. */
const someCorrection = (form: DraftForm): FormError[] =>
  isCorrecting(form) && corrected(form).length === 0 ? [{ path: 'lines', code: 'REQUIRED' }] : [];

/** Rejects an answer to another version of the draft. */
const linesOfDraft = ({ lines }: DraftForm, facts: DraftFacts): FormError[] =>
  lines.length === facts.lines.length &&
  lines.every(({ name, text }, index) => name === facts.lines[index]?.name && text === facts.lines[index]?.text)
    ? []
    : [{ path: 'lines', code: 'REQUIRED' }];

const STEP = 'draft';
export const CORRECTION_LENGTH = 500;

/** Draft bill form, shared by the page and the server. */
export const draftDescription: FormDescription<DraftForm, DraftFacts> = {
  sections: [
    section<DraftForm, DraftForm, DraftFacts>({
      at: '',
      step: STEP,
      fields: { decision: { kind: 'choice', required: true, choices: draftDecisions } },
    }),
    section<DraftForm, DraftLine, DraftFacts>({
      at: 'lines.*',
      step: STEP,
      fields: {
        should: { kind: 'longText', most: CORRECTION_LENGTH, shown: ({ form }) => isCorrecting(form) },
      },
    }),
  ],
  checks: [someCorrection, linesOfDraft],
};

/** Returns the cleaned form and its errors; a confirmed draft has no corrections. */
export function readDraft(typed: DraftForm, facts: DraftFacts) {
  const form = tidy(draftDescription, isCorrecting(typed) ? typed : { ...unanswered(typed), decision: typed.decision });
  return { form, errors: errorsOf(draftDescription, form, facts) };
}
