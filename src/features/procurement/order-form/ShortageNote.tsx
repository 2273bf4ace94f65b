import { goods } from '#copy/procurement/market.ts';
import { GOODS_LIST } from '#domain/procurement/service.ts';
import type { Shortage } from '#domain/procurement/tiers.ts';
import { Button, ButtonLink } from '#src/ui/parts/Button.tsx';
import { Note } from '#src/ui/parts/common/Note.tsx';

const words = goods.shortage;

interface ShortageNoteProps {
  shortage: Shortage;
  unit: string;
  /** Orders the remaining quantity. */
  onTake: () => void;
}

/** Explains why the quantity is unavailable, and offers alternatives. */
export function ShortageNote({ shortage: { kind, left, least }, unit, onTake }: ShortageNoteProps) {
  return (
    <Note
      tone="warn"
      live
      action={
        kind === 'OVER_LEFT' ? (
          <Button size={32} onClick={onTake}>
            {words.take(left, unit)}
          </Button>
        ) : (
          <ButtonLink size={32} href={GOODS_LIST}>
            {words.others}
          </ButtonLink>
        )
      }
    >
      {words[kind](left, unit, least)}
    </Note>
  );
}
