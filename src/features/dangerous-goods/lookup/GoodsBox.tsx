import { type ReactNode, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { dangerousLookup as words } from '#copy/dangerous-goods/lookup.ts';
import type { DgEntry } from '#machines/dangerous-lookup/index.ts';
import { classes } from '#src/ui/classes.ts';
import { Icon } from '#src/ui/icons/Icon.tsx';
import { boxClass } from '#src/ui/parts/common/control.ts';
import type { ControlProps } from '#src/ui/parts/common/Field.tsx';
import { GoodsChip } from './GoodsChip.tsx';

export interface KnownGoods {
  unNo: string;
  nameCn: string;
  classes: readonly string[];
}

interface BoxHandlers {
  onText: (text: string) => void;
  onChoose: (entry: DgEntry) => void;
  onLeave: () => void;
}

interface GoodsBoxProps {
  control: ControlProps;
  /** The chosen goods, once known. */
  goods: KnownGoods | null;
  onText: (text: string) => void;
  box: (handlers: BoxHandlers) => ReactNode;
}

/** UN input of a search: shows the choice as a chip; removing the chip restores the input. */
export function GoodsBox({ control, goods, onText, box }: GoodsBoxProps) {
  const [isTyping, setTyping] = useState(false);
  const container = useRef<HTMLDivElement>(null);
  const focus = (selector: string) => container.current?.querySelector<HTMLElement>(selector)?.focus();
  return (
    <div ref={container} className="min-w-0">
      {goods !== null && !isTyping ? (
        <fieldset
          id={control.id}
          tabIndex={-1}
          data-chosen
          aria-labelledby={`${control['aria-labelledby']} ${control.id}-chip`}
          aria-describedby={control['aria-describedby']}
          className={classes(boxClass({}), 'px-0.5!')}
        >
          <GoodsChip id={`${control.id}-chip`} unNo={goods.unNo} name={goods.nameCn} classes={goods.classes}>
            <button
              type="button"
              aria-label={words.drop(goods.unNo)}
              onClick={() => {
                flushSync(() => {
                  onText('');
                  setTyping(true);
                });
                focus('input');
              }}
              className="-mr-0.5 grid size-3 shrink-0 cursor-pointer place-items-center text-ink-2 hover:text-ink"
            >
              <Icon name="close" small />
            </button>
          </GoodsChip>
        </fieldset>
      ) : (
        box({
          onText: (text) => {
            setTyping(true);
            onText(text);
          },
          onChoose: ({ unNo }) => {
            flushSync(() => {
              onText(unNo);
              setTyping(false);
            });
            focus('[data-chosen]');
          },
          onLeave: () => setTyping(false),
        })
      )}
    </div>
  );
}
