import { shell } from '#copy/shell.ts';
import { Button } from '#src/ui/parts/Button.tsx';

interface DemoStripProps {
  clockShift: string | null;
  onClose: () => void;
}

export function DemoStrip({ clockShift, onClose }: DemoStripProps) {
  return (
    <section
      data-frame
      data-strip
      aria-label={shell.demoLabel}
      className="flex min-h-3.5 items-center justify-center gap-1 bg-sea-soft px-2 text-12 text-sea"
    >
      <p>
        {shell.demo}
        {clockShift === null ? null : `，${shell.clockShift(clockShift)}`}
      </p>
      <Button tone="quiet" size={32} icon="close" iconOnly onClick={onClose} className="-my-0.5">
        {shell.close}
      </Button>
    </section>
  );
}
