import { pageTurns as words } from '#copy/kit.ts';
import { Button } from '#src/ui/parts/Button.tsx';

interface PageTurnsProps {
  page: { page: number; pageSize: number; total: number };
  isOff: boolean;
  onTurn: (page: number) => void;
}

/** Pagination links; none for a single page. */
export function PageTurns({ page: { page, pageSize, total }, isOff, onTurn }: PageTurnsProps) {
  const pages = Math.ceil(total / pageSize);
  if (pages <= 1) return null;
  return (
    <div className="flex flex-wrap items-center gap-1">
      <Button size={32} disabled={isOff || page <= 1} onClick={() => onTurn(page - 1)}>
        {words.newer}
      </Button>
      <span className="text-12 text-ink-3">{words.pageOf(page, pages)}</span>
      <Button size={32} disabled={isOff || page >= pages} onClick={() => onTurn(page + 1)}>
        {words.older}
      </Button>
    </div>
  );
}
