import { expect } from 'vitest';
import { fclTools } from '#copy/fcl/tools.ts';
import { KIT } from '#copy/kit.ts';
import { shared } from '#machines/sharing/sharing.cases.ts';
import { subject } from '#stories/sharing/sharing.subject.tsx';
import { event, rejected, resolved } from '../kit/journey.ts';
import { walkView } from '../kit/view-model.tsx';
import { sharingModel } from './sharing.model.ts';

const words = fclTools.share;
const url = 'https://www.example.com/shippingFcl?share=aaaa';

walkView('a link to share', sharingModel, subject, ({ driver, press, happens, sees }) => {
  const made = { values: { [words.link]: url }, shows: { button: [words.copy], img: [words.code] } };
  const onItsWay = (days: number) => async () => {
    await sees({ says: [words.help], status: words.making, hides: { button: [words.copy] } })();
    expect(driver.deeds.asked.make?.at(-1)).toEqual({ shared, days });
  };
  const copy = async (answer: ReturnType<typeof event>) => {
    await press(words.copy);
    await sees({ off: [words.copy] })();
    await happens(answer);
  };
  return {
    gestures: {
      'open it': () => happens(event('share.open', { shared })),
      'close it': () => happens(event('share.close')),
      'it comes': () => happens(resolved('make', { url, expiresAt: Date.UTC(2026, 0, 22, 2) })),
      'it does not come': () => happens(rejected('make')),
      'try again': () => press(KIT.retry),
      'copy it': () => copy(resolved('copy')),
      'copy it, the browser refuses': () => copy(rejected('copy')),
      'choose a month': () => press(words.day(30), 'radio'),
    },
    checks: {
      closed: sees({ lacks: [words.help] }),
      'a link on its way': onItsWay(7),
      'a way to try again': sees({ alert: `${words.failed}\n${KIT.retry}` }),
      'a link': sees({ ...made, status: '', says: [words.until('2026-01-22')] }),
      copied: sees({ ...made, status: words.copied }),
      'asked to copy by hand': sees({ ...made, status: words.uncopied }),
      'a month on its way': onItsWay(30),
    },
  };
});
