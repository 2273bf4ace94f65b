import type { DraftSummary } from '#machines/booking/index.ts';
import type { Api } from '../../api/index.ts';
import type { Carried, LocationKind } from './lane-summaries.ts';

/** The boxes of a form, as far as they are counted. */
export const boxesOf = ({ containers }: { containers: readonly { ctnType: string; quantity: string }[] }): string =>
  containers.map(({ ctnType, quantity }) => `${quantity || '—'}×${ctnType}`).join('、');

/** What a form is about, in full: a choice between two is made on it, which few forms open with. */
export async function summariesWith<Form extends Carried>(
  api: Api,
  loadOf: (form: Form) => string,
  kind: LocationKind = 'port',
): Promise<(form: Form) => DraftSummary> {
  return (await import('./lane-summaries.ts')).laneSummaries(api, loadOf, kind);
}

/** Drafts are called by where the goods go and what they are. */
export const titleOf = ({ orgPortCode, dstPortCode, cargo }: Carried): string =>
  [orgPortCode, dstPortCode, cargo[0]?.cargoNameCn].filter(Boolean).join(' ').slice(0, 100);
