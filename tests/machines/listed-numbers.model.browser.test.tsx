import { dangerousLookup } from '#copy/dangerous-goods/lookup.ts';
import { KIT } from '#copy/kit.ts';
import { methanolEntry } from '#machines/kit/methanol-entry.ts';
import { lookUpFailed } from '#machines/listed-numbers/listed-numbers.cases.ts';
import { subject } from '#stories/listed-numbers/listed-numbers.subject.tsx';
import { event, rejected, resolved } from '../kit/journey.ts';
import { walkView } from '../kit/view-model.tsx';
import { listedNumbersModel } from './listed-numbers.model.ts';

const words = dangerousLookup.listed;

walkView('[3.14] the number of the goods', listedNumbersModel, subject, ({ press, happens, sees }) => {
  const typed = event('numbers.asked', { unNos: ['1230'] });
  const found = resolved('read', [methanolEntry]);
  const away = rejected('read', lookUpFailed);
  const quiet = sees({ status: '' });
  const notRead = sees({ status: `${words.failed('1230', lookUpFailed.failure.message)}\n${KIT.retry}` });
  return {
    gestures: {
      'type a number': () => happens(typed, found),
      'type a number that no list has': () => happens(typed, resolved('read', [])),
      'type a number, the server is slow': () => happens(typed),
      'type a number, the server is away': () => happens(typed, away),
      'the answer comes': () => happens(found),
      'take the number away': () => happens(event('numbers.asked', { unNos: [] })),
      'try again': async () => {
        await press(KIT.retry);
        await happens(found);
      },
      'try again, the server is away still': async () => {
        await press(KIT.retry);
        await happens(away);
      },
    },
    checks: {
      'no number': quiet,
      'nothing is shown': quiet,
      'no message is shown any more': quiet,
      'no more is shown': quiet,
      'shown it is being read': sees({ status: words.reading('1230') }),
      'shown it is not listed': sees({ status: words.unlisted('1230') }),
      'shown it was not read': notRead,
      'shown again it was not read': notRead,
    },
  };
});
