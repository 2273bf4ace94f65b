export interface CostStep {
  name: string;
  value: string;
  note?: string;
}

/** Calculation of a price, step by step. */
export const CostSteps = ({ steps }: { steps: readonly CostStep[] }) => (
  <ol>
    {steps.map(({ name, value, note }, index) => (
      <li key={name} className="flex flex-wrap justify-between gap-x-2 border-line border-b py-0.75">
        <span className="flex min-w-0 gap-1">
          <span className="text-ink-3 tabular-nums" aria-hidden="true">
            {index + 1}
          </span>
          <span className="min-w-0">{name}</span>
        </span>
        <span className="font-strong tabular-nums">{value}</span>
        {note === undefined ? null : <span className="w-full pl-2 text-12 text-ink-3">{note}</span>}
      </li>
    ))}
  </ol>
);
