import type { TextBlock } from '../data/schema/index.ts';

const LINK = /^\[(.+)\]\((\S+)\)$/;

/**
 * Parses text with one block per line: `# ` heading, `- ` list item, `[words](address)` link; other lines are
 * paragraphs.
 */
export function textBlocks(text: string): TextBlock[] {
  const blocks: TextBlock[] = [];
  let items: string[] | null = null;
  for (const line of text.split('\n').map((each) => each.trim())) {
    if (line === '') continue;
    if (line.startsWith('- ')) {
      if (items === null) {
        items = [];
        blocks.push({ kind: 'list', items });
      }
      items.push(line.slice(2));
      continue;
    }
    items = null;
    const [, text, href] = LINK.exec(line) ?? [];
    if (text !== undefined && href !== undefined) blocks.push({ kind: 'link', text, href });
    else
      blocks.push(line.startsWith('# ') ? { kind: 'heading', text: line.slice(2) } : { kind: 'paragraph', text: line });
  }
  return blocks;
}
