import * as v from 'valibot';
import { ENQUIRY_CARRIERS } from '#domain/enquiry/services.ts';
import type { FormValues } from '#domain/form/flat.ts';
import { dgClasses } from '#domain/reference/dangerous-classes.ts';
import { decodeTerms, defaultTerms, encodeTerms } from '#machines/search/index.ts';
import { type EnquirySlot, readEnquiryText, writeEnquiryText } from './enquiry-texts.ts';

const text = v.pipe(v.string(), v.maxLength(2_000));
const box = v.object({ ctnType: v.string(), quantity: v.number() });
const file = v.object({ fileId: v.string(), name: v.string(), size: v.number() });
const draft = v.record(v.string(), v.union([text, v.array(text), v.array(box), v.array(file)]));

/** What was typed in this tab; empty where nothing was, or where it cannot be read. */
export function readDraft(slot: EnquirySlot): FormValues {
  try {
    const parsed = v.safeParse(draft, JSON.parse(readEnquiryText(slot) ?? '{}'));
    return parsed.success ? parsed.output : {};
  } catch {
    return {};
  }
}

export const keepDraft = (slot: EnquirySlot, values: FormValues) => writeEnquiryText(slot, JSON.stringify(values));

const CLASSES: readonly string[] = dgClasses.map(({ code }) => code);

/** A class by itself: goods whose number nobody named yet. */
function classOfQuery(query: string): FormValues {
  const dgClass = new URLSearchParams(query).get('dgClass') ?? '';
  return CLASSES.includes(dgClass) ? { isDanger: 'Y', dgClass, unNo: '' } : {};
}

/** What a search in the address says of an enquiry; nothing where there is none. */
export function valuesOfQuery(query: string): FormValues {
  const terms = decodeTerms(query);
  const named = classOfQuery(query);
  if (encodeTerms(terms) === '') return named;
  return {
    ...named,
    orgPort: terms.orgPort,
    orgPortCode: terms.orgPortCode,
    dstPort: terms.dstPort,
    dstPortCode: terms.dstPortCode,
    isDanger: terms.isDanger,
    boxes: terms.boxes,
    unNo: terms.unNo,
    weight: terms.weight,
    volume: terms.volume,
    expectEtdFrom: terms.etdFrom ?? '',
    expectEtdTo: terms.etdTo ?? '',
    carrierPrefer: terms.carriers.filter((code) => ENQUIRY_CARRIERS.includes(code)),
  };
}

/** The part of an enquiry that is a search, for the address: no names, no phone. */
export function queryOfValues(values: FormValues): string {
  const own = (name: string) => (typeof values[name] === 'string' ? values[name] : '');
  const list = <Item>(name: string) => (Array.isArray(values[name]) ? (values[name] as readonly Item[]) : []);
  const asked = decodeTerms(
    encodeTerms({
      ...defaultTerms,
      orgPort: own('orgPort'),
      orgPortCode: own('orgPortCode'),
      dstPort: own('dstPort'),
      dstPortCode: own('dstPortCode'),
      isDanger: own('isDanger') === 'N' ? 'N' : 'Y',
      boxes: list('boxes'),
      unNo: own('unNo'),
      weight: own('weight'),
      volume: own('volume'),
      etdFrom: own('expectEtdFrom') || null,
      etdTo: own('expectEtdTo') || null,
      carriers: list('carrierPrefer'),
    }),
  );
  return encodeTerms(asked);
}
