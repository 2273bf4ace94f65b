import { expect } from 'vitest';
import { page } from 'vitest/browser';
import { shell } from '#copy/shell.ts';
import { subject } from '#stories/header/header.subject.tsx';
import { event } from '../kit/journey.ts';
import { walkView } from '../kit/view-model.tsx';
import { headerModel } from './header.model.ts';

/** Computed style of a design class. */
function paint(className: string) {
  const probe = document.body.appendChild(document.createElement('i'));
  probe.className = className;
  const { backgroundColor } = getComputedStyle(probe);
  probe.remove();
  return backgroundColor;
}

walkView('[2.16] the header', headerModel, subject, ({ happens, sees }) => {
  const scrollTo = (y: number) => happens(event('page.scrolled', { y }));
  const banner = () => page.getByRole('banner').element();
  const looks = (isOnScreen: boolean, ground: string) => async () => {
    await sees({ links: { [shell.homeLink()]: '/' } })();
    await expect.poll(() => banner().getBoundingClientRect().bottom > 0).toBe(isOnScreen);
    await expect.poll(() => getComputedStyle(banner()).backgroundColor).toBe(paint(ground));
  };
  return {
    gestures: {
      'scroll a little': () => scrollTo(200),
      'scroll far down': () => scrollTo(1_500),
      'scroll up a bit': () => scrollTo(1_400),
      'scroll to the top': () => scrollTo(0),
    },
    checks: {
      'clear header': looks(true, 'bg-paper'),
      'solid header': looks(true, 'bg-surface'),
      'no header': looks(false, 'bg-surface'),
    },
  };
});
