import { useSelector } from '@xstate/react';
import { dangerousLookup as words } from '#copy/dangerous-goods/lookup.ts';
import { KIT } from '#copy/kit.ts';
import {
  type DangerousLookupRef,
  type DgEntry,
  selectMatches,
  selectMatchState,
  selectText,
} from '#machines/dangerous-lookup/index.ts';
import { Button, ButtonLink } from '#src/ui/parts/Button.tsx';
import { ClassPlacard } from '#src/ui/placard/ClassPlacard.tsx';
import { airWords, entryFacts, tankWords } from '../box/entry-line.ts';
import { UnNumberBox } from '../box/UnNumberBox.tsx';

const SHOWN = 3;

interface DangerousLookupProps {
  actor: DangerousLookupRef;
  /** Asks on this page; without it, the question links to the service desk. */
  onAsk?: (text: string) => void;
}

/** Look-up with the first matches listed, each linking to its data sheet. */
export function DangerousLookup({ actor, onAsk }: DangerousLookupProps) {
  const text = useSelector(actor, selectText);
  const state = useSelector(actor, selectMatchState);
  const matches = useSelector(actor, selectMatches);
  return (
    <div className="grid gap-1.5">
      <UnNumberBox
        actor={actor}
        label={words.label}
        text={text}
        onText={() => undefined}
        onChoose={({ unNo }) => actor.send({ type: 'sheet.open', unNo })}
      />
      <div className="min-h-8" aria-busy={state === 'looking' || undefined}>
        {state === 'idle' ? <p className="text-12 text-ink-3">{words.hint}</p> : null}
        {state === 'looking' ? <p className="text-12 text-ink-3">{words.looking}</p> : null}
        {state === 'none' ? (
          <p className="flex flex-wrap items-center gap-1 text-12 text-ink-2">
            {words.none}
            {onAsk === undefined ? (
              <ButtonLink size={32} href={`/dgdesk?un=${encodeURIComponent(text)}`}>
                {words.ask}
              </ButtonLink>
            ) : (
              <Button size={32} onClick={() => onAsk(text)}>
                {words.ask}
              </Button>
            )}
          </p>
        ) : null}
        {state === 'failed' ? (
          <p role="alert" className="flex flex-wrap items-center gap-1 text-12 text-danger">
            {words.failed}
            <Button size={32} onClick={() => actor.send({ type: 'lookup.retry' })}>
              {KIT.retry}
            </Button>
          </p>
        ) : null}
        <ul className="grid gap-1">
          {matches.slice(0, SHOWN).map((entry) => (
            <Match key={entry.unNo} entry={entry} onOpen={() => actor.send({ type: 'sheet.open', unNo: entry.unNo })} />
          ))}
        </ul>
        {matches.length === 1 && matches[0] ? (
          <Alone entry={matches[0]} onOpen={(unNo) => actor.send({ type: 'sheet.open', unNo })} />
        ) : null}
      </div>
    </div>
  );
}

/** The only match, with its facts. */
function Alone({ entry, onOpen }: { entry: DgEntry; onOpen: (unNo: string) => void }) {
  const [limit] = entry.limits;
  const columns = words.limitColumns;
  const facts: [string, string | null][] = [
    [words.cas, entry.casNumbers.join('、') || null],
    [columns.limited, limit?.limitedQuantity ? words.limitedUnit(limit.limitedQuantity) : null],
    [columns.tank, limit ? tankWords(limit.tank, words.notApplicable) : null],
    [columns.passenger, airWords(limit?.passenger ?? null)],
    [columns.cargo, airWords(limit?.cargo ?? null)],
    [columns.lcl, limit ? words.lcl[limit.lcl] : null],
  ];
  return (
    <div className="mt-1.5 grid justify-items-start gap-1.5">
      <dl className="w-full text-12">
        {facts.map(([name, value]) => (
          <div key={name} className="flex justify-between gap-2 border-line border-b py-0.5">
            <dt className="shrink-0 text-ink-2">{name}</dt>
            <dd className="text-right">{value ?? words.notApplicable}</dd>
          </div>
        ))}
      </dl>
      <Button size={32} onClick={() => onOpen(entry.unNo)}>
        {words.who}
      </Button>
    </div>
  );
}

function Match({ entry, onOpen }: { entry: DgEntry; onOpen: () => void }) {
  return (
    <li className="grid grid-cols-[auto_minmax(0,1fr)] items-start gap-x-1.5 gap-y-0.5">
      <ClassPlacard value={entry.mainClass} size={40} numberOnly />
      <span className="min-w-0">
        <button
          type="button"
          onClick={onOpen}
          className="cursor-pointer text-left font-strong text-link underline-offset-4 hover:underline"
        >
          {words.title(entry.unNo)} {entry.nameCn}
        </button>
        <span className="block text-12 text-ink-2">{entryFacts(entry)}</span>
      </span>
    </li>
  );
}
