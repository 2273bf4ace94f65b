import type { NumbersSaved } from '#contract/calls/operator-orders.ts';
import type { RecordedNumbers } from '#contract/fields/shipment-numbers.ts';
import { setField } from '#domain/form/change.ts';
import type { FieldError } from '#domain/form/field.ts';
import { SHIPMENT_UNITS_AT_MOST } from '#domain/limits.ts';
import { initialNumbers } from '#domain/shipment/initial-numbers.ts';
import { kindsOf } from '#domain/shipment/number-kinds.ts';
import {
  blankUnit,
  isBlankUnit,
  type NumberFacts,
  numbersDescription,
  readNumbers,
  type ShipmentNumbers,
} from '#domain/shipment/numbers.ts';
import { pasteUnits, readPastedUnits } from '#domain/shipment/paste-units.ts';
import type { NumberedOrder, NumbersDraft, NumbersRequest, ShipmentNumbersContext } from './shipment-numbers.types.ts';

export const untouched = {
  draft: null,
  pasted: '',
  showErrors: false,
  theirs: null,
  failure: null,
  saved: null,
} as const;

type Edited = Pick<ShipmentNumbersContext, 'draft' | 'order'>;

export const factsOf = ({ service, airlinePrefix }: Pick<NumberedOrder, 'airlinePrefix' | 'service'>): NumberFacts => ({
  service,
  airlinePrefix,
});

export const startDraft = (order: NumberedOrder | null): NumbersDraft | null =>
  order && { version: order.recorded?.version ?? 0, numbers: initialNumbers(order, order.recorded?.numbers ?? null) };

const edited =
  (change: (numbers: ShipmentNumbers, order: NumberedOrder) => ShipmentNumbers) =>
  ({ draft, order }: Edited): NumbersDraft | null =>
    draft && order && { ...draft, numbers: change(draft.numbers, order) };

export const withTyped = (context: Edited, path: string, value: string): NumbersDraft | null =>
  edited((numbers, order) => setField(numbersDescription, numbers, factsOf(order), path, value))(context);

/** Adds a unit of the last one's type. */
export const withUnit = edited(({ units, ...rest }) => ({
  ...rest,
  units: [...units, blankUnit(units.at(-1)?.type ?? '')],
}));

export const withoutUnit = (context: Edited, index: number): NumbersDraft | null =>
  edited(({ units, ...rest }) => ({ ...rest, units: units.filter((_, each) => each !== index) }))(context);

export const withPasted = ({ pasted, ...context }: Edited & Pick<ShipmentNumbersContext, 'pasted'>) =>
  edited((numbers, { service }) => pasteUnits(numbers, readPastedUnits(pasted, service)))(context);

/** One more unit at a time: the one before it has a number. */
export const canAddUnit = ({ draft, order }: Edited): boolean =>
  draft !== null &&
  order !== null &&
  kindsOf(order.service).unit.length > 0 &&
  draft.numbers.units.length < SHIPMENT_UNITS_AT_MOST &&
  !draft.numbers.units.some(isBlankUnit);

const noErrors: readonly FieldError[] = [];

/** Visible messages: errors only after the first attempt to save, warnings at once. */
export const reportedErrors = (
  draft: NumbersDraft | null,
  facts: NumberFacts | null,
  showErrors: boolean,
): readonly FieldError[] =>
  draft === null || facts === null
    ? noErrors
    : readNumbers(draft.numbers, facts).errors.filter(({ level }) => showErrors || level === 'WARN');

export const errorsIn = ({ draft, order }: Edited): readonly FieldError[] =>
  reportedErrors(draft, order && factsOf(order), true);

export function requestOf({ draft, order }: Edited): NumbersRequest {
  if (draft === null || order === null) throw new Error('no numbers are being edited');
  const { numbers } = readNumbers(draft.numbers, factsOf(order));
  return { orderNo: order.orderNo, version: draft.version, numbers };
}

export const recordedOf = ({ alsoIn: _, ...recorded }: NumbersSaved): RecordedNumbers => recorded;
