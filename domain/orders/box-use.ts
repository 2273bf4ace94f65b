import { readAt } from '../form/path.ts';

/** Where boxes of a train are fetched and given back, and the days they are free, type by type. */
export interface BoxUse {
  ctnType: string;
  emptyAt: string;
  returnAt: string;
  freeDays: string;
}

interface Booked {
  form: unknown;
  boxUse?: { returnDepot: string; freeDays: number | null } | null | undefined;
}

/** As the order asks, else as its price says; nothing for boxes of the shipper's own, nor where a price says nothing of boxes. */
export function boxUseOf({ form, boxUse }: Booked): BoxUse[] {
  const lines = readAt(form, 'containers');
  if (!boxUse || !Array.isArray(lines)) return [];
  return lines.flatMap((line: unknown) => {
    if (readAt(line, 'soc') === true) return [];
    const typed = (key: string) => String(readAt(line, key) ?? '').trim();
    return [
      {
        ctnType: typed('ctnType'),
        emptyAt: typed('emptyAt'),
        returnAt: typed('returnCity') || boxUse.returnDepot,
        freeDays: typed('freeDays') || String(boxUse.freeDays ?? ''),
      },
    ];
  });
}
