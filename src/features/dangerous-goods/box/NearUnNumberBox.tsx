import { use } from 'react';
import { dangerousLookup as words } from '#copy/dangerous-goods/lookup.ts';
import type { DgEntry } from '#machines/dangerous-lookup/index.ts';
import type { ControlProps } from '#src/ui/parts/common/Field.tsx';
import { TextInput } from '#src/ui/parts/common/TextInput.tsx';
import { NearDangerousLookup } from './near.ts';
import { UnNumberBox } from './UnNumberBox.tsx';

interface NearUnNumberBoxProps extends Partial<ControlProps> {
  text: string;
  onText: (text: string) => void;
  onChoose: (entry: DgEntry) => void;
  onLeave?: () => void;
  disabled?: boolean;
}

/** UN input of a form: with suggestions inside a look-up provider, else plain. */
export function NearUnNumberBox({ text, onText, onChoose, onLeave, ...control }: NearUnNumberBoxProps) {
  const near = use(NearDangerousLookup);
  if (near === null)
    return (
      <TextInput
        {...control}
        value={text}
        onChange={onText}
        placeholder={words.placeholder}
        autoComplete="off"
        maxLength={60}
      />
    );
  const type = (typed: string) => {
    onText(typed);
    if (near.actor === null) near.onNeed(typed);
  };
  return (
    <UnNumberBox
      {...control}
      actor={near.actor}
      text={text}
      onText={type}
      onChoose={onChoose}
      {...(onLeave === undefined ? {} : { onLeave })}
    />
  );
}
