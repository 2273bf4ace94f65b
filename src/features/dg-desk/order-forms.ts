import { deskForm } from '#contract/services/dg-desk.ts';
import { choiceName } from '#copy/booking/choices.ts';
import { workNames } from '#copy/booking/names.ts';
import { dgdesk as words } from '#copy/dg-desk/works.ts';
import { readUnNumber } from '#domain/dangerous-goods/numbers.ts';
import type { DeskFacts } from '#domain/dg-desk/context.ts';
import type { DeskForm } from '#domain/dg-desk/form.ts';
import { copyOfDeskOrder, formOfDeskEnquiry, newDeskForm, withRequestedWorks } from '#domain/dg-desk/initial-form.ts';
import { readDeskOrderLink } from '#domain/dg-desk/order-link.ts';
import type { DeskQuotePart } from '#domain/dg-desk/quote.ts';
import { deskService } from '#domain/dg-desk/service.ts';
import { needsGoods, worksOf } from '#domain/dg-desk/works.ts';
import { deskWorks } from '#domain/reference/desk-works.ts';
import type { DraftSummary } from '#machines/booking/index.ts';
import { orderMembers } from '#src/features/booking/booking.ts';
import { readCarrierChoices } from '#src/features/booking/carrier-choices.ts';
import { readLists } from '#src/features/booking/lists.ts';
import { readerOfForm } from '#src/features/booking/ports.ts';
import type { FormLink, FormSources, ServiceForms } from '#src/features/booking/service-forms.ts';
import { takeAs } from '#src/features/booking/take.ts';

/** The shipping lines, the ports and the ways to pay: the form is chosen from them. */
export async function readDeskFacts({ api, constants, now }: FormSources): Promise<DeskFacts> {
  const [{ carriers, ports, carrierNames, portNames, places }, { payTypes, choiceNames }] = await Promise.all([
    readCarrierChoices(api),
    readLists(constants, []),
  ]);
  return {
    ...{ now, carriers, ports, payTypes },
    choiceNames: {
      ...choiceNames,
      'carriage.carrierCode': carrierNames,
      ...{ 'carriage.orgPortCode': portNames, 'carriage.dstPortCode': portNames },
    },
    locations: { 'carriage.orgPortCode': places.origins, 'carriage.dstPortCode': places.destinations },
  };
}

export const readDeskForm: (value: unknown) => DeskForm | null = readerOfForm(deskForm);

/** Parses the works and goods of a link; null when it names neither, so that the draft continues. */
function linkOf(query: string, sources: FormSources): FormLink<DeskForm, DeskFacts> | null {
  const link = readDeskOrderLink(query);
  if (link === null) return null;
  const works = deskWorks.filter((work) => link.works.includes(work));
  const { unNo } = link;
  if (works.length === 0 && unNo === '') return null;
  const isOf = ({ goods }: DeskForm) => unNo === '' || readUnNumber(goods.unNo) === unNo;
  return {
    begin: async () => ({ form: newDeskForm({ ...link, works }), facts: await readDeskFacts(sources) }),
    isOffered: () => true,
    isOfPrice: (form) => form.enquiryNo === '' && works.every((work) => form.works[work]),
    isOfGoods: isOf,
    isOpenTo: (form) => form.goods.unNo === '' || isOf(form),
    move: (kept, fresh) => withRequestedWorks(kept, fresh, works),
  };
}

const worksText = (form: DeskForm): string =>
  worksOf(form)
    .map((work) => workNames[work])
    .join('、') || words.nothing;

const goodsText = (form: DeskForm): string => {
  const { unNo, cargoNameCn } = form.goods;
  return needsGoods(form) ? [unNo === '' ? '' : `UN ${unNo}`, cargoNameCn].filter(Boolean).join(' ') : '';
};

/** Describes a draft in full, because the user chooses between two drafts by it. */
const summaryOf = (form: DeskForm): DraftSummary => ({
  lane: worksText(form),
  boxes: choiceName('urgency', form.urgency),
  goods: goodsText(form),
});

const deskForms: ServiceForms<DeskForm, DeskFacts, DeskQuotePart> = {
  code: 'dgdesk',
  service: deskService,
  read: readDeskForm,
  factsOf: (_, sources) => readDeskFacts(sources),
  link: linkOf,
  copyOf: copyOfDeskOrder,
  take: takeAs(readDeskFacts, formOfDeskEnquiry),
  titleOf: (form) => [worksText(form), goodsText(form)].filter(Boolean).join(' ').slice(0, 100),
  summaries: async () => summaryOf,
};

export const deskOrder = orderMembers(deskForms);
