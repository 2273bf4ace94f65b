import { expect } from 'vitest';
import { booking } from '#copy/booking/frame.ts';
import { KIT } from '#copy/kit.ts';
import { quote, refused } from '#machines/pricing/pricing.cases.ts';
import { subject } from '#stories/pricing/pricing.subject.tsx';
import { event, rejected, resolved } from '../kit/journey.ts';
import { walkView } from '../kit/view-model.tsx';
import { pricingModel } from './pricing.model.ts';

const words = booking.price;

walkView('[4.31] the price beside a form', pricingModel, subject, ({ driver, press, happens, sees }) => {
  const change = (boxes: number | null) => event('pricing.asked', { part: boxes === null ? null : { boxes } });
  const rest = { after: 400 };
  const priced = resolved('quote', quote);
  const away = rejected('quote', new Error('没有回应'));
  const asked = () => (driver.deeds.asked.quote ?? []).map((input) => (input as { form: object }).form);
  const quiet = sees({ status: '' });
  const failed = sees({ status: `${words.failed}：没有回应\n${KIT.retry}` });
  let requestsBefore = 0;
  return {
    gestures: {
      'begin with enough': () => happens(change(1), priced),
      'begin with too little': () => happens(change(null)),
      'fill in enough': () => happens(change(1), rest, priced),
      'fill in enough, the server is away': () => happens(change(1), rest, away),
      'fill in more than there is': () => happens(change(1), rest, rejected('quote', refused)),
      'change and change again in a moment': async () => {
        await happens(change(1), { after: 399 }, change(2), { after: 399 });
        expect(asked()).toEqual([]);
        await happens(change(3), rest);
        await sees({ status: words.busy })();
        await happens(priced);
      },
      'try again': async () => {
        await press(KIT.retry);
        await sees({ status: words.busy })();
        await happens(priced);
      },
      'fill in other boxes': () => happens(change(2), rest, priced),
      'fill in the same': () => {
        requestsBefore = asked().length;
        return happens(change(1), rest);
      },
      'fill in other boxes, the server is away': () => happens(change(2), rest, away),
      'begin to change': () => happens(change(2)),
      'stop changing': () => happens(rest, priced),
      'empty what is priced': () => happens(change(null)),
    },
    checks: {
      opened: quiet,
      'no price': quiet,
      'shown it failed': failed,
      'shown what to change': sees({ status: `${words.failed}：${refused.message}` }),
      priced: quiet,
      'priced again': quiet,
      'priced once': async () => {
        await quiet();
        expect(asked()).toEqual([{ boxes: 3 }]);
      },
      'priced still': async () => {
        await quiet();
        expect(asked()).toHaveLength(requestsBefore);
      },
      'shown it failed, the old price stands': failed,
      'the old price stands meanwhile': sees({ status: words.busy }),
      'no price again': quiet,
    },
  };
});
