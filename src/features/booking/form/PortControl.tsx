import { patternOf } from '#domain/form/path.ts';
import { selectFacts } from '#machines/order-form/index.ts';
import { LocationField } from '#src/ui/parts/common/LocationField.tsx';
import { type BookedControlProps, useEntry } from './BookedControl.tsx';
import { choicesAt } from './described.ts';
import { useShared, useValue } from './use-booking.ts';

const NONE: readonly never[] = [];

/** Finds a port by name, pinyin or code among those allowed; a name for '' allows an empty choice. */
export function PortControl({ actor, path, control, disabled }: BookedControlProps) {
  const code = useValue<string>(actor, path);
  const { set, leave } = useEntry(actor, path);
  const { locations } = useShared(actor, selectFacts);
  const choices = choicesAt(actor, path);
  const offered = (locations?.[patternOf(path)] ?? NONE).filter((location) =>
    choices.some(({ value }) => value === location.code),
  );
  const none = choices.find(({ value }) => value === '')?.label;
  return (
    <LocationField
      {...control}
      locations={offered}
      value={offered.find((location) => location.code === code) ?? null}
      disabled={disabled}
      {...(none !== undefined && { placeholder: none })}
      onChange={(location) => set(location?.code ?? '')}
      onLeave={leave}
    />
  );
}
