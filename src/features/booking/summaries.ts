import { frame as words } from '#copy/booking/frame.ts';
import type { GoodsLine } from '#domain/booking/goods-line.ts';
import type { DraftSummary } from '#machines/booking/index.ts';
import type { Api } from '#src/api/index.ts';
import { readAllLocations } from '#src/features/search/location-list.ts';

type LocationKind = 'airport' | 'port' | 'station';

interface Carried {
  orgPortCode: string;
  dstPortCode: string;
  cargo: readonly GoodsLine[];
}

/** A port is called by its code where its name does not come. */
async function portNames(api: Api, kind: LocationKind): Promise<ReadonlyMap<string, string>> {
  const places = await readAllLocations(api, kind).catch(() => null);
  return new Map(places?.origins.map(({ code, name }) => [code, name]) ?? []);
}

/** The goods by number and name. */
export const goodsText = (cargo: readonly GoodsLine[]): string =>
  cargo
    .map(({ isDanger, cargoNameCn, dg }) =>
      [isDanger && dg.unNo !== '' ? `UN ${dg.unNo}` : '', cargoNameCn || (isDanger ? words.danger : words.general)]
        .filter(Boolean)
        .join(' '),
    )
    .join('、');

/** The boxes of a form, as far as they are counted. */
export const boxesOf = ({ containers }: { containers: readonly { ctnType: string; quantity: string }[] }): string =>
  containers.map(({ ctnType, quantity }) => `${quantity || '—'}×${ctnType}`).join('、');

/** Loads the location names, then describes drafts in full, because the user chooses between two drafts by it. */
export async function summariesWith<Form extends Carried>(
  api: Api,
  loadOf: (form: Form) => string,
  kind: LocationKind = 'port',
): Promise<(form: Form) => DraftSummary> {
  const names = await portNames(api, kind);
  const port = (code: string) => (code === '' ? words.noPort : (names.get(code) ?? code));
  return (form) => ({
    lane: `${port(form.orgPortCode)} → ${port(form.dstPortCode)}`,
    boxes: loadOf(form),
    goods: goodsText(form.cargo),
  });
}

/** Drafts are called by where the goods go and what they are. */
export const titleOf = ({ orgPortCode, dstPortCode, cargo }: Carried): string =>
  [orgPortCode, dstPortCode, cargo[0]?.cargoNameCn].filter(Boolean).join(' ').slice(0, 100);
