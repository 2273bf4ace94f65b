import { fcl } from '#copy/fcl/search.ts';
import { KIT } from '#copy/kit.ts';
import { search as words } from '#copy/search/form.ts';
import { emptyAnswer, offer, oneOffer } from '#machines/search/search.cases.ts';
import { subject } from '#stories/search/search.subject.tsx';
import { event, rejected, resolved } from '../kit/journey.ts';
import { walkView } from '../kit/view-model.tsx';
import { searchModel } from './search.model.ts';

const WEIGHT = `${words.weight} (${words.kilograms})`;

walkView('[3.5] search', searchModel, subject, ({ press, offers, type, keys, leave, happens, sees }) => {
  const link = event('address.changed', { query: 'orgPortCode=CNSHA&dstPortCode=NLRTM' });
  const found = resolved('search', oneOffer);
  const none = resolved('search', emptyAnswer);
  const silent = rejected('search', new Error('没有回应'));
  let kilograms = 1_000;
  const change = async (edit: () => Promise<unknown>, answer: typeof found) => {
    await press(words.change);
    await edit();
    await press(words.submit);
    await happens(answer);
  };
  const weigh = () => {
    kilograms += 1;
    return type(WEIGHT, String(kilograms));
  };
  const choose = async (label: string, text: string) => {
    await type(label, text);
    await keys('{ArrowDown}{Enter}');
  };
  const retry = async () => {
    await press(offers(KIT.retry) ? KIT.retry : fcl.refresh);
    await happens(found);
  };
  const ports = { [words.origin]: null, [words.destination]: null };
  const row = fcl.detailOf(offer.carrier.nameCn, offer.voyage);
  return {
    gestures: {
      'open a link with both ports': () => happens(link, found),
      'open a link to a lane without prices': () => happens(link, none),
      'open a link, server silent': () => happens(link, silent),
      'type a port without choosing': async () => {
        await type(words.origin, '上海');
        await leave();
        await happens({ after: 300 });
      },
      'choose both ports': async () => {
        await choose(words.origin, '上海');
        await choose(words.destination, '鹿特丹');
        await press(words.submit);
        await happens(found);
      },
      'change the weight': () => change(weigh, found),
      'change the weight, server silent': () => change(weigh, silent),
      'ask for general cargo, none': () => change(() => press(words.general, 'radio'), none),
      'try again': retry,
    },
    checks: {
      'nothing asked': sees({ errors: ports, hides: { button: [words.change] } }),
      'port to choose': sees({ errors: { ...ports, [words.origin]: words.errors.NOT_CHOSEN } }),
      prices: sees({
        says: [offer.carrier.nameCn, '850.00'],
        lacks: [fcl.outdatedTitle],
        shows: { button: [fcl.refresh] },
      }),
      'old prices': sees({ says: [fcl.outdatedTitle, offer.carrier.nameCn], shows: { button: [KIT.retry] } }),
      'no prices': sees({ says: [fcl.emptyTitle], lacks: [row, offer.voyage] }),
      failed: sees({ says: [fcl.retryTitle, fcl.failed], shows: { button: [KIT.retry] } }),
    },
  };
});
