import { Tab, TabGroup, TabList } from '@headlessui/react';
import type { ComponentProps } from 'react';
import { panelId, type TabListProps, tabId, tabLook, tabRow } from '../Tabs.tsx';

/** The one panel stands outside the group, so the tab names it itself. */
function Handle({ panel, ...rest }: { panel: string } & ComponentProps<'button'>) {
  return <button type="button" {...rest} aria-controls={panel} />;
}

export function RealTabList({ label, tabs, selected, onSelect, base }: TabListProps) {
  return (
    <TabGroup
      selectedIndex={tabs.findIndex((tab) => tab.key === selected)}
      onChange={(index) => {
        const tab = tabs[index];
        if (tab) onSelect(tab.key);
      }}
    >
      <TabList aria-label={label} className={tabRow}>
        {tabs.map((tab) => (
          <Tab
            key={tab.key}
            as={Handle}
            panel={panelId(base)}
            id={tabId(base, tab.key)}
            disabled={tab.disabled ?? false}
            className={tabLook}
          >
            {tab.label}
            {tab.note}
          </Tab>
        ))}
      </TabList>
    </TabGroup>
  );
}
