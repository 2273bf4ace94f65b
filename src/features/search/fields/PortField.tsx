import { useSelector } from '@xstate/react';
import { search as words } from '#copy/search/form.ts';
import { type LocationOption, locationOfCode } from '#domain/locations/option.ts';
import {
  type SearchError,
  type SearchRef,
  type SearchSide,
  selectError,
  selectRecent,
  selectTerm,
} from '#machines/search/index.ts';
import { Field } from '#src/ui/parts/common/Field.tsx';
import { LocationBox, useTyping } from '#src/ui/parts/common/LocationField.tsx';

const TERMS = {
  origin: {
    name: selectTerm('orgPort'),
    code: selectTerm('orgPortCode'),
    error: selectError('origin'),
    recent: selectRecent('origin'),
  },
  destination: {
    name: selectTerm('dstPort'),
    code: selectTerm('dstPortCode'),
    error: selectError('destination'),
    recent: selectRecent('destination'),
  },
};

interface PortFieldProps {
  actor: SearchRef;
  side: SearchSide;
  ports: readonly LocationOption[];
  /** Label for locations other than ports. */
  label?: string;
  errors?: Partial<Record<SearchError, string>>;
}

/** Only a choice from the list counts as a port; the typed text is stored in the search terms too. */
export function PortField({ actor, side, ports, label, errors = words.errors }: PortFieldProps) {
  const written = useSelector(actor, TERMS[side].name);
  const code = useSelector(actor, TERMS[side].code);
  // URLs may carry a wrong name for a code: the loaded list has precedence.
  const name = (code === '' ? undefined : ports.find((port) => port.code === code)?.name) ?? written;
  const error = useSelector(actor, TERMS[side].error);
  const { isTyping, handlers } = useTyping();
  const shown = isTyping && error === 'NOT_CHOSEN' ? null : error;
  const recent = useSelector(actor, TERMS[side].recent);
  const typed = code === '' ? name : '';
  const chosen = code === '' ? null : locationOfCode(code, name);
  return (
    <div className="contents" {...handlers}>
      <Field label={label ?? words[side]} required error={shown && (errors[shown] ?? words.errors[shown])}>
        {(control) => (
          <LocationBox
            {...control}
            icon="pin"
            locations={ports}
            recent={recent}
            query={typed}
            text={name}
            onText={(text) => actor.send({ type: 'search.edit', edit: { kind: 'typed', side, text } })}
            value={chosen}
            onChoose={(port) =>
              actor.send({ type: 'search.edit', edit: { kind: 'chosen', side, code: port.code, name: port.name } })
            }
          />
        )}
      </Field>
    </div>
  );
}
