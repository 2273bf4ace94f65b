import { blankParties, type FclForm } from './form.ts';

const PARTIES = ['shipper', 'consignee', 'notify'] as const;
type Parties = Pick<FclForm, 'consignee' | 'notify' | 'parties' | 'shipper' | 'toOrder'>;

/** Named now, by choice or because somebody is named already. */
export const arePartiesAsked = (form: Parties): boolean =>
  form.parties === 'NOW' || form.toOrder || PARTIES.some((at) => Object.values(form[at]).some((value) => value !== ''));

/** The choice as what is filled in makes it. */
export const withPartiesChoice = (form: FclForm): FclForm =>
  form.parties !== 'NOW' && arePartiesAsked(form) ? { ...form, parties: 'NOW' } : form;

/** Who is named later is not named half now. */
export const withoutParties = (form: FclForm): FclForm => ({ ...form, ...blankParties });
