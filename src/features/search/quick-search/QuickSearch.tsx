import { useSelector } from '@xstate/react';
import { type ReactNode, useState } from 'react';
import { search } from '#copy/search/form.ts';
import { quickServices, quickSearch as words } from '#copy/search/services.ts';
import { selectTerm } from '#machines/search/index.ts';
import { Segmented } from '#src/ui/parts/common/RadioGroup.tsx';
import { Tabs } from '#src/ui/parts/Tabs.tsx';
import { QuickFields } from './QuickFields.tsx';
import { QuickFoot } from './QuickFoot.tsx';
import type { QuickSearchActors, QuickService } from './quick-search.ts';

const KINDS = [
  { value: 'Y', label: search.dangerous, icon: 'warn' },
  { value: 'N', label: search.general },
] as const;

const selectIsDanger = selectTerm('isDanger');

/** Search card of the home page; passes the shared terms to the list of the chosen service. */
export function QuickSearch(actors: QuickSearchActors) {
  const { search: actor, wantLocations } = actors;
  const [service, setService] = useState<QuickService>(quickServices[0]);
  const choose = (key: string) => {
    const next = quickServices.find((one) => one.key === key) ?? service;
    if (next.kind !== service.kind) {
      // A port is not an airport: locations of another kind are dropped.
      for (const side of ['origin', 'destination'] as const)
        actor.send({ type: 'search.edit', edit: { kind: 'typed', side, text: '' } });
      wantLocations(next.kind);
    }
    setService(next);
  };
  return (
    <search aria-label={words.name}>
      <QuickForm actors={actors} service={service}>
        <Tabs
          label={words.services}
          tabs={quickServices.map(({ key, label }) => ({ key, label }))}
          selected={service.key}
          onSelect={choose}
          panelClassName="pt-0!"
        >
          <QuickBody actors={actors} service={service} />
        </Tabs>
      </QuickForm>
    </search>
  );
}

interface QuickFormProps {
  actors: QuickSearchActors;
  service: QuickService;
  /** Called on submit, also with incomplete terms. */
  onSubmit?: () => void;
  children: ReactNode;
}

/** A form that opens the list of its service. */
export function QuickForm({ actors: { search: actor, wantLocations }, service, onSubmit, children }: QuickFormProps) {
  return (
    <form
      noValidate
      className="quick"
      onFocus={() => wantLocations(service.kind)}
      onPointerEnter={() => wantLocations(service.kind)}
      onSubmit={(event) => {
        event.preventDefault();
        actor.send({ type: 'search.submit', list: service.list });
        onSubmit?.();
      }}
    >
      {children}
    </form>
  );
}

interface QuickBodyProps {
  actors: QuickSearchActors;
  service: QuickService;
  /** Called when the user follows the link shown for a missing lane. */
  onFollow?: () => void;
}

/** Search fields of one service. */
export function QuickBody({ actors, service, onFollow }: QuickBodyProps) {
  const { search: actor } = actors;
  const isDanger = useSelector(actor, selectIsDanger);
  return (
    <>
      <div className="quick-kind">
        <Segmented
          compact
          label={search.cargo}
          choices={KINDS}
          value={isDanger}
          onChange={(value) => actor.send({ type: 'search.edit', edit: { kind: 'form', change: { isDanger: value } } })}
        />
      </div>
      <QuickFields {...actors} service={service} onFollow={onFollow} />
      <QuickFoot actor={actor} lookup={actors.lookup} locations={actors.locations} service={service} />
    </>
  );
}
