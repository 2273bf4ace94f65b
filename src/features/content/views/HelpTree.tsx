import type { HelpNode } from '#contract/calls/cms.ts';
import { words } from '#copy/content/help.ts';
import { classes } from '#src/ui/classes.ts';
import { Link } from '#src/ui/parts/Link.tsx';

export function HelpTree({ tree, current }: { tree: readonly HelpNode[]; current: string }) {
  return (
    <nav aria-label={words.tree} className="self-start rounded border border-line bg-surface py-1">
      <Branch tree={tree} parent={null} current={current} depth={0} />
    </nav>
  );
}

interface BranchProps {
  tree: readonly HelpNode[];
  parent: string | null;
  current: string;
  depth: number;
}

/** Literal class names: Tailwind cannot detect computed ones. */
const INDENTS = ['pl-2', 'pl-3', 'pl-4'];

function Branch({ tree, parent, current, depth }: BranchProps) {
  const nodes = tree.filter(({ parentId }) => parentId === parent);
  return nodes.length === 0 ? null : (
    <ul>
      {nodes.map(({ id, title }) => (
        <li key={id}>
          <Link
            href={`/helpCenter?id=${id}`}
            aria-current={id === current ? 'page' : undefined}
            className={classes(
              'block min-h-4 border-transparent border-l-2 py-0.75 pr-1 no-underline hover:bg-hover',
              INDENTS[Math.min(depth, 2)],
              depth === 0 ? 'font-strong text-ink' : 'text-ink-2',
              id === current && 'border-link! bg-link-soft text-ink',
            )}
          >
            {title}
          </Link>
          <Branch tree={tree} parent={id} current={current} depth={depth + 1} />
        </li>
      ))}
    </ul>
  );
}
