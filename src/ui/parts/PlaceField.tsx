import { useState } from 'react';
import { KIT } from '../copy/kit.ts';
import { Icon } from '../icons/Icon.tsx';
import { type Place, searchPlaces, splitHit } from '../place-search.ts';
import { Combobox } from './Combobox.tsx';
import type { ControlProps } from './Field.tsx';

interface PlaceFieldProps extends Partial<ControlProps> {
  places: readonly Place[];
  recent?: readonly string[];
  value: Place | null;
  /** Null once the text no longer says what was chosen: typing without choosing is not a choice. */
  onChange: (place: Place | null) => void;
  label?: string;
  placeholder?: string;
  disabled?: boolean;
  onLeave?: () => void;
}

export function Found({ text, query }: { text: string; query: string }) {
  const hit = splitHit(text, query);
  if (!hit) return <>{text}</>;
  return (
    <>
      {hit[0]}
      <mark className="found">{hit[1]}</mark>
      {hit[2]}
    </>
  );
}

export function PlaceField({ places, recent = [], value, onChange, placeholder, ...rest }: PlaceFieldProps) {
  const [typed, setTyped] = useState('');
  const query = value ? '' : typed;
  return (
    <Combobox<Place>
      {...rest}
      icon="search"
      placeholder={placeholder ?? KIT.place.placeholder}
      empty={KIT.place.none}
      text={value ? value.name : typed}
      onText={(text) => {
        setTyped(text);
        if (value) onChange(null);
      }}
      value={value}
      onChoose={onChange}
      groups={searchPlaces(places, query, recent, KIT.place.recent)}
      itemKey={(place) => place.code}
      itemText={(place) => place.name}
      renderItem={(place) => (
        <>
          <Icon name="pin" className="text-ink-3" />
          <span className="min-w-0 flex-1">
            <Found text={place.name} query={query} />{' '}
            <span className="text-ink-3">
              <Found text={place.english} query={query} />
            </span>
          </span>
          <span className="shrink-0 text-12 text-ink-3">
            <Found text={place.code} query={query} />
          </span>
        </>
      )}
    />
  );
}
