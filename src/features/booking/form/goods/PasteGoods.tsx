import { lazy, Suspense, useState } from 'react';
import { goodsWords } from '#copy/booking/steps.ts';
import { Missing } from '#src/features/header/views/Missing.tsx';
import { Button } from '#src/ui/parts/Button.tsx';
import { loadOnApproach } from '#src/ui/parts/Dialog.tsx';
import type { PasteGoodsProps } from './PasteDialog.tsx';

const PasteDialog = lazy(() => import('./PasteDialog.tsx').catch(() => ({ default: Missing })));

/** Opens a dialog for a packing list copied from a spreadsheet; stays mounted for its closing animation. */
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
