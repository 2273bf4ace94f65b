import { Illustration } from '#src/ui/art/Illustration.tsx';
import { shell } from '#src/ui/copy/shell.ts';
import type { Layout } from './layout.ts';

function RailStrip() {
  return (
    <section
      aria-label={shell.rail}
      data-frame
      className="border-line border-b bg-sea text-on-sea in-data-[theme=dark]:bg-sea-soft in-data-[theme=dark]:text-ink"
    >
      <p className="mx-auto flex min-h-7 max-w-[1680px] items-center max-phone:flex-wrap gap-2 px-(--gut) py-1">
        <Illustration name="train" className="w-8 shrink-0 rounded bg-paper" />
        <strong className="shrink-0 font-strong text-16">{shell.rail}</strong>
        <span className="text-14">{shell.railHint}</span>
      </p>
    </section>
  );
}

/** The trains under a strip of their own. */
export const rail: Layout = {
  header: 'full',
  content: 'mx-auto w-full max-w-[1680px] px-(--gut) pt-4 pb-8',
  Ground: RailStrip,
};
