import { lazyView } from '../../lazy/lazy-view.tsx';
import { KIT } from '../copy/kit.ts';
import type { ExplainedTerm } from '../copy/terms.ts';
import { Popover } from './Popover.tsx';

const Definition = lazyView(async () => (await import('./TermDefinition.tsx')).TermDefinition, {
  fallback: <p className="max-w-40 text-14">{KIT.loading}</p>,
});

interface TermProps extends ExplainedTerm {
  /** Stands after a label that has the word already. */
  isMark?: boolean;
}

const shape =
  'min-h-3! min-w-3 px-0! font-normal! text-[length:inherit]! text-inherit! underline! decoration-dotted! underline-offset-4';

/** A word of the trade: a press opens what it means, Escape or a press elsewhere closes it. */
export const Term = ({ name, word, isMark = false }: TermProps) => (
  <span data-term className="-my-0.5 inline-flex align-middle print:contents">
    <Popover
      tone="quiet"
      size={32}
      className={shape}
      label={
        isMark ? (
          <>
            <span aria-hidden="true">?</span>
            <span className="sr-only">{KIT.meaning(word)}</span>
          </>
        ) : (
          word
        )
      }
      panelLabel={KIT.meaning(word)}
    >
      <Definition name={name} />
    </Popover>
  </span>
);
