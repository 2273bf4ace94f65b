import { useSelector } from '@xstate/react';
import { packingGroupText, dangerousLookup as words } from '#copy/dangerous-goods/lookup.ts';
import {
  type DangerousLookupRef,
  type DgEntry,
  type MatchState,
  selectMatches,
  selectMatchState,
} from '#machines/dangerous-lookup/index.ts';
import { Combobox } from '#src/ui/parts/common/Combobox.tsx';
import type { ControlProps } from '#src/ui/parts/common/Field.tsx';
import { PlacardRow } from '#src/ui/placard/ClassPlacard.tsx';

interface UnNumberBoxProps extends Partial<ControlProps> {
  /** Null while loading: typed text is kept and gets suggestions once it is ready. */
  actor: DangerousLookupRef | null;
  /** Text is controlled by the caller. */
  text: string;
  onText: (text: string) => void;
  onChoose: (entry: DgEntry) => void;
  label?: string;
  disabled?: boolean;
  onLeave?: () => void;
}

const NONE: readonly DgEntry[] = [];

const SAID: Record<MatchState, string> = {
  idle: words.hint,
  looking: words.looking,
  none: words.none,
  failed: words.failed,
  offered: words.none,
};

/** Suggests matches for a UN number, CAS number or name; the caller decides what a choice does. */
export function UnNumberBox({ actor, text, onText, onChoose, ...control }: UnNumberBoxProps) {
  const matches = useSelector(actor ?? undefined, (snapshot) => (snapshot ? selectMatches(snapshot) : NONE));
  const state = useSelector(actor ?? undefined, (snapshot) => (snapshot ? selectMatchState(snapshot) : 'idle'));
  return (
    <Combobox<DgEntry>
      {...control}
      icon="search"
      placeholder={words.placeholder}
      empty={SAID[state]}
      text={text}
      onText={(typed) => {
        onText(typed);
        actor?.send({ type: 'lookup.typed', text: typed });
      }}
      value={null}
      onChoose={onChoose}
      groups={[{ key: 'matches', items: matches }]}
      itemKey={({ unNo }) => unNo}
      itemText={({ unNo }) => words.title(unNo)}
      renderItem={({ unNo, nameCn, nameEn, mainClass, subsidiaryClasses, packingGroups }) => (
        <>
          <span className="min-w-0 flex-1">
            <span className="font-strong">{words.title(unNo)}</span> {nameCn}{' '}
            <span className="text-12 text-ink-3">{nameEn}</span>
          </span>
          <PlacardRow values={[mainClass, ...subsidiaryClasses]} size={16} />
          <span className="shrink-0 text-12 text-ink-3">
            {packingGroups.length > 0 ? packingGroupText(packingGroups) : null}
          </span>
        </>
      )}
    />
  );
}
