import { type ReactNode, useId } from 'react';
import { classes } from '../classes.ts';
import { useExchange } from './light-exchange.ts';

export interface TabEntry<Key extends string = string> {
  readonly key: Key;
  readonly label: string;
  /** A small tag after the label: 上次使用, a count. */
  readonly note?: ReactNode;
  readonly disabled?: boolean;
}

export interface TabListProps<Key extends string = string> {
  label: string;
  tabs: readonly TabEntry<Key>[];
  selected: Key;
  onSelect: (key: Key) => void;
  base: string;
}

export const tabLook =
  'tab-mark relative inline-flex min-h-5.5 items-center gap-0.5 max-w-full cursor-pointer border-0 bg-transparent px-0 py-1.5 text-14 text-ink-2 hover:text-ink aria-selected:font-strong aria-selected:text-ink disabled:cursor-not-allowed disabled:text-ink-3';
export const tabRow = 'flex flex-wrap gap-x-3 border-line border-b';
export const tabId = (base: string, key: string) => `${base}-tab-${key}`;
export const panelId = (base: string) => `${base}-panel`;

const STEPS: Readonly<Record<string, (from: number, count: number) => number>> = {
  ArrowRight: (from, count) => (from + 1) % count,
  ArrowLeft: (from, count) => (from - 1 + count) % count,
  Home: () => 0,
  End: (_from, count) => count - 1,
};

function LightTabList({ label, tabs, selected, onSelect, base }: TabListProps) {
  const usable = tabs.filter((tab) => !tab.disabled);
  const move = (key: string) => {
    const step = STEPS[key];
    if (!step) return false;
    const next =
      usable[
        step(
          usable.findIndex((tab) => tab.key === selected),
          usable.length,
        )
      ];
    if (!next) return false;
    onSelect(next.key);
    document.getElementById(tabId(base, next.key))?.focus();
    return true;
  };
  return (
    <div role="tablist" aria-label={label} className={tabRow}>
      {tabs.map((tab) => (
        <button
          key={tab.key}
          type="button"
          role="tab"
          id={tabId(base, tab.key)}
          aria-selected={tab.key === selected}
          aria-controls={panelId(base)}
          tabIndex={tab.key === selected ? 0 : -1}
          disabled={tab.disabled}
          className={tabLook}
          onClick={() => onSelect(tab.key)}
          onKeyDown={(event) => move(event.key) && event.preventDefault()}
        >
          {tab.label}
          {tab.note}
        </button>
      ))}
    </div>
  );
}

const selectedTab = (host: HTMLElement) => host.querySelector<HTMLElement>('[role=tab][aria-selected=true]');

/** The panel stands outside the row, so what was typed in it outlives the exchange of the row. */
export function Tabs<Key extends string>({
  children,
  className,
  panelClassName,
  ...given
}: Omit<TabListProps<Key>, 'base'> & { children: ReactNode; className?: string; panelClassName?: string }) {
  const base = useId();
  const props = { ...given, base } as unknown as TabListProps;
  const { parts, watch } = useExchange<HTMLDivElement>(selectedTab);
  return (
    <div className={classes('min-w-0', className)}>
      <div {...watch}>{parts ? <parts.RealTabList {...props} /> : <LightTabList {...props} />}</div>
      <div
        role="tabpanel"
        id={panelId(base)}
        aria-labelledby={tabId(base, props.selected)}
        tabIndex={-1}
        className={classes('pt-2', panelClassName)}
      >
        {children}
      </div>
    </div>
  );
}
