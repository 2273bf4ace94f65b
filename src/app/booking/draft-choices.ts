import type { FclForm } from '#domain/booking/services/fcl/form.ts';
import type { DraftChoice, DraftSummary } from '#machines/booking/index.ts';
import { booking as words } from '#src/ui/copy/booking/words.ts';
import type { Api } from '../../api/index.ts';
import { readAllLocations } from '../location-list.ts';
import type { OwnDraft } from './drafts.ts';

type Names = ReadonlyMap<string, string>;

/** A port is called by its code where its name does not come. */
export async function portNames(api: Api): Promise<Names> {
  const places = await readAllLocations(api, 'port', { quiet: true }).catch(() => null);
  return new Map(places?.origins.map(({ code, name }) => [code, name]) ?? []);
}

/** What a form is about, in full: a choice between two is made on it. */
export function summaryOf(form: FclForm, names: Names): DraftSummary {
  const { orgPortCode, dstPortCode, containers, cargo } = form;
  const port = (code: string) => (code === '' ? words.drafts.noPort : (names.get(code) ?? code));
  const goods = cargo.map(({ isDanger, cargoNameCn, dg }) =>
    [
      isDanger && dg.unNo !== '' ? `UN ${dg.unNo}` : '',
      cargoNameCn || (isDanger ? words.cargo.danger : words.cargo.general),
    ]
      .filter(Boolean)
      .join(' '),
  );
  return {
    lane: `${port(orgPortCode)} → ${port(dstPortCode)}`,
    boxes: containers.map(({ ctnType, quantity }) => `${quantity || '—'}×${ctnType}`).join('、'),
    goods: goods.join('、'),
  };
}

export const choiceOf = (
  { id, owner, form, mark, keptAt }: OwnDraft,
  names: Names,
  isAnonymous: boolean,
): DraftChoice => ({
  id,
  owner,
  isAnonymous,
  mark,
  keptAt,
  summary: summaryOf(form, names),
});
