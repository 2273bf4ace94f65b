import type { ModeAdvice } from '#contract/calls/mode-advice.ts';
import { modes } from '#copy/dg-desk/modes.ts';
import {
  MODE_NAMES,
  type ModeFieldError,
  type ModesTyped,
  modeErrors,
  modesAddress,
  readModesTyped,
} from '#domain/modes/address.ts';
import { goodsStates } from '#domain/modes/kinds.ts';
import { AddressForm } from '#src/features/search/views/AddressForm.tsx';
import { Chosen, Typed } from '#src/features/search/views/QueryFields.tsx';
import { Button } from '#src/ui/parts/Button.tsx';
import { Note } from '#src/ui/parts/common/Note.tsx';

const words = modes.form;
const [DESK = ''] = modesAddress().split('?');
type Ends = Pick<ModeAdvice, 'airLanes' | 'destinations' | 'origins' | 'railLanes'>;

const GROUPS = [['', words.anyGroup] as const, ...['I', 'II', 'III'].map((group) => [group, group] as const)];
const STATES = goodsStates.map((state) => [state === 'SOLID' ? state : '', words.states[state]] as const);
const portsOf = (ports: Ends['origins']) => [
  ['', words.choose] as const,
  ...ports.map(({ code, nameCn }) => [code, nameCn] as const),
];
const lanesOf = (lanes: Ends['airLanes']) => [
  ['', words.near] as const,
  ...lanes.map(({ org, dst }) => [`${org.code}_${dst.code}`, words.lane(org.nameCn, dst.nameCn)] as const),
];

const MORE = ['density15', 'density50', 'fillTemp', 'volume'] as const;

interface ModesFormProps {
  query: string;
  ends: Ends;
  /** Results are shown below, so the form loses its primary button. */
  isAnswered: boolean;
}

/** Goods, lane and quantity; every change goes into the URL. */
export function ModesForm({ query, ends, isAnswered }: ModesFormProps) {
  const typed = readModesTyped(query);
  const wrong = modeErrors(typed);
  return (
    <AddressForm
      path={DESK}
      query={query}
      names={Object.values(MODE_NAMES)}
      title={words.title}
      className="grid gap-2 rounded border border-line bg-surface p-2 md:p-3"
    >
      <input type="hidden" name="tool" value="modes" />
      <div className="grid grid-cols-2 items-start gap-1.5 md:grid-cols-4">
        <Typed
          name={MODE_NAMES.unNo}
          title={words.unNo}
          value={typed.unNo}
          isWrong={wrong.includes('unNo')}
          inputMode="text"
        />
        <Chosen name={MODE_NAMES.packingGroup} title={words.group} value={typed.packingGroup} options={GROUPS} />
        <Chosen
          name={MODE_NAMES.state}
          title={words.state}
          value={typed.state === 'SOLID' ? typed.state : ''}
          options={STATES}
        />
        <Typed
          name={MODE_NAMES.flashPoint}
          title={words.flashPoint}
          value={typed.flashPoint}
          isWrong={wrong.includes('flashPoint')}
          inputMode="text"
        />
        <Chosen
          name={MODE_NAMES.orgPortCode}
          title={words.origin}
          value={typed.orgPortCode}
          options={portsOf(ends.origins)}
        />
        <Chosen
          name={MODE_NAMES.dstPortCode}
          title={words.destination}
          value={typed.dstPortCode}
          options={portsOf(ends.destinations)}
        />
        <Typed name={MODE_NAMES.mass} title={words.mass} value={typed.mass} isWrong={wrong.includes('mass')} />
        <Button type="submit" icon="search" tone={isAnswered ? 'secondary' : 'primary'} className="self-end">
          {words.submit}
        </Button>
      </div>
      <More typed={typed} wrong={wrong} ends={ends} />
      {wrong.length === 0 ? null : (
        <Note tone="warn" live>
          {words.wrongLead([...new Set(wrong)].map((name) => words.wrong[name]))}
        </Note>
      )}
    </AddressForm>
  );
}

interface MoreProps {
  typed: ModesTyped;
  wrong: readonly ModeFieldError[];
  ends: Ends;
}

/** Inputs that affect only some modes. */
function More({ typed, wrong, ends }: MoreProps) {
  return (
    <details open={MORE.some((name) => typed[name] !== '') || typed.airLane !== '' || typed.railLane !== ''}>
      <summary className="min-h-3 cursor-pointer text-link">{words.more}</summary>
      <p className="mb-1 text-12 text-ink-3">{words.moreNote}</p>
      <div className="grid grid-cols-2 items-start gap-1.5 md:grid-cols-4">
        {MORE.map((name) => (
          <Typed
            key={name}
            name={MODE_NAMES[name]}
            title={words[name]}
            value={typed[name]}
            isWrong={wrong.includes(name)}
            inputMode={name === 'fillTemp' ? 'text' : 'decimal'}
          />
        ))}
        <Chosen
          name={MODE_NAMES.airLane}
          title={words.airLane}
          value={typed.airLane}
          options={lanesOf(ends.airLanes)}
        />
        <Chosen
          name={MODE_NAMES.railLane}
          title={words.railLane}
          value={typed.railLane}
          options={lanesOf(ends.railLanes)}
        />
      </div>
    </details>
  );
}
