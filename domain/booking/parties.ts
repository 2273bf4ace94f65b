import { blankParty, type Party } from './party.ts';

const PARTIES = ['shipper', 'consignee', 'notify'] as const;

export interface PartiesForm {
  /** NOW or LATER: whether parties are named in the order or before the documentation cut-off. */
  parties: string;
  shipper: Party;
  toOrder: boolean;
  consignee: Party;
  notifySame: boolean;
  notify: Party;
}

/** Empty parties. */
export const blankParties = {
  shipper: blankParty,
  toOrder: false,
  consignee: blankParty,
  notifySame: false,
  notify: blankParty,
} as const;

/** True when parties are named now, by choice or because one is already filled in. */
export const arePartiesNamedNow = (form: Omit<PartiesForm, 'notifySame'>): boolean =>
  form.parties === 'NOW' || form.toOrder || PARTIES.some((at) => Object.values(form[at]).some((value) => value !== ''));

export const areNamed = ({ shipper, toOrder, consignee }: Pick<PartiesForm, 'consignee' | 'shipper' | 'toOrder'>) =>
  shipper.companyNameEn !== '' && (toOrder || consignee.companyNameEn !== '');

/** Sets the choice according to the filled-in parties. */
export const withPartiesChoice = <Form extends PartiesForm>(form: Form): Form =>
  form.parties !== 'NOW' && arePartiesNamedNow(form) ? { ...form, parties: 'NOW' } : form;

/** Clears partially filled parties that are to be named later. */
export const withoutParties = <Form extends PartiesForm>(form: Form): Form => ({ ...form, ...blankParties });
