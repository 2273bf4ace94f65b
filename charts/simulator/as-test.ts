import type { Simulation, Stop } from './simulation.ts';

const shown = (value: unknown) =>
  JSON.stringify(value, (_, inner: unknown) => (inner instanceof Error ? `Error: ${inner.message}` : inner));

function happening({ choice }: Stop): string[] {
  if (choice === null) return [];
  const { event, wait } = choice;
  if (wait > 0) return [`{ after: ${wait} }`];
  const { type, ...payload } = event;
  const answered = /^xstate\.(done|error)\.actor\.(.+)$/.exec(type);
  if (answered?.[1] === 'error') return [`rejected('${answered[2]}')`];
  if (answered) return [`resolved('${answered[2]}'${'output' in event ? `, ${shown(event.output)}` : ''})`];
  return [`event('${type}'${Object.keys(payload).length > 0 ? `, ${shown(payload)}` : ''})`];
}

/** Writes the simulated path as a row of a journey test. Check its expected end before committing it. */
export function asTest(machine: string, { stops, walk }: Simulation): string {
  const snapshot = stops.at(-1)?.step.vertex.snapshot;
  const { input } = walk();
  const entry = machine.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase());
  const cases =
    input === 0 ? `${entry}Cases` : `{ ...${entry}Cases, input: ${entry}Cases.otherInputs?.[${input - 1}] }`;
  return [
    `journeys(${entry}Machine, ${cases}, [`,
    '  {',
    `    title: '${stops.length - 1} 步之后在 ${shown(snapshot?.value)?.replaceAll("'", '')}',`,
    '    events: [',
    ...stops.flatMap(happening).map((line) => `      ${line},`),
    '    ],',
    `    ends: { value: ${shown(snapshot?.value)}, status: '${snapshot?.status}', context: ${shown(snapshot?.context)}${snapshot?.output === undefined ? '' : `, output: ${shown(snapshot.output)}`} },`,
    '  },',
    ']);',
    '',
  ].join('\n');
}
