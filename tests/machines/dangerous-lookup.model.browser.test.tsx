import { dangerousLookup as words } from '#copy/dangerous-goods/lookup.ts';
import { KIT } from '#copy/kit.ts';
import { methanol, methanolSheet } from '#machines/dangerous-lookup/dangerous-lookup.cases.ts';
import { subject } from '#stories/dangerous-lookup/dangerous-lookup.subject.tsx';
import { event, rejected, resolved } from '../kit/journey.ts';
import { walkView } from '../kit/view-model.tsx';
import { dangerousLookupModel } from './dangerous-lookup.model.ts';

const match = `${words.title(methanol.unNo)} ${methanol.nameCn}`;

walkView('[3.14] looking up dangerous goods', dangerousLookupModel, subject, ({ press, type, keys, happens, sees }) => {
  const look = async (text: string) => {
    await type(words.label, text);
    await happens({ after: 300 });
  };
  const offered = { shows: { button: [match, words.who] } };
  const closed = [words.notice, words.sheetFailed, words.missingTitle];
  return {
    gestures: {
      'type a name': () => look('甲醇'),
      'type another name': () => look('甲苯'),
      'clear the box': () => look(''),
      'matches come': () => happens(resolved('findMatches', [methanol])),
      'none match': () => happens(resolved('findMatches', [])),
      'no answer comes': () => happens(rejected('findMatches')),
      'try again': async () => {
        await keys('{Escape}');
        await press(KIT.retry);
      },
      'choose one': async () => {
        await keys('{Escape}');
        await press(match);
      },
      'the sheet comes': () => happens(resolved('readSheet', { outcome: 'found', sheet: methanolSheet })),
      'the sheet does not come': () => happens(rejected('readSheet')),
      'no one knows it': () => happens(resolved('readSheet', { outcome: 'missing' })),
      'read it again': () => press(words.sheetRetry),
      'close it': () => happens(event('sheet.close')),
    },
    checks: {
      'empty box': sees({ says: [words.hint], hides: { button: [match] }, lacks: closed }),
      looking: sees({ says: [words.looking], hides: { button: [match] }, lacks: closed }),
      'looking at once': sees({ says: [words.looking], hides: { button: [match, KIT.retry] } }),
      matches: sees({ ...offered, lacks: closed }),
      'no match': sees({ says: [words.none], hides: { button: [match] } }),
      'a way to try again': sees({ alert: `${words.failed}\n${KIT.retry}` }),
      'sheet on its way': sees({ ...offered, lacks: closed }),
      'open sheet': sees({
        ...offered,
        says: [words.carriers, '中远海运', words.notice],
        links: { [words.prices]: '/shippingFcl?unNo=1230' },
      }),
      'sheet to be read again': sees({ ...offered, says: [words.sheetFailed] }),
      'unknown number': sees({ ...offered, says: [words.missingTitle], links: { [words.ask]: '/dgdesk?un=1230' } }),
    },
  };
});
