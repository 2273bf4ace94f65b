import { useState } from 'react';
import { KIT } from '#copy/kit.ts';
import type { LocationOption } from '#domain/locations/option.ts';
import { Icon } from '../../icons/Icon.tsx';
import { searchLocations, splitHit } from '../../location-search.ts';
import { Combobox } from './Combobox.tsx';
import type { ControlProps } from './Field.tsx';

/** True from the first key in a field until blur, so that a partly typed name with an open list shows no error. Attach the handlers to an element around the field. */
export function useTyping() {
  const [isTyping, setTyping] = useState(false);
  return { isTyping, handlers: { onInput: () => setTyping(true), onBlur: () => setTyping(false) } };
}

interface LocationBoxProps extends Partial<ControlProps> {
  icon: 'pin' | 'search';
  locations: readonly LocationOption[];
  recent?: readonly string[];
  /** Search text; empty once a location is chosen. */
  query: string;
  text: string;
  onText: (text: string) => void;
  value: LocationOption | null;
  onChoose: (location: LocationOption) => void;
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

/** Combobox of locations; text and choice are controlled by the caller. */
export function LocationBox({ locations, recent = [], query, placeholder, ...rest }: LocationBoxProps) {
  return (
    <Combobox<LocationOption>
      {...rest}
      placeholder={placeholder ?? KIT.place.placeholder}
      empty={KIT.place.none}
      groups={searchLocations(locations, query, recent, KIT.place.recent)}
      itemKey={(location) => location.code}
      itemText={(location) => location.name}
      renderItem={(location) => (
        <>
          <Icon name="pin" className="text-ink-3" />
          <span className="min-w-0 flex-1">
            <Found text={location.name} query={query} />{' '}
            <span className="text-ink-3">
              <Found text={location.english} query={query} />
            </span>
          </span>
          <span className="shrink-0 text-12 text-ink-3">
            <Found text={location.code} query={query} />
          </span>
        </>
      )}
    />
  );
}

interface LocationFieldProps extends Omit<LocationBoxProps, 'icon' | 'query' | 'text' | 'onText' | 'onChoose'> {
  /** Null when the text no longer matches the choice: typed text alone is no choice. */
  onChange: (location: LocationOption | null) => void;
  label?: string;
}

export function LocationField({ value, onChange, ...rest }: LocationFieldProps) {
  const [typed, setTyped] = useState('');
  return (
    <LocationBox
      {...rest}
      icon="search"
      query={value ? '' : typed}
      text={value ? value.name : typed}
      onText={(text) => {
        setTyped(text);
        if (value) onChange(null);
      }}
      value={value}
      onChoose={onChange}
    />
  );
}
