import { useState } from 'react';
import { stepWords } from '#copy/booking/steps.ts';
import type { GoodsLine } from '#domain/booking/goods-line.ts';
import { pasteGoods } from '#domain/booking/paste-goods.ts';
import { Button } from '#src/ui/parts/Button.tsx';
import { Field } from '#src/ui/parts/common/Field.tsx';
import { Dialog } from '#src/ui/parts/Dialog.tsx';
import { TextArea } from '#src/ui/parts/TextArea.tsx';

export interface PasteGoodsProps {
  /** Initial values of a new line. */
  blank: GoodsLine;
  isDanger: boolean;
  room: number;
  linesNow: () => readonly GoodsLine[];
  onLines: (lines: readonly GoodsLine[]) => void;
}

interface PasteDialogProps extends PasteGoodsProps {
  isOpen: boolean;
  onClose: () => void;
}

const isUntouched = ({ cargoNameCn, cargoNameEn, dg, grossWeight }: GoodsLine) =>
  cargoNameCn === '' && cargoNameEn === '' && dg.unNo === '' && grossWeight === '';

/** Previews the parsed packing list before its lines are added. */
export default function PasteDialog({ isOpen, onClose, blank, isDanger, room, linesNow, onLines }: PasteDialogProps) {
  const [text, setText] = useState('');
  const lines = isOpen ? linesNow() : [];
  const kept = lines.filter((line) => !isUntouched(line));
  const found = pasteGoods(text, { blank, isDanger, lines: kept, room: room + lines.length - kept.length });
  const close = () => {
    setText('');
    onClose();
  };
  return (
    <Dialog
      open={isOpen}
      title={stepWords.paste.title}
      width={560}
      onClose={close}
      foot={
        <>
          <Button onClick={close}>{stepWords.paste.cancel}</Button>
          <Button
            tone="primary"
            disabled={found.lines.length === 0}
            onClick={() => {
              onLines([...kept, ...found.lines]);
              close();
            }}
          >
            {stepWords.paste.add}
          </Button>
        </>
      }
    >
      <p className="mb-1 text-ink-2">{stepWords.paste.lead}</p>
      <Field label={stepWords.paste.field}>
        {(control) => <TextArea {...control} rows={8} value={text} onChange={setText} />}
      </Field>
      <p role="status" className="mt-1">
        {text === '' ? '' : stepWords.paste.found(found.lines.length)}
        {found.skipped.length === 0 ? null : (
          <span className="block text-warn">{stepWords.paste.skipped(found.skipped.join('、'))}</span>
        )}
      </p>
    </Dialog>
  );
}
