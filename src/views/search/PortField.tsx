import { useSelector } from '@xstate/react';
import { type SearchRef, type SearchSide, selectFault, selectTerm } from '#machines/search/index.ts';
import { KIT } from '#src/ui/copy/kit.ts';
import { search as words } from '#src/ui/copy/search.ts';
import { Icon } from '#src/ui/icons/Icon.tsx';
import { Combobox } from '#src/ui/parts/Combobox.tsx';
import { Field } from '#src/ui/parts/Field.tsx';
import { Found } from '#src/ui/parts/PlaceField.tsx';
import { type Place, searchPlaces } from '#src/ui/place-search.ts';

const TERMS = {
  origin: { name: selectTerm('orgPort'), code: selectTerm('orgPortCode'), fault: selectFault('origin') },
  destination: { name: selectTerm('dstPort'), code: selectTerm('dstPortCode'), fault: selectFault('destination') },
};

interface PortFieldProps {
  actor: SearchRef;
  side: SearchSide;
  ports: readonly Place[];
}

/** A port is what was chosen from the list; the text as typed stands in the search's terms too. */
export function PortField({ actor, side, ports }: PortFieldProps) {
  const name = useSelector(actor, TERMS[side].name);
  const code = useSelector(actor, TERMS[side].code);
  const fault = useSelector(actor, TERMS[side].fault);
  const typed = code === '' ? name : '';
  const chosen = code === '' ? null : { code, name, english: '', pinyin: '', initials: '', group: '' };
  return (
    <Field label={words[side]} required error={fault && words.faults[fault]}>
      {(control) => (
        <Combobox<Place>
          {...control}
          icon="pin"
          placeholder={KIT.place.placeholder}
          empty={KIT.place.none}
          text={name}
          onText={(text) => actor.send({ type: 'search.edit', edit: { kind: 'typed', side, text } })}
          value={chosen}
          onChoose={(port) =>
            actor.send({ type: 'search.edit', edit: { kind: 'chosen', side, code: port.code, name: port.name } })
          }
          groups={searchPlaces(ports, typed, [], KIT.place.recent)}
          itemKey={(port) => port.code}
          itemText={(port) => port.name}
          renderItem={(port) => (
            <>
              <Icon name="pin" className="text-ink-3" />
              <span className="min-w-0 flex-1">
                <Found text={port.name} query={typed} />{' '}
                <span className="text-ink-3">
                  <Found text={port.english} query={typed} />
                </span>
              </span>
              <span className="shrink-0 text-12 text-ink-3">
                <Found text={port.code} query={typed} />
              </span>
            </>
          )}
        />
      )}
    </Field>
  );
}
