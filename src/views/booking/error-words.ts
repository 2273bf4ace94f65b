import { useSyncExternalStore } from 'react';
import type { FieldError } from '#domain/form/field.ts';
import { fieldLabel } from '#src/ui/copy/booking/fields.ts';
import { booking } from '#src/ui/copy/booking/words.ts';
import { pageLoaded } from '#src/ui/page-loaded.ts';
import { somebodyThere } from '#src/ui/somebody-there.ts';

type Said = Pick<FieldError, 'code' | 'path' | 'values'>;

const plainText = ({ path, values }: Said): string => values.message ?? booking.wrong(fieldLabel(path));

let errorText = plainText;
let coming: Promise<void> | undefined;
const listeners = new Set<() => void>();

async function bring(): Promise<void> {
  try {
    ({ errorText } = await import('#src/ui/copy/booking/errors.ts'));
    for (const notify of listeners) notify();
  } catch {
    coming = undefined;
  }
}

async function load(): Promise<void> {
  coming ??= bring();
  await coming;
}

/** Nobody is told of an error before they are at the form. */
void pageLoaded().then(somebodyThere).then(load);

function listen(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

const now = () => errorText;

/** What errors say. Their words come once somebody is there; one that is told before they have come names its field. */
export function useErrorText(isTold: boolean): (error: Said) => string {
  const text = useSyncExternalStore(listen, now, now);
  if (isTold) void load();
  return text;
}
