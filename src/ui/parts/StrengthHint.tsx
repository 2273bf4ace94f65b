import { classes } from '../classes.ts';

const STEPS = ['weak', 'medium', 'strong'] as const;

export type Strength = (typeof STEPS)[number];

const TONES: Readonly<Record<Strength, string>> = { weak: 'bg-danger', medium: 'bg-warn', strong: 'bg-ok' };

/** Password strength; a hint, never a refusal. */
export function StrengthHint({ strength, children }: { strength: Strength; children: string }) {
  const reached = STEPS.indexOf(strength);
  return (
    <p className="flex items-center gap-0.5 text-12 text-ink-3">
      {STEPS.map((step, index) => (
        <span
          key={step}
          aria-hidden="true"
          className={classes('h-0.25 w-3', index <= reached ? TONES[strength] : 'bg-line')}
        />
      ))}
      <span>{children}</span>
    </p>
  );
}
