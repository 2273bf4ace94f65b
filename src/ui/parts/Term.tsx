import { KIT } from '#copy/kit.ts';
import type { ExplainedTerm } from '#copy/terms.ts';
import { lazyView } from '../../lazy/lazy-view.tsx';
import { Popover } from './Popover.tsx';

const Definition = lazyView(async () => (await import('./TermDefinition.tsx')).TermDefinition, {
  fallback: <p className="max-w-40 text-14">{KIT.loading}</p>,
});

interface TermProps extends ExplainedTerm {
  /** Shows only a mark, after a label that contains the term. */
  isMark?: boolean;
}

const shape =
  'min-h-3! min-w-3 px-0! font-normal! text-[length:inherit]! text-inherit! underline! decoration-dotted! underline-offset-4';

/** A technical term whose explanation opens on click; Escape or a click elsewhere closes it. */
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
