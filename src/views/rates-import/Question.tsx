import { Button } from '#src/ui/parts/Button.tsx';
import { takeFocus } from '../desk-queue/take-focus.ts';

interface QuestionProps {
  id: string;
  title: string;
  /** What becomes of it, said before anything goes. */
  outcome: string;
  confirm: string;
  keep: string;
  isAsking: boolean;
  isBusy: boolean;
  onConfirm: () => void;
  onKeep: () => void;
}

/** Asks before a version is taken back. */
export function Question({ id, title, outcome, confirm, keep, isAsking, isBusy, onConfirm, onKeep }: QuestionProps) {
  return (
    <div
      role="alertdialog"
      aria-labelledby={id}
      aria-describedby={`${id}-outcome`}
      className="grid gap-1 rounded border border-warn-line bg-warn-soft px-2 py-1.5"
      onKeyDown={({ key }) => {
        if (key === 'Escape' && isAsking) onKeep();
      }}
    >
      <p id={id} tabIndex={-1} ref={takeFocus} className="font-strong">
        {title}
      </p>
      <p id={`${id}-outcome`}>{outcome}</p>
      <div className="flex flex-wrap gap-1">
        <Button size={32} tone="danger" busy={isBusy} disabled={!(isAsking || isBusy)} onClick={onConfirm}>
          {confirm}
        </Button>
        <Button size={32} disabled={!isAsking} onClick={onKeep}>
          {keep}
        </Button>
      </div>
    </div>
  );
}
