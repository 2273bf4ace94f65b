import type { GoodsLine } from '#domain/booking/goods-line.ts';
import type { DraftSummary } from '#machines/booking/index.ts';
import { booking as words } from '#src/ui/copy/booking/words.ts';
import type { Api } from '../../api/index.ts';
import { readAllLocations } from '../search/location-list.ts';

export type LocationKind = 'airport' | 'port' | 'station';

export interface Carried {
  orgPortCode: string;
  dstPortCode: string;
  cargo: readonly GoodsLine[];
}

/** A port is called by its code where its name does not come. */
async function portNames(api: Api, kind: LocationKind): Promise<ReadonlyMap<string, string>> {
  const places = await readAllLocations(api, kind, { quiet: true }).catch(() => null);
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

/** Reads the names of the ports, and says what a form is about. */
export async function laneSummaries<Form extends Carried>(
  api: Api,
  loadOf: (form: Form) => string,
  kind: LocationKind,
): Promise<(form: Form) => DraftSummary> {
  const names = await portNames(api, kind);
  const port = (code: string) => (code === '' ? words.noPort : (names.get(code) ?? code));
  return (form) => ({
    lane: `${port(form.orgPortCode)} → ${port(form.dstPortCode)}`,
    boxes: loadOf(form),
    goods: goodsText(form.cargo),
  });
}
