import type { FclForm } from '#domain/booking/services/fcl/form.ts';
import type { DraftSummary } from '#machines/booking/index.ts';
import { booking as words } from '#src/ui/copy/booking/words.ts';
import type { Api } from '../../../api/index.ts';
import { readAllLocations } from '../../search/location-list.ts';

type Names = ReadonlyMap<string, string>;

/** A port is called by its code where its name does not come. */
async function portNames(api: Api): Promise<Names> {
  const places = await readAllLocations(api, 'port', { quiet: true }).catch(() => null);
  return new Map(places?.origins.map(({ code, name }) => [code, name]) ?? []);
}

/** What a form is about, in full: a choice between two is made on it. */
function summaryOf(form: FclForm, names: Names): DraftSummary {
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

export async function summaries(api: Api): Promise<(form: FclForm) => DraftSummary> {
  const names = await portNames(api);
  return (form) => summaryOf(form, names);
}

/** Drafts are called by where the goods go and what they are. */
export const titleOf = ({ orgPortCode, dstPortCode, cargo }: FclForm): string =>
  [orgPortCode, dstPortCode, cargo[0]?.cargoNameCn].filter(Boolean).join(' ').slice(0, 100);
