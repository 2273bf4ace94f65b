import { useState } from 'react';
import type { GoodsLine } from '#domain/booking/goods-line.ts';
import { type BookingRef, selectOrderForm } from '#machines/booking/index.ts';
import { valueNow } from '../use-booking.ts';

export interface FoldedLines {
  /** Ids of folded lines; state of the page, so that an error can expand one. */
  folded: ReadonlySet<string>;
  onFold: (id: string, isFolded: boolean) => void;
}

/** Tracks folded goods lines and expands the line of an error. */
export function useFoldedLines(actor: BookingRef): FoldedLines & { reveal: (path: string) => void } {
  const [folded, setFolded] = useState<ReadonlySet<string>>(new Set());
  const onFold = (id: string, isFolded: boolean) =>
    setFolded((known) => {
      const next = new Set(known);
      if (isFolded) next.add(id);
      else next.delete(id);
      return next;
    });
  const reveal = (path: string) => {
    const index = /^cargo\.(\d+)\./.exec(path)?.[1];
    const form = selectOrderForm(actor.getSnapshot());
    const line = form && valueNow<readonly GoodsLine[]>(form, 'cargo')[Number(index ?? -1)];
    if (line !== undefined) onFold(line.id, false);
  };
  return { folded, onFold, reveal };
}
