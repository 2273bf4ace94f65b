import fastCheck from 'fast-check';
import { expect, test } from 'vitest';
import { headerCases } from '#machines/header/header.cases.ts';
import * as selectors from '#machines/header/header.select.ts';
import { headerMachine, selectIsHidden, selectIsSolid } from '#machines/header/index.ts';
import { drive } from '../kit/drive.ts';
import { event, journeys } from '../kit/journey.ts';

const to = (y: number) => event('page.scrolled', { y });
const ends = (visibility: string, background: string, scrolledTo: number) => ({
  value: { visibility, background },
  context: { scrolledTo },
});

const usual = { selectIsHidden: false, selectIsSolid: false };

journeys(headerMachine, { ...headerCases, selectors, usual }, [
  { title: '[2.16] at first it stands at the top', events: [], ends: { ...ends('visible', 'clear', 0), can: [] } },
  { title: '[2.16][9.3h] at 104 px the background is clear', events: [to(104)], ends: ends('visible', 'clear', 104) },
  {
    title: '[2.16][9.3h] past 104 px it is solid',
    events: [to(105)],
    ends: { ...ends('visible', 'solid', 105), can: [], shows: { selectIsSolid: true } },
  },
  { title: '[2.16] and clear again at 104 px', events: [to(105), to(104)], ends: ends('visible', 'clear', 104) },
  {
    title: '[2.16][9.3h] scrolling down to 300 px keeps the header',
    events: [to(300)],
    ends: ends('visible', 'solid', 300),
  },
  {
    title: '[2.16][9.3h] scrolling down past 300 px hides it',
    events: [to(301)],
    ends: { ...ends('hidden', 'solid', 301), can: [], shows: { selectIsHidden: true, selectIsSolid: true } },
  },
  {
    title: '[2.16] scrolling up by one pixel shows it',
    events: [to(900), to(899)],
    ends: ends('visible', 'solid', 899),
  },
  {
    title: '[2.16] staying where it is changes nothing',
    events: [to(900), to(900)],
    ends: ends('hidden', 'solid', 900),
  },
  {
    title: '[2.16] down again hides it again',
    events: [to(900), to(800), to(801)],
    ends: ends('hidden', 'solid', 801),
  },
  {
    title: '[2.16] shown again it stays while nothing moves',
    events: [to(900), to(899), to(899)],
    ends: ends('visible', 'solid', 899),
  },
  {
    title: '[2.16] hidden it follows how far down the page is',
    events: [to(900), to(1_000), to(950)],
    ends: ends('visible', 'solid', 950),
  },
  {
    title: '[2.16] short of 300 px scrolling down after up keeps it',
    events: [to(250), to(120), to(299)],
    ends: ends('visible', 'solid', 299),
  },
  { title: '[2.16] a jump to the top shows it', events: [to(900), to(0)], ends: ends('visible', 'clear', 0) },
]);

test('[2.16] after any scrolling the header is where the last move left it', async () => {
  await fastCheck.assert(
    fastCheck.asyncProperty(fastCheck.array(fastCheck.nat(1_200), { minLength: 1 }), async (ports) => {
      const { actor, cause, start } = drive(headerMachine, headerCases);
      start();
      let hidden = false;
      let last = 0;
      for (const y of ports) {
        await cause(to(y));
        if (y > last && y > 300) hidden = true;
        if (y < last) hidden = false;
        last = y;
        expect(selectIsHidden(actor.getSnapshot())).toBe(hidden);
        expect(selectIsSolid(actor.getSnapshot())).toBe(y > 104);
      }
      actor.stop();
    }),
  );
});
