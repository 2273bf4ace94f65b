import { readAt } from '../form/path.ts';

/** Pick-up and return of rail containers with their free days, by type. */
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

/** Terms from the order, else from its price; empty for shipper-owned containers and prices without such terms. */
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
