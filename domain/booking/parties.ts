import { blankParty, type Party } from './party.ts';

const PARTIES = ['shipper', 'consignee', 'notify'] as const;

export interface PartiesForm {
  /** NOW or LATER: whether shipper, consignee and notify are filled in with the order or before the documents close. */
  parties: string;
  shipper: Party;
  toOrder: boolean;
  consignee: Party;
  notifySame: boolean;
  notify: Party;
}

/** Nobody is named as sender, receiver or to be notified. */
export const blankParties = {
  shipper: blankParty,
  toOrder: false,
  consignee: blankParty,
  notifySame: false,
  notify: blankParty,
} as const;

/** Named now, by choice or because somebody is named already. */
export const arePartiesAsked = (form: Omit<PartiesForm, 'notifySame'>): boolean =>
  form.parties === 'NOW' || form.toOrder || PARTIES.some((at) => Object.values(form[at]).some((value) => value !== ''));

/** Who sends and who receives are known. */
export const areNamed = ({ shipper, toOrder, consignee }: Pick<PartiesForm, 'consignee' | 'shipper' | 'toOrder'>) =>
  shipper.companyNameEn !== '' && (toOrder || consignee.companyNameEn !== '');

/** The choice as what is filled in makes it. */
export const withPartiesChoice = <Form extends PartiesForm>(form: Form): Form =>
  form.parties !== 'NOW' && arePartiesAsked(form) ? { ...form, parties: 'NOW' } : form;

/** Who is named later is not named half now. */
export const withoutParties = <Form extends PartiesForm>(form: Form): Form => ({ ...form, ...blankParties });
