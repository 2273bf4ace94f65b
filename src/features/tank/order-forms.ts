import { tank as words } from '#copy/tank/search.ts';
import type { ChosenOption } from '#domain/booking/form-source.ts';
import type { TankFacts } from '#domain/tank/facts.ts';
import type { TankForm } from '#domain/tank/form.ts';
import { copyOfTankOrder, formOfTankEnquiry, type TankEnquiry } from '#domain/tank/initial-form.ts';
import { readTankOrderLink } from '#domain/tank/order-link.ts';
import type { TankQuotePart } from '#domain/tank/quote.ts';
import { tankService } from '#domain/tank/service.ts';
import { isCarried, isOwnTank } from '#domain/tank/tank.ts';
import type { DraftSummary } from '#machines/booking/index.ts';
import type { Api } from '#src/api/index.ts';
import { orderPage } from '#src/features/booking/booking.ts';
import { departuresOf, laneQueryOf } from '#src/features/booking/others.ts';
import type { FormLink, FormSources, FormWithFacts, ServiceForms } from '#src/features/booking/service-forms.ts';
import { summariesWith, titleOf } from '#src/features/booking/summaries.ts';
import { readTankFacts } from './facts.ts';
import { atOtherPrice, isOfLink, isOfPrice, newTankForm, priceOf, priceOfLink, readTankForm } from './form.ts';

/** The price or the yard that the page hands over. */
function linkOf(query: string, sources: FormSources): FormLink<TankForm, TankFacts> | null {
  const link = readTankOrderLink(query);
  if (link === null) return null;
  return {
    begin: async () => {
      const facts = await readTankFacts(sources, priceOfLink(link));
      return { form: newTankForm(link, query, facts), facts };
    },
    isOffered: ({ offer, depots }) =>
      link.service === 'TRANSPORT' ? offer !== null : depots.some(({ id }) => id === link.depotId),
    isOfPrice: (form) => isOfPrice(form, link),
    isOfGoods: (form) => isOfLink(form, link, query),
    isOpenTo: (form) => isOfLink(form, link, query),
    move: atOtherPrice,
  };
}

/** The tanks as they were booked; the price of a lane while it can still be booked, and none where it cannot. */
async function copyAt(form: TankForm, sources: FormSources): Promise<FormWithFacts<TankForm, TankFacts>> {
  const facts = await readTankFacts(sources, priceOf(form));
  if (!isCarried(form) || facts.sailing?.isBookable) return { form, facts };
  return { form: { ...form, priceId: '', scheduleId: '' }, facts: { ...facts, offer: null, sailing: null } };
}

/** Starts an order from a tank enquiry; an enquiry about a lane has a price, one about a yard has none. */
async function takeTanks(
  form: object,
  option: ChosenOption,
  sources: FormSources,
): Promise<FormWithFacts<TankForm, TankFacts>> {
  // The contract says no more of an enquiry's form than that it has fields; one about tanks has these.
  const asked = form as TankEnquiry;
  const { orgPortCode = '', dstPortCode = '' } = asked;
  const priceId = asked.tankService === 'TRANSPORT' ? option.priceId : '';
  const facts = await readTankFacts(sources, { priceId, orgPortCode, dstPortCode, isDanger: asked.isDanger === 'Y' });
  return { form: formOfTankEnquiry(asked, option, facts), facts };
}

const tanksText = ({ tanks, tankType }: TankForm) => words.order.summary(tanks, tankType);

/** A tank at a yard goes nowhere: its service and its yard stand for the lane. */
async function summaries(api: Api): Promise<(form: TankForm) => DraftSummary> {
  const [ofLane, yards] = await Promise.all([
    summariesWith<TankForm>(api, tanksText),
    api.tankYards({}).catch(() => null),
  ]);
  return (form) => {
    if (isCarried(form)) return ofLane(form);
    const yard = yards?.depots.find(({ id }) => id === form.depotId)?.name ?? form.depotId;
    return { ...ofLane(form), lane: words.order.atYard(form.serviceType, yard) };
  };
}

const tankForms: ServiceForms<TankForm, TankFacts, TankQuotePart> = {
  code: 'tank',
  service: tankService,
  read: readTankForm,
  factsOf: (form, sources) => readTankFacts(sources, priceOf(form)),
  link: linkOf,
  // A tank at a yard leaves for nowhere.
  others: async (form, api) => {
    if (!isCarried(form)) return null;
    const listed = await api.tankPrices(laneQueryOf(form));
    const items = listed.items.filter(({ tankType }) => isOwnTank(form) || tankType === form.tankType);
    return departuresOf({ ...listed, items });
  },
  copyOf: copyOfTankOrder,
  take: takeTanks,
  at: copyAt,
  titleOf,
  summaries,
};

export const tankOrder = orderPage(tankForms);
