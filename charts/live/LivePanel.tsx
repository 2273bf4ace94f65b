import { useId, useRef, useState, useSyncExternalStore } from 'react';
import { charts } from '#copy/charts.ts';
import { LiveLog } from './LiveLog.tsx';
import { LiveMachineView } from './LiveMachineView.tsx';
import type { LiveChart } from './live-chart.ts';
import { MachineChoice } from './MachineChoice.tsx';
import type { Recorder } from './recorder.ts';

const words = charts.live;

interface LivePanelProps {
  recorder: Recorder;
  charts: Readonly<Record<string, LiveChart>>;
}

/** The charts of the machines that run in this page, lit where they stand, and what happened to them. */
export function LivePanel({ recorder, charts: chartById }: LivePanelProps) {
  const { machines, entries } = useSyncExternalStore(recorder.subscribe, recorder.read);
  const [isOpen, setIsOpen] = useState(true);
  const [chosen, setChosen] = useState<number | null>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const titleId = useId();
  const latest = entries.findLast(({ id }) => id in chartById)?.key;
  const machine = machines.find(({ key }) => key === chosen) ?? machines.find(({ key }) => key === latest);
  const chart = machine === undefined ? undefined : chartById[machine.id];
  const toggle = (isNowOpen: boolean) => {
    setIsOpen(isNowOpen);
    if (!isNowOpen) opener.current?.focus();
  };

  return (
    <>
      <button
        ref={opener}
        type="button"
        className="live-opener"
        aria-expanded={isOpen}
        aria-label={isOpen ? words.close : words.open}
        onClick={() => toggle(!isOpen)}
      >
        <i aria-hidden="true" />
        {isOpen ? words.fold : words.title}
      </button>
      <section
        className="live-panel"
        aria-labelledby={titleId}
        hidden={!isOpen}
        onKeyDown={(event) => {
          if (event.key === 'Escape' && !event.defaultPrevented) toggle(false);
        }}
      >
        <h2 id={titleId}>{words.title}</h2>
        <MachineChoice machines={machines} charts={chartById} chosen={chosen} onChoose={setChosen} />
        {machine !== undefined && chart !== undefined && <LiveMachineView machine={machine} chart={chart} />}
        <LiveLog entries={entries} charts={chartById} onChoose={setChosen} />
      </section>
    </>
  );
}
