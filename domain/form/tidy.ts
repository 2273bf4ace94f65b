import { readUnNumber } from '../dangerous-goods/numbers.ts';
import { normaliseMobile } from '../identity/phone.ts';
import { readQuantity } from '../quantity.ts';
import { cleanCode, cleanText, toHalfWidth } from '../text.ts';
import type { AnyField, FormDescription } from './field.ts';
import { pathsOf, readAt, replaceAt } from './path.ts';

/** Cleans a typed value: half-width, trimmed, numbers without separators. */
export function tidyValue<Form, Context>(field: AnyField<Form, Context>, value: unknown): unknown {
  if (typeof value !== 'string') return value;
  switch (field.kind) {
    case 'whole':
    case 'quantity': {
      const read = readQuantity(value, { decimals: field.limits?.decimals ?? field.decimals ?? 3 });
      return read.ok ? read.value : cleanText(value);
    }
    case 'code':
    case 'creditCode':
      return cleanCode(value);
    case 'unNumber':
      return readUnNumber(value) ?? cleanCode(value);
    case 'mobile':
    case 'phone':
      return normaliseMobile(value);
    case 'futureDay':
    case 'location':
      return cleanText(value);
    case 'freeText':
      return cleanText(value) === '' ? '' : value.trim();
    case 'longText':
      return value.replace(/\r\n?/g, '\n').trim();
    case 'text':
      return tidyText(value);
    default:
      return value;
  }
}

/** Converts full-width digits and letters, but keeps full-width punctuation of Chinese names. */
function tidyText(value: string): string {
  return value.trim().replace(/[\uff10-\uff19\uff21-\uff3a\uff41-\uff5a]/g, (wide) => toHalfWidth(wide));
}

/** Cleans a whole form before pricing, sending and storing it. */
export function tidy<Form, Context>(description: FormDescription<Form, Context>, form: Form): Form {
  let tidied = form;
  for (const section of description.sections) {
    for (const at of pathsOf(form, section.at)) {
      const part = readAt(tidied, at) as Readonly<Record<string, unknown>>;
      const mended = Object.entries(section.fields).flatMap(([key, field]) => {
        const value = readAt(part, key);
        const tidy = tidyValue(field, value);
        return Object.is(tidy, value) ? [] : [[key, tidy]];
      });
      if (mended.length > 0) tidied = replaceAt(tidied, at, { ...part, ...Object.fromEntries(mended) });
    }
  }
  return tidied;
}
