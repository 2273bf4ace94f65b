import type { FieldError, FieldKind } from '#domain/form/field.ts';
import { fieldLabel } from '#src/ui/copy/booking/field-words.ts';
import { frame } from '#src/ui/copy/booking/frame-words.ts';
import { lateCode } from '#src/ui/late-code.ts';
import { pageLoaded } from '#src/ui/page-loaded.ts';
import { somebodyThere } from '#src/ui/somebody-there.ts';

type Said = Pick<FieldError, 'code' | 'path' | 'values'>;

const plainText = ({ path, values }: Said): string => values.message ?? frame.wrong(fieldLabel(path));

const { load, useCode } = lateCode(() => import('#src/ui/copy/booking/errors.ts'));

/** Nobody is told of an error before they are at the form. */
void pageLoaded().then(somebodyThere).then(load);

/** What errors say. Their words come once somebody is there; one that is told before they have come names its field. */
export function useErrorText(isTold: boolean): (error: Said, kind?: FieldKind) => string {
  const words = useCode();
  if (isTold) void load();
  return words?.errorText ?? plainText;
}
