import type { BookingForm } from '#domain/booking/service.ts';
import type { SentOrder } from '#machines/checkout/index.ts';
import type { DraftMark } from '#machines/draft/index.ts';

export interface LocalDraft<Form extends BookingForm> {
  form: Form;
  mark: DraftMark | null;
  sent: SentOrder | null;
  /** When it was last typed in. */
  keptAt: number;
  isOnServer: boolean;
}

type Read<Form> = (value: unknown) => Form | null;
type Bag = Readonly<Record<string, unknown>>;
const isBag = (value: unknown): value is Bag => typeof value === 'object' && value !== null;

/** Null where it holds no form that can be read. */
export function parseDraft<Form extends BookingForm>(read: Read<Form>, text: string | null): LocalDraft<Form> | null {
  let kept: unknown;
  try {
    kept = JSON.parse(text ?? 'null');
  } catch {
    return null;
  }
  if (!isBag(kept)) return null;
  const form = read(kept.form);
  return form === null
    ? null
    : {
        form,
        mark: markOf(kept.mark),
        sent: sentOf(read, kept.sent),
        keptAt: typeof kept.keptAt === 'number' ? kept.keptAt : 0,
        isOnServer: kept.isOnServer === true,
      };
}

const markOf = (value: unknown): DraftMark | null =>
  isBag(value) && typeof value.id === 'string' && typeof value.version === 'number'
    ? { id: value.id, version: value.version }
    : null;

function sentOf(read: Read<BookingForm>, value: unknown): SentOrder | null {
  if (!isBag(value) || typeof value.key !== 'string' || typeof value.quoteId !== 'string') return null;
  const form = read(value.form);
  return form === null ? null : { key: value.key, quoteId: value.quoteId, form };
}
