import { useSelector } from '@xstate/react';
import type { EnquiryName } from '#domain/enquiry/fields.ts';
import { locationOfCode } from '#domain/locations/option.ts';
import { selectIsEditable, selectRecent, selectValue, sideOf } from '#machines/enquiry/index.ts';
import { LocationBox } from '#src/ui/parts/common/LocationField.tsx';
import type { PortInputProps } from './enquiry-control.types.ts';

const asText = (value: unknown) => (typeof value === 'string' ? value : '');

/** Only a choice from the list counts as a port; the typed text is stored beside it. */
export function PortInput({ actor, name, field, control, ports }: PortInputProps) {
  const typedIn = (field.typedIn ?? name) as EnquiryName;
  const code = asText(useSelector(actor, selectValue(name)));
  const portName = asText(useSelector(actor, selectValue(typedIn)));
  const side = sideOf(name);
  const recent = useSelector(actor, selectRecent(side));
  const isEditable = useSelector(actor, selectIsEditable);
  const typed = code === '' ? portName : '';
  const send = (port: string, text: string) =>
    actor.send({ type: 'enquiry.edit', change: { [name]: port, [typedIn]: text } });
  const offered = side === 'origin' ? ports.origins : ports.destinations;
  const known = offered.find((port) => port.code === code);
  const chosen = code === '' ? null : (known ?? locationOfCode(code, portName));
  return (
    <LocationBox
      {...control}
      icon="pin"
      locations={offered}
      recent={recent}
      query={typed}
      text={known !== undefined ? known.name : portName}
      disabled={!isEditable}
      onText={(text) => send('', text)}
      value={chosen}
      onChoose={(port) => send(port.code, port.name)}
    />
  );
}
