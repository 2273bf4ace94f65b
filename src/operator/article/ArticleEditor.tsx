import { useSelector } from '@xstate/react';
import type { FormEvent } from 'react';
import { operatorContent as words } from '#copy/operator/content.ts';
import { type ArticleKind, kindOf } from '#domain/content/kinds.ts';
import {
  type OperatorArticleRef,
  selectCanWrite,
  selectIsDirty,
  selectIsPreviewing,
  selectIsSaving,
  selectOpen,
  selectPreview,
} from '#machines/operator-article/index.ts';
import { classes } from '#src/ui/classes.ts';
import { Button, ButtonLink } from '#src/ui/parts/Button.tsx';
import { DateTime } from '#src/ui/parts/list/DateTime.tsx';
import { HOUSE_ZONE } from '#src/ui/text/time-text.ts';
import type { HoldFile } from '../rates-import/RateFile.tsx';
import { ArticleField } from './ArticleField.tsx';
import { Blocks } from './Blocks.tsx';

interface ArticleEditorProps {
  actor: OperatorArticleRef;
  hold: HoldFile;
}

/** Form of an article. */
export function ArticleEditor({ actor, hold }: ArticleEditorProps) {
  const open = useSelector(actor, selectOpen);
  const isDirty = useSelector(actor, selectIsDirty);
  const canWrite = useSelector(actor, selectCanWrite);
  const isSaving = useSelector(actor, selectIsSaving);
  const isPreviewing = useSelector(actor, selectIsPreviewing);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    actor.send({ type: 'article.save' });
  };
  if (open === null) return null;
  return (
    <form
      noValidate
      method="post"
      aria-labelledby="write"
      onSubmit={submit}
      className="grid min-w-0 gap-1.5 rounded border border-line bg-surface p-2 md:p-3"
    >
      <h3 id="write" className="font-strong text-16">
        {words.write}
      </h3>
      <Fields actor={actor} kind={open.kind} />
      {kindOf(open.kind).blocks.length === 0 ? null : <Blocks actor={actor} kind={open.kind} hold={hold} />}
      <div className="flex flex-wrap items-center gap-1">
        <Button type="submit" tone="primary" busy={isSaving} disabled={!(canWrite || isSaving)}>
          {words.save}
        </Button>
        <Button
          busy={isPreviewing}
          disabled={!(canWrite || isPreviewing)}
          onClick={() => actor.send({ type: 'preview.open' })}
        >
          {words.preview}
        </Button>
        <span className="text-12 text-ink-3">{isDirty ? words.unsaved : words.saveHelp}</span>
      </div>
      <Preview actor={actor} />
    </form>
  );
}

/** The preview opens in a new window; shows a link when the browser blocks it. */
function Preview({ actor }: { actor: OperatorArticleRef }) {
  const preview = useSelector(actor, selectPreview);
  return (
    <div role="status">
      {preview === null ? null : (
        <p className="flex flex-wrap items-center gap-1 text-ink-2">
          <ButtonLink href={preview.path} target="_blank" rel="noopener" size={32} icon="ext">
            {words.previewPage}
          </ButtonLink>
          <span>
            {words.previewHelp} <DateTime instant={preview.until} zone={HOUSE_ZONE} />
          </span>
        </p>
      )}
    </div>
  );
}

type Labels = Readonly<Record<string, string>>;
const ownLabels: Readonly<Partial<Record<ArticleKind, Labels>>> = words.ownFields;
const labelsOf = (kind: ArticleKind): Labels => ({ ...words.fields, ...ownLabels[kind] });
const helps: Readonly<Record<string, string>> = words.help;

/** Forms with at least this many fields use two columns on wide screens. */
const FIELDS_OF_A_LONG_FORM = 9;

function Fields({ actor, kind }: { actor: OperatorArticleRef; kind: ArticleKind }) {
  const fields = Object.entries(kindOf(kind).fields);
  const isLong = fields.length >= FIELDS_OF_A_LONG_FORM;
  return (
    <div className={classes('grid min-w-0 items-start gap-1.5', isLong && 'md:grid-cols-2')}>
      {fields.map(([name, field]) => (
        <div
          key={name}
          className={field.of !== undefined || field.kind === 'longText' ? 'col-span-full min-w-0' : 'min-w-0'}
        >
          <ArticleField
            actor={actor}
            path={`fields.${name}`}
            field={field}
            label={labelsOf(kind)[name] ?? name}
            help={helps[name]}
            choices={words.choices}
          />
        </div>
      ))}
    </div>
  );
}
