import type { FormLink, FormWithFacts } from './service-forms.ts';

interface Lane {
  priceId: string;
  orgPortCode: string;
  dstPortCode: string;
}

interface LaneOf<Form, Facts, Link> {
  factsOf(link: Link): Promise<Facts>;
  newForm(link: Link, facts: Facts): Form;
  isOfGoods(form: Form, link: Link): boolean;
  /** What was typed, at the price of a new form. */
  move(kept: Form, fresh: Form): Form;
}

/** The price that the list of a lane hands over; null where it hands over none. */
export function laneLink<
  Form extends Lane & { enquiryNo?: string },
  Facts extends { offer: object | null },
  Link extends Lane,
>(link: Link | null, { factsOf, newForm, isOfGoods, move }: LaneOf<Form, Facts, Link>): FormLink<Form, Facts> | null {
  if (link === null) return null;
  const { priceId, orgPortCode, dstPortCode } = link;
  return {
    begin: async () => {
      const facts = await factsOf(link);
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
}

interface OnSchedule {
  offer: object | null;
}

/** The goods as they were booked; their price while it can still be booked, and none where it cannot. */
export const whileBookable = <Form extends { priceId: string }, Facts extends OnSchedule>(
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
