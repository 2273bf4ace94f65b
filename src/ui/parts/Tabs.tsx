import { type KeyboardEvent, type ReactNode, useId } from 'react';
import { classes } from '../classes.ts';

export interface TabEntry<Key extends string = string> {
  readonly key: Key;
  readonly label: string;
  /** A small tag after the label: 上次使用, a count. */
  readonly note?: ReactNode;
  readonly disabled?: boolean;
}

export interface TabsProps<Key extends string = string> {
  label: string;
  tabs: readonly TabEntry<Key>[];
  selected: Key;
  onSelect: (key: Key) => void;
  children: ReactNode;
  className?: string;
  panelClassName?: string;
}

/** Tabs over one panel; arrows, Home and End select the focused tab. */
export function Tabs<Key extends string>(props: TabsProps<Key>) {
  const { label, tabs, selected, onSelect, children, className, panelClassName } = props;
  const base = useId();
  const panelId = `${base}-panel`;
  const tabId = (key: string) => `${base}-tab-${key}`;
  const onKeyDown = (event: KeyboardEvent) => {
    const next = tabReachedBy(event.key, tabs, selected);
    if (!next) return;
    event.preventDefault();
    onSelect(next.key);
    document.getElementById(tabId(next.key))?.focus();
  };
  return (
    <div className={classes('min-w-0', className)}>
      <div role="tablist" aria-label={label} className="flex flex-wrap gap-x-3 border-line border-b">
        {tabs.map((tab) => (
          <button
            key={tab.key}
            type="button"
            role="tab"
            id={tabId(tab.key)}
            aria-selected={tab.key === selected}
            aria-controls={panelId}
            tabIndex={tab.key === selected ? 0 : -1}
            disabled={tab.disabled}
            className="tab-mark relative inline-flex min-h-5.5 max-w-full cursor-pointer items-center gap-0.5 border-0 bg-transparent px-0 py-1.5 text-14 text-ink-2 hover:text-ink aria-selected:font-strong aria-selected:text-ink disabled:cursor-not-allowed disabled:text-ink-3"
            onClick={() => onSelect(tab.key)}
            onKeyDown={onKeyDown}
          >
            {tab.label}
            {tab.note}
          </button>
        ))}
      </div>
      <div
        role="tabpanel"
        id={panelId}
        aria-labelledby={tabId(selected)}
        tabIndex={-1}
        className={classes('pt-2', panelClassName)}
      >
        {children}
      </div>
    </div>
  );
}

function tabReachedBy<Key extends string>(pressed: string, tabs: readonly TabEntry<Key>[], selected: Key) {
  const enabled = tabs.filter((tab) => !tab.disabled);
  const from = enabled.findIndex((tab) => tab.key === selected);
  if (pressed === 'ArrowRight') return enabled[(from + 1) % enabled.length];
  if (pressed === 'ArrowLeft') return enabled.at(from - 1);
  if (pressed === 'Home') return enabled[0];
  if (pressed === 'End') return enabled.at(-1);
  return undefined;
}
