import { ownPost as words } from '#src/ui/copy/own-post.ts';
import { Field } from '#src/ui/parts/common/Field.tsx';

/** The address that suppliers read, selected as soon as it has the focus. */
export const PostLink = ({ url }: { url: string }) => (
  <Field label={words.link}>
    {(control) => (
      <input
        {...control}
        type="text"
        readOnly
        value={url}
        onFocus={({ currentTarget }) => currentTarget.select()}
        className="h-5 w-full rounded border border-line-field bg-sunken px-1.5 text-14"
      />
    )}
  </Field>
);
