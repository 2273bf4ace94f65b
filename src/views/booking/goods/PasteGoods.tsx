import { lazy, Suspense, useState } from 'react';
import { goodsWords } from '#src/ui/copy/booking/goods-words.ts';
import { Button } from '#src/ui/parts/Button.tsx';
import { loadOnApproach } from '#src/ui/parts/headless.ts';
import { Missing } from '../../header/Missing.tsx';
import type { PasteGoodsProps } from './PasteDialog.tsx';

const PasteDialog = lazy(() => import('./PasteDialog.tsx').catch(() => ({ default: Missing })));

/** Opens a dialog that takes a packing list out of a spreadsheet; once opened it stays, so that it closes as it should. */
export function PasteGoods(props: PasteGoodsProps) {
  const [opened, setOpened] = useState<'closed' | 'never' | 'open'>('never');
  return (
    <>
      <Button size={32} icon="grid" {...loadOnApproach} onClick={() => setOpened('open')}>
        {goodsWords.cargo.paste}
      </Button>
      <Suspense>
        {opened === 'never' ? null : (
          <PasteDialog {...props} isOpen={opened === 'open'} onClose={() => setOpened('closed')} />
        )}
      </Suspense>
    </>
  );
}
