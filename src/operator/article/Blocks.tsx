import { useSelector } from '@xstate/react';
import { operatorContent as words } from '#copy/operator/content.ts';
import { blockFields } from '#domain/content/article-form.ts';
import type { BlockKind } from '#domain/content/block.ts';
import { articleFilePath } from '#domain/content/file-path.ts';
import { type ArticleKind, kindOf } from '#domain/content/kinds.ts';
import {
  type OperatorArticleRef,
  selectCanWrite,
  selectErrors,
  selectFile,
  selectForm,
  selectTakesFiles,
} from '#machines/operator-article/index.ts';
import { OneFileField } from '#src/features/files/views/OneFileField.tsx';
import { Button } from '#src/ui/parts/Button.tsx';
import type { HoldFile } from '../rates-import/RateFile.tsx';
import { ArticleField } from './ArticleField.tsx';

interface BlocksProps {
  actor: OperatorArticleRef;
  kind: ArticleKind;
  hold: HoldFile;
}

/** Edits an article block by block: change, move, remove. */
export function Blocks({ actor, kind, hold }: BlocksProps) {
  const blocks = useSelector(actor, (snapshot) => selectForm(snapshot).blocks);
  const canWrite = useSelector(actor, selectCanWrite);
  const isMissing = useSelector(actor, (snapshot) => selectErrors(snapshot).some(({ path }) => path === 'blocks'));
  const takesFiles = useSelector(actor, selectTakesFiles);
  const numbered = blocks.map((block, index) => ({ block, index, key: `${index} ${block.kind}` }));
  return (
    <section aria-labelledby="blocks" className="grid min-w-0 gap-1.5">
      <h4 key={blocks.length} id="blocks" tabIndex={-1} ref={takeLostFocus} className="font-strong">
        {titles[kind] ?? words.blocks}
      </h4>
      {isMissing ? (
        <p role="alert" className="text-danger">
          {nothings[kind] ?? words.noBlocks}
        </p>
      ) : null}
      <ol className="grid min-w-0 gap-1">
        {numbered.map(({ block, index, key }) => (
          <BlockItem key={key} actor={actor} kind={block.kind} index={index} count={blocks.length} />
        ))}
      </ol>
      <div className="flex flex-wrap gap-1">
        {kindOf(kind)
          .blocks.filter((one) => one !== 'picture' && one !== 'file')
          .map((one) => (
            <Button
              key={one}
              size={32}
              icon="plus"
              disabled={!canWrite}
              onClick={() => actor.send({ type: 'block.added', kind: one })}
            >
              {words.add(words.blockKinds[one])}
            </Button>
          ))}
      </div>
      {takesFiles ? <Files actor={actor} hold={hold} isOfPictures={!kindOf(kind).blocks.includes('file')} /> : null}
    </section>
  );
}

/** The focused block was removed. */
const takeLostFocus = (element: HTMLElement | null) => {
  if (document.activeElement === document.body) element?.focus();
};

const titles: Readonly<Partial<Record<ArticleKind, string>>> = words.blocksOf;
const nothings: Readonly<Partial<Record<ArticleKind, string>>> = words.noBlocksOf;
const texts: Readonly<Partial<Record<BlockKind, string>>> = words.blockText;
const helps: Readonly<Record<string, string>> = words.help;
/** Block fields with help text. */
const helpedFields = ['href', 'price', 'specifications'];
const lineNames: Readonly<Partial<Record<BlockKind, string>>> = words.blockLines;

interface BlockItemProps {
  actor: OperatorArticleRef;
  kind: BlockKind;
  index: number;
  count: number;
}

function BlockItem({ actor, kind, index, count }: BlockItemProps) {
  const canWrite = useSelector(actor, selectCanWrite);
  const fileId = useSelector(actor, (snapshot) => selectForm(snapshot).blocks[index]?.fileId ?? '');
  const name = words.block(index + 1, words.blockKinds[kind]);
  const labels: Readonly<Record<string, string>> = {
    ...words.fields,
    ...(texts[kind] === undefined ? {} : { text: texts[kind] }),
    ...(lineNames[kind] === undefined ? {} : { lines: lineNames[kind] }),
  };
  return (
    <li className="min-w-0">
      <fieldset aria-label={name} className="grid min-w-0 gap-1 border-line border-l-2 pl-1.5">
        <div className="flex flex-wrap items-center justify-between gap-1">
          <span className="text-12 text-ink-3">{name}</span>
          <span className="flex gap-0.5">
            <Button
              size={32}
              tone="quiet"
              icon="up"
              iconOnly
              disabled={!canWrite || index === 0}
              onClick={() => actor.send({ type: 'block.moved', index, by: -1 })}
            >
              {words.up(name)}
            </Button>
            <Button
              size={32}
              tone="quiet"
              icon="down"
              iconOnly
              disabled={!canWrite || index === count - 1}
              onClick={() => actor.send({ type: 'block.moved', index, by: 1 })}
            >
              {words.down(name)}
            </Button>
            <Button
              size={32}
              tone="quiet"
              icon="trash"
              iconOnly
              disabled={!canWrite}
              onClick={() => actor.send({ type: 'block.removed', index })}
            >
              {words.remove(name)}
            </Button>
          </span>
        </div>
        {kind === 'picture' ? (
          <img
            src={articleFilePath(fileId)}
            alt=""
            className="max-h-20 max-w-full justify-self-start rounded border border-line"
          />
        ) : null}
        {Object.entries(blockFields[kind]).map(([field, data]) => (
          <ArticleField
            key={field}
            actor={actor}
            path={`blocks.${index}.${field}`}
            field={data}
            label={labels[field] ?? field}
            help={helpedFields.includes(field) ? helps[field] : undefined}
          />
        ))}
      </fieldset>
    </li>
  );
}

/** Uploads append a picture or attachment to the article; it can be moved afterwards. */
function Files({ actor, hold, isOfPictures }: { actor: OperatorArticleRef; hold: HoldFile; isOfPictures: boolean }) {
  const canWrite = useSelector(actor, selectCanWrite);
  const file = useSelector(actor, selectFile);
  return (
    <div aria-live="polite" className="grid gap-1">
      <OneFileField
        label={isOfPictures ? words.pictures : words.file}
        error={null}
        oneFile={words.oneFile}
        rules={isOfPictures ? words.pictureRules : words.fileRules}
        accept={isOfPictures ? words.pictureAccept : words.fileAccept}
        full={!canWrite}
        onFile={(chosen) => actor.send({ type: 'file.chosen', file: hold(chosen) })}
      />
      {file === null ? null : (
        <p className="flex flex-wrap items-center gap-1 text-ink-2">
          {words.uploading(file.name)}
          <Button size={32} onClick={() => actor.send({ type: 'file.cancel' })}>
            {words.cancel}
          </Button>
        </p>
      )}
    </div>
  );
}
