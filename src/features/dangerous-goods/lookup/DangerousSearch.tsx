import { useSelector } from '@xstate/react';
import { type FormEvent, type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { packingGroupText, dangerousLookup as words } from '#copy/dangerous-goods/lookup.ts';
import { dangerousDesk } from '#copy/dg-desk/page.ts';
import { KIT } from '#copy/kit.ts';
import { LOOKUP_LETTERS } from '#domain/limits.ts';
import {
  type DangerousLookupRef,
  type DgEntry,
  selectMatches,
  selectMatchState,
} from '#machines/dangerous-lookup/index.ts';
import { classes } from '#src/ui/classes.ts';
import { Icon } from '#src/ui/icons/Icon.tsx';
import { Button } from '#src/ui/parts/Button.tsx';
import { boxClass, floatingClass, inputClass } from '#src/ui/parts/common/control.ts';
import { PlacardDrawing } from '#src/ui/placard/ClassPlacard.tsx';

interface MatchOptionProps {
  id: string;
  entry: DgEntry;
  isActive: boolean;
  onChoose: () => void;
}

/** A match: labels, number, names and packing groups. */
export function MatchOption({ id, entry, isActive, onChoose }: MatchOptionProps) {
  const option = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isActive) option.current?.scrollIntoView({ block: 'nearest' });
  }, [isActive]);
  return (
    <div
      ref={option}
      id={id}
      role="option"
      tabIndex={-1}
      aria-selected={isActive}
      // Keeps the focus in the input, so that the list stays open until the click ends.
      onMouseDown={(event) => event.preventDefault()}
      onMouseUp={onChoose}
      className={classes(
        'flex min-h-4.5 cursor-pointer items-center gap-1 rounded-[4px] p-1 hover:bg-hover',
        isActive && 'bg-sea-soft',
      )}
    >
      <span className="flex shrink-0">
        {[entry.mainClass, ...entry.subsidiaryClasses].map((value) => (
          <PlacardDrawing key={value} value={value} size={24} />
        ))}
      </span>
      <span className="min-w-0 flex-1">
        <span className="font-strong">{words.title(entry.unNo)}</span> {entry.nameCn}{' '}
        <span className="text-12 text-ink-3">{entry.nameEn}</span>
        <span className="sr-only">{words.classOf([entry.mainClass, ...entry.subsidiaryClasses].join('、'))}</span>
      </span>
      <span className="shrink-0 text-12 text-ink-3 max-md:hidden">
        {entry.packingGroups.length > 0 ? packingGroupText(entry.packingGroups) : null}
      </span>
    </div>
  );
}

interface DangerousSearchProps {
  actor: DangerousLookupRef;
  /** Keyword in the URL. */
  keyword: string;
  /** Target of the form; the typed text becomes its keyword. */
  action: string;
  onSearch: (keyword: string) => void;
  onChoose: (entry: DgEntry) => void;
}

const NONE = -1;

/** Search of the service desk: suggests matches while typing, changes the URL only on submit. */
export function DangerousSearch({ actor, keyword, action, onSearch, onChoose }: DangerousSearchProps) {
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const text = String(new FormData(form).get('keyword') ?? '').trim();
    // Focus the input on an empty search.
    if (text === '') form.querySelector('input')?.focus();
    onSearch(text);
  };
  return (
    <search>
      <form method="get" action={action} onSubmit={submit} className="flex max-w-90 min-w-0 flex-wrap gap-1">
        <SearchBox key={keyword} actor={actor} keyword={keyword} onChoose={onChoose} />
        <Button type="submit" tone="primary" size={48} icon="search">
          {dangerousDesk.go}
        </Button>
      </form>
      <LookupFailure actor={actor} />
    </search>
  );
}

function LookupFailure({ actor }: { actor: DangerousLookupRef }) {
  const isFailed = useSelector(actor, selectMatchState) === 'failed';
  return isFailed ? (
    <p role="alert" className="mt-1 flex flex-wrap items-center gap-1 text-12 text-danger">
      {words.failed}
      <Button size={32} onClick={() => actor.send({ type: 'lookup.retry' })}>
        {KIT.retry}
      </Button>
    </p>
  ) : null;
}

function SearchBox({ actor, keyword, onChoose }: Pick<DangerousSearchProps, 'actor' | 'keyword' | 'onChoose'>) {
  const id = useId();
  const matches = useSelector(actor, selectMatches);
  const state = useSelector(actor, selectMatchState);
  const [isTyping, setTyping] = useState(false);
  const [active, setActive] = useState(NONE);
  const isOpen = isTyping && state !== 'idle' && state !== 'failed';
  const options = isOpen ? matches : [];
  const close = () => {
    setTyping(false);
    setActive(NONE);
  };
  const press = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined && options.length > 0) {
      event.preventDefault();
      setActive((active + step + options.length + (active === NONE && step < 0 ? 1 : 0)) % options.length);
    } else if (event.key === 'Escape' && isOpen) {
      event.preventDefault();
      close();
    } else if (event.key === 'Enter') {
      const chosen = options[active];
      close();
      if (chosen === undefined) return;
      event.preventDefault();
      onChoose(chosen);
    }
  };
  return (
    <div className="relative min-w-0 flex-1 basis-30">
      <div className={classes(boxClass({}), 'min-h-6! text-16!')}>
        <Icon name="search" className="text-ink-3" />
        <input
          type="text"
          name="keyword"
          role="combobox"
          aria-label={dangerousDesk.search}
          aria-expanded={isOpen}
          aria-controls={`${id}-matches`}
          aria-autocomplete="list"
          aria-activedescendant={options[active] === undefined ? undefined : `${id}-${active}`}
          autoComplete="off"
          maxLength={LOOKUP_LETTERS}
          placeholder={dangerousDesk.placeholder}
          defaultValue={keyword}
          onChange={(event) => {
            setTyping(true);
            setActive(NONE);
            actor.send({ type: 'lookup.typed', text: event.target.value });
          }}
          onKeyDown={press}
          onBlur={close}
          className={inputClass}
        />
      </div>
      <div
        id={`${id}-matches`}
        role="listbox"
        aria-label={dangerousDesk.matches}
        className={classes(
          floatingClass,
          'absolute inset-x-0 top-full mt-0.5 max-h-50 overflow-y-auto',
          !isOpen && 'hidden',
        )}
      >
        {options.map((entry, index) => (
          <MatchOption
            key={entry.unNo}
            id={`${id}-${index}`}
            entry={entry}
            isActive={index === active}
            onChoose={() => {
              close();
              onChoose(entry);
            }}
          />
        ))}
        {isOpen && options.length === 0 ? (
          <p className="p-1 text-12 text-ink-3">{state === 'none' ? words.none : words.looking}</p>
        ) : null}
      </div>
      <p role="status" className="sr-only">
        {isOpen ? (state === 'looking' ? words.looking : words.count(options.length)) : ''}
      </p>
    </div>
  );
}
