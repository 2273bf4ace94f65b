import { page, userEvent } from 'vitest/browser';
import { homeMarket } from '#copy/home/page.ts';
import { KIT } from '#copy/kit.ts';
import { slides } from '#machines/carousel/carousel.cases.ts';
import { subject } from '#stories/carousel/carousel.subject.tsx';
import { rejected, resolved } from '../kit/journey.ts';
import { walkView } from '../kit/view-model.tsx';
import { carouselModel } from './carousel.model.ts';

const words = homeMarket.carousel;
const [first, second] = slides.map(({ title }) => title) as [string, string];

walkView('[3.14] announcements', carouselModel, subject, ({ press, leave, happens, sees }) => {
  const turn = async (button: string) => {
    await press(button);
    await leave();
  };
  const region = () => page.getByRole('region', { name: words.name });
  const shows = (title: string, other: string) =>
    sees({ says: [title], lacks: [other], shows: { button: [words.previous, words.next, words.pause] } });
  return {
    gestures: {
      'they come': () => happens(resolved('readSlides', slides)),
      'they do not come': () => happens(rejected('readSlides')),
      'ask again': () => turn(KIT.retry),
      'five seconds pass': async () => {
        await happens({ after: 4_999 });
        await shows(first, second)();
        await happens({ after: 1 });
      },
      'a good minute passes': () => happens({ after: 65_000 }),
      'the pointer comes': () => userEvent.hover(region()),
      'the pointer goes': leave,
      'the focus comes': () => userEvent.tab(),
      'the focus goes': leave,
      'press next': () => turn(words.next),
      'press previous': () => turn(words.previous),
    },
    checks: {
      'room for them': async () => {
        await leave();
        await sees({ hides: { button: [words.next, KIT.retry] }, lacks: [words.still.title] })();
      },
      'still slide': sees({ says: [words.still.title, words.failed], shows: { button: [KIT.retry] } }),
      'first slide': shows(first, second),
      'second slide': shows(second, first),
      'first slide held': sees({ says: [first], lacks: [second] }),
      'first slide focused': sees({ says: [first], lacks: [second] }),
    },
  };
});
