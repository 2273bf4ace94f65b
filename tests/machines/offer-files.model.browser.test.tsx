import { expect } from 'vitest';
import { fcl as words } from '#copy/fcl/search.ts';
import { KIT } from '#copy/kit.ts';
import { subject } from '#stories/offer-files/offer-files.subject.tsx';
import { rejected, resolved } from '../kit/journey.ts';
import { walkView } from '../kit/view-model.tsx';
import { offerFilesModel } from './offer-files.model.ts';

walkView('prices to take along', offerFilesModel, subject, ({ driver, press, happens, sees }) => {
  const choose = async (entry: string) => {
    await press(words.take);
    await press(entry, 'menuitem');
  };
  return {
    gestures: {
      'ask for a table': () => choose(words.xlsx),
      'ask for the other table': () => choose(words.csv),
      'print it': async () => {
        await choose(words.print);
        await expect.poll(() => driver.deeds.did.print).toHaveLength(1);
      },
      'try again': () => press(KIT.retry),
      'it is written': () => happens(resolved('writeSheet', { rows: 41 })),
      'it fails': () => happens(rejected('writeSheet')),
    },
    checks: {
      'nothing taken': sees({ status: '' }),
      'being written': sees({ status: words.taking }),
      'shown how many': sees({ status: words.taken(41) }),
      'shown that it failed': sees({ status: `${words.notTaken}\n${KIT.retry}` }),
    },
  };
});
