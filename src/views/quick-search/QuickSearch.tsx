import { useSelector } from '@xstate/react';
import { useState } from 'react';
import { selectTerm } from '#machines/search/index.ts';
import { quickServices, quickSearch as words } from '#src/ui/copy/quick-search.ts';
import { search } from '#src/ui/copy/search.ts';
import { Segmented } from '#src/ui/parts/common/RadioGroup.tsx';
import { Tabs } from '#src/ui/parts/Tabs.tsx';
import { QuickFields } from './QuickFields.tsx';
import { QuickFoot } from './QuickFoot.tsx';
import type { QuickSearchActors, QuickService } from './quick-search.types.ts';

const KINDS = [
  { value: 'Y', label: search.dangerous, icon: 'warn' },
  { value: 'N', label: search.general },
] as const;

const selectIsDanger = selectTerm('isDanger');
interface QuickSearchProps extends QuickSearchActors {
  services?: readonly [QuickService, ...QuickService[]];
}

/** The search card of the home page hands the shared terms to the chosen service's list; a service's own page shows only its tab. */
export function QuickSearch({ services = quickServices, ...actors }: QuickSearchProps) {
  const { search: actor, wantLocations } = actors;
  const [service, setService] = useState<QuickService>(services[0]);
  const isDanger = useSelector(actor, selectIsDanger);
  const choose = (key: string) => {
    const next = services.find((one) => one.key === key) ?? service;
    if (next.kind !== service.kind) {
      // A port is no airport: what was chosen between other kinds of place is not carried over.
      for (const side of ['origin', 'destination'] as const)
        actor.send({ type: 'search.edit', edit: { kind: 'typed', side, text: '' } });
      wantLocations(next.kind);
    }
    setService(next);
  };
  return (
    <search aria-label={words.name}>
      <form
        noValidate
        className="quick"
        onFocus={() => wantLocations(service.kind)}
        onPointerEnter={() => wantLocations(service.kind)}
        onSubmit={(event) => {
          event.preventDefault();
          actor.send({ type: 'search.submit', list: service.list });
        }}
      >
        <Tabs
          label={words.services}
          tabs={services.map(({ key, label }) => ({ key, label }))}
          selected={service.key}
          onSelect={choose}
          panelClassName="pt-0!"
        >
          <div className="quick-kind">
            <Segmented
              compact
              label={search.cargo}
              choices={KINDS}
              value={isDanger}
              onChange={(value) =>
                actor.send({ type: 'search.edit', edit: { kind: 'form', change: { isDanger: value } } })
              }
            />
          </div>
          <QuickFields {...actors} service={service} />
          <QuickFoot actor={actor} lookup={actors.lookup} locations={actors.locations} service={service} />
        </Tabs>
      </form>
    </search>
  );
}
