import type { TextBlock } from '#contract/calls/cms.ts';
import { articleFilePath } from '#domain/content/file-path.ts';
import { Points } from '#src/ui/parts/common/Sheet.tsx';
import { Link } from '#src/ui/parts/Link.tsx';

interface TextBlocksProps {
  blocks: readonly TextBlock[];
  level?: 2 | 3;
}

/** Renders the server's text blocks; never as markup. */
export function TextBlocks({ blocks, level = 2 }: TextBlocksProps) {
  const numbered = blocks.map((block, index) => ({ block, key: `${index} ${block.kind}` }));
  return (
    <div className="grid max-w-[44em] gap-2 text-16">
      {numbered.map(({ block, key }) => (
        <Block key={key} block={block} level={level} />
      ))}
    </div>
  );
}

export function Block({ block, level }: { block: TextBlock; level: 2 | 3 }) {
  const Heading = `h${level}` as const;
  switch (block.kind) {
    case 'heading':
      return <Heading className="mt-1 font-strong text-20 leading-head">{block.text}</Heading>;
    case 'paragraph':
      return <p>{block.text}</p>;
    case 'list':
      return <Points points={block.items} />;
    case 'link':
      return (
        <p>
          <Link className="text-link underline underline-offset-4" href={localAddress(block.href)}>
            {block.text}
          </Link>
        </p>
      );
    case 'picture':
      return (
        <img
          src={articleFilePath(block.fileId)}
          alt={block.text}
          loading="lazy"
          className="max-w-full rounded border border-line"
        />
      );
    case 'file':
      return (
        <p>
          <Link
            className="text-link underline underline-offset-4"
            href={articleFilePath(block.fileId)}
            download={block.text}
          >
            {block.text}
          </Link>
        </p>
      );
    default:
      return block satisfies never;
  }
}

/** Allows only paths of this site and https addresses. */
const localAddress = (href: string) => (/^(\/(?![/\\])|https:\/\/)/.test(href) ? href : '/');
