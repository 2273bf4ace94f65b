import { useSelector } from '@xstate/react';
import { type ReactNode, useState } from 'react';
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

/** The search card of the home page hands the shared terms to the chosen service's list. */
export function QuickSearch(actors: QuickSearchActors) {
  const { search: actor, wantLocations } = actors;
  const [service, setService] = useState<QuickService>(quickServices[0]);
  const choose = (key: string) => {
    const next = quickServices.find((one) => one.key === key) ?? service;
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
  /** The form was sent with these terms, whole or not. */
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
  /** The link that searches where there is no lane was followed. */
  onFollow?: () => void;
}

/** What a service is searched with. */
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
