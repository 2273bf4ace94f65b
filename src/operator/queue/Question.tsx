import type { ReactNode } from 'react';
import { Button } from '#src/ui/parts/Button.tsx';
import { takeFocus } from './take-focus.ts';

interface QuestionProps {
  id: string;
  title: string;
  help: string;
  /** Also called on Escape. */
  onNo: () => void;
  children: ReactNode;
}

/** Asks before a destructive action. */
export function Question({ id, title, help, onNo, children }: QuestionProps) {
  return (
    <div
      role="alertdialog"
      aria-labelledby={id}
      aria-describedby={`${id}-help`}
      className="grid gap-1 rounded border border-warn-line bg-warn-soft px-2 py-1.5"
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        event.stopPropagation();
        onNo();
      }}
    >
      <p id={id} tabIndex={-1} ref={takeFocus} className="font-strong">
        {title}
      </p>
      <p id={`${id}-help`}>{help}</p>
      <div className="flex flex-wrap gap-1">{children}</div>
    </div>
  );
}

interface ConfirmQuestionProps extends Omit<QuestionProps, 'children' | 'onNo'> {
  confirm: string;
  keep: string;
  isAsking: boolean;
  isBusy: boolean;
  onConfirm: () => void;
  onKeep: () => void;
}

/** The same with a confirm and a cancel button. */
export function ConfirmQuestion({
  confirm,
  keep,
  isAsking,
  isBusy,
  onConfirm,
  onKeep,
  ...question
}: ConfirmQuestionProps) {
  return (
    <Question
      {...question}
      onNo={() => {
        if (isAsking) onKeep();
      }}
    >
      <Button size={32} tone="danger" busy={isBusy} disabled={!(isAsking || isBusy)} onClick={onConfirm}>
        {confirm}
      </Button>
      <Button size={32} disabled={!isAsking} onClick={onKeep}>
        {keep}
      </Button>
    </Question>
  );
}
