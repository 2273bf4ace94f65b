import type { ReactNode } from 'react';

export type AnswerTone = 'ask' | 'no' | 'yes';

const TONES: Record<AnswerTone, string> = { yes: 'text-ok', ask: 'text-warn', no: 'text-track' };

/** Result of a tool, marked by more than its colour. */
export const Verdict = ({ tone, children }: { tone: AnswerTone; children: ReactNode }) => (
  <span
    className={`diamond-before inline-flex items-baseline gap-0.75 font-strong ${TONES[tone]}`}
    data-hollow={tone === 'no' || undefined}
  >
    <span className="min-w-0">{children}</span>
  </span>
);

/** Announces the result of a tool as it changes. */
export const ToolAnswer = ({ children }: { children: ReactNode }) => (
  <div role="status" className="grid gap-0.75">
    {children}
  </div>
);

export const ToolHint = ({ children }: { children: ReactNode }) => <p className="text-12 text-ink-3">{children}</p>;
