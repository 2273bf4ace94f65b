import { charts } from '#copy/charts.ts';
import type { LiveChart } from './live-chart.ts';
import type { LiveMachine } from './recorder.ts';

interface MachineChoiceProps {
  machines: readonly LiveMachine[];
  charts: Readonly<Record<string, LiveChart>>;
  /** Null while the panel follows the latest event. */
  chosen: number | null;
  onChoose: (key: number | null) => void;
}

const words = charts.live;
const LATEST = 'latest';

export function MachineChoice({ machines, charts: chartById, chosen, onChoose }: MachineChoiceProps) {
  const named = machines.flatMap((machine) => {
    const title = chartById[machine.id]?.title;
    return title === undefined ? [] : [{ machine, title: titleAmong(machines, machine, title) }];
  });
  const groups = [
    { label: words.running, members: named.filter(({ machine }) => !machine.isOver) },
    { label: words.ended, members: named.filter(({ machine }) => machine.isOver) },
  ];
  const value = named.some(({ machine }) => machine.key === chosen) ? String(chosen) : LATEST;
  return (
    <label className="live-choice">
      <span>{words.machine}</span>
      <select value={value} onChange={({ target }) => onChoose(target.value === LATEST ? null : Number(target.value))}>
        <option value={LATEST}>{words.latest}</option>
        {groups
          .filter(({ members }) => members.length > 0)
          .map(({ label, members }) => (
            <optgroup key={label} label={label}>
              {members.map(({ machine, title }) => (
                <option key={machine.key} value={machine.key}>
                  {title}
                </option>
              ))}
            </optgroup>
          ))}
      </select>
    </label>
  );
}

/** Numbers several actors of one machine in order of their start. */
function titleAmong(machines: readonly LiveMachine[], { id, key }: LiveMachine, title: string): string {
  const alike = machines.filter((machine) => machine.id === id);
  return alike.length === 1 ? title : words.numbered(title, alike.findIndex((machine) => machine.key === key) + 1);
}
