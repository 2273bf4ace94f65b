import { errorsOf } from '../form/check.ts';
import { type FormDescription, type FormError, section } from '../form/field.ts';
import { tidy } from '../form/tidy.ts';
import type { InstructionForm } from './shipping-instruction.ts';

export const draftDecisions = ['CONFIRM', 'CORRECT'] as const;

/** One thing that the draft says. */
export interface DraftRow {
  /** The path of the field in the shipping instruction, or what the desk added. */
  name: string;
  text: string;
}

/** Beside it what it should say instead; empty where it is right. */
export interface DraftLine extends DraftRow {
  should: string;
}

/** The answer to the draft of a bill of lading. */
export interface DraftForm {
  /** Empty before the customer has said anything. */
  decision: string;
  lines: DraftLine[];
}

export interface DraftFacts {
  lines: DraftRow[];
}

/** What the desk knows beside the instruction. */
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

/** What the bill says: the voyage, and the shipping instruction word for word. */
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

/** What is asked to be another, and nothing of a draft that is confirmed. */
export const correctionsOf = (form: DraftForm): DraftLine[] => (isCorrecting(form) ? corrected(form) : []);

/** Who asks for corrections says which. */
const someCorrection = (form: DraftForm): FormError[] =>
  isCorrecting(form) && corrected(form).length === 0 ? [{ path: 'lines', code: 'REQUIRED' }] : [];

/** An answer to another draft is none to this one. */
const linesOfDraft = ({ lines }: DraftForm, facts: DraftFacts): FormError[] =>
  lines.length === facts.lines.length &&
  lines.every(({ name, text }, index) => name === facts.lines[index]?.name && text === facts.lines[index]?.text)
    ? []
    : [{ path: 'lines', code: 'REQUIRED' }];

const STEP = 'draft';
export const CORRECTION_LENGTH = 500;

/** The answer to a draft bill: its fields once, for the page and the server. */
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

/** Clean, and what is wrong with it; a confirmed draft has no corrections. */
export function readDraft(typed: DraftForm, facts: DraftFacts) {
  const form = tidy(draftDescription, isCorrecting(typed) ? typed : { ...unanswered(typed), decision: typed.decision });
  return { form, errors: errorsOf(draftDescription, form, facts) };
}
