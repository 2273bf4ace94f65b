import type { ChosenOption } from '#domain/booking/form-source.ts';
import { type GoodsLine, hasDangerous } from '#domain/booking/goods-line.ts';
import type { PriceQuery } from './offer-of-kind.ts';
import type { FormLink, FormSources, FormWithFacts } from './service-forms.ts';
import { titleOf } from './summaries.ts';
import { type AskedLane, takeLoad } from './take.ts';

interface Lane {
  priceId: string;
  orgPortCode: string;
  dstPortCode: string;
}

/** A price that a form names, and the kind of its goods. */
const priceOfGoods = ({ priceId, orgPortCode, dstPortCode, cargo }: Lane & { cargo: readonly GoodsLine[] }) => ({
  ...{ priceId, orgPortCode, dstPortCode, isDanger: hasDangerous({ cargo }) },
});

/** The price that a link names, and the kind of its goods. */
const priceOfLink = <Link extends { isDanger: 'N' | 'Y' }>(link: Link) => ({
  ...link,
  isDanger: link.isDanger === 'Y',
});

export interface OnList<Form, Facts, Link, Query> {
  newForm(link: Link, facts: Facts): Form;
  isOfGoods(form: Form, link: Link): boolean;
  /** Keeps the typed fields and takes the price of the new form. */
  move(kept: Form, fresh: Form): Form;
  read(value: unknown): Form | null;
  /** Copies the fields of an order that a repeat booking reuses. */
  copyOf(form: Form, orderNo: string): Form;
  queryOf(form: Form): Query;
  queryOfLink(link: Link): Query;
  /** Departure of the form's date; null when it is unknown. */
  departure(facts: Facts): { isBookable: boolean } | null;
  withoutDeparture: Partial<Facts>;
}

/** The same goods on another sailing: what was typed stays, what is booked is the new price. */
export const onOtherSailing = <Form extends Lane & { scheduleId: string; agree: boolean; truth: boolean }>(
  kept: Form,
  { priceId, orgPortCode, dstPortCode }: Form,
): Form => ({
  ...kept,
  ...{ priceId, orgPortCode, dstPortCode, scheduleId: '', agree: false, truth: false },
  ...('enquiryNo' in kept ? { enquiryNo: '', optionId: '' } : {}),
});

/** A price is one of a kind of goods. */
export const BY_GOODS = { queryOf: priceOfGoods, queryOfLink: priceOfLink };

/** Departure fields of the services that book a sailing. */
export const BY_SAILING = {
  departure: ({ sailing }: { sailing: { isBookable: boolean } | null }) => sailing,
  withoutDeparture: { sailing: null },
};

interface ListSources<Form, Facts, Link, Query, Enquired> {
  readLink(query: string): Link | null;
  readFacts(sources: FormSources, asked: Query | PriceQuery): Promise<Facts>;
  /** An answered enquiry as a form. */
  formOfEnquiry(asked: AskedLane & Enquired, option: ChosenOption, facts: NoInfer<Facts>): Form;
}

/** Form functions shared by the services whose prices are listed by lane. */
export const onLane = <
  Form extends Lane & { enquiryNo?: string; cargo: readonly GoodsLine[] },
  Facts extends OnSchedule,
  Link extends Lane,
  Query,
  Enquired,
>(
  {
    read,
    copyOf,
    queryOf,
    queryOfLink,
    departure,
    withoutDeparture,
    newForm,
    isOfGoods,
    move,
  }: OnList<Form, Facts, Link, Query>,
  { readLink, readFacts, formOfEnquiry }: ListSources<Form, Facts, Link, Query, Enquired>,
) => ({
  ...{ read, titleOf, copyOf },
  take: takeLoad(readFacts, formOfEnquiry),
  factsOf: (form: Form, sources: FormSources) => readFacts(sources, queryOf(form)),
  /** The price that the list of a lane hands over; null where it hands over none. */
  link: (query: string, sources: FormSources): FormLink<Form, Facts> | null => {
    const link = readLink(query);
    if (link === null) return null;
    const { priceId, orgPortCode, dstPortCode } = link;
    return {
      begin: async () => {
        const facts = await readFacts(sources, queryOfLink(link));
        return { form: newForm(link, facts), facts };
      },
      isOffered: ({ offer }) => offer !== null,
      isOfPrice: (form) => form.priceId === priceId && (form.enquiryNo ?? '') === '',
      isOfGoods: (form) => isOfGoods(form, link),
      isOpenTo: (form) =>
        form.priceId === '' ||
        (form.orgPortCode === orgPortCode && form.dstPortCode === dstPortCode && isOfGoods(form, link)),
      move,
    };
  },
  at: async (form: Form, sources: FormSources) => {
    const facts = await readFacts(sources, queryOf(form));
    return whileBookable({ form, facts }, departure(facts), withoutDeparture);
  },
});

interface OnSchedule {
  offer: object | null;
}

/** The goods as they were booked; their price while it can still be booked, and none where it cannot. */
const whileBookable = <Form extends { priceId: string }, Facts extends OnSchedule>(
  { form, facts }: FormWithFacts<Form, Facts>,
  departure: { isBookable: boolean } | null,
  none: Partial<Facts>,
): FormWithFacts<Form, Facts> =>
  departure?.isBookable
    ? { form, facts }
    : {
        form: { ...form, priceId: '', ...('scheduleId' in form ? { scheduleId: '' } : {}) },
        facts: { ...facts, ...none, offer: null },
      };

/** Form functions shared by the services whose form orders one listed item; drops the item when it is not found. */
export const ofOne = <Key extends string, Form extends Record<Key, string>, Facts>(
  key: Key,
  readFacts: (sources: FormSources, id: string) => Promise<Facts>,
  find: (facts: Facts) => object | null,
) => ({
  factsOf: (form: Form, sources: FormSources) => readFacts(sources, form[key]),
  at: async (form: Form, sources: FormSources) => {
    const facts = await readFacts(sources, form[key]);
    return { form: find(facts) === null ? { ...form, [key]: '' } : form, facts };
  },
});
