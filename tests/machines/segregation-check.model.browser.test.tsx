import { segregationCheck as words } from '#copy/dg-desk/tools.ts';
import { KIT } from '#copy/kit.ts';
import { blocked } from '#machines/segregation-check/segregation-check.cases.ts';
import { subject } from '#stories/segregation-check/segregation-check.subject.tsx';
import { rejected, resolved } from '../kit/journey.ts';
import { walkView } from '../kit/view-model.tsx';
import { segregationCheckModel } from './segregation-check.model.ts';

const VERDICT = words.worst.BLOCK;

walkView('[3.14] may they share a container', segregationCheckModel, subject, ({ press, type, happens, sees }) => {
  const write = async (text: string) => {
    await type(words.goods(2), text);
    await happens({ after: 300 });
  };
  const lines = (count: number) => ({
    shows: { textbox: Array.from({ length: count }, (_, at) => words.goods(at + 1)) },
    hides: { textbox: [words.goods(count + 1)] },
  });
  return {
    gestures: {
      'the verdict comes': () => happens(resolved('check', blocked)),
      'no answer comes': () => happens(rejected('check')),
      'try again': () => press(KIT.retry),
      'spoil a number': () => write('19'),
      'mend the number': () => write('1942'),
      'add a line': () => press(words.add),
      'take a line away': () => press(words.remove(3)),
    },
    checks: {
      'being checked': sees({ ...lines(2), status: words.busy, lacks: [VERDICT], alert: '' }),
      verdict: sees({ ...lines(2), status: '', says: [VERDICT, '硝酸铵', '请分箱(分库)装运'] }),
      'being checked again': sees({ ...lines(3), status: words.busy, says: [VERDICT] }),
      'verdict of three lines': sees({ ...lines(3), status: '', says: [VERDICT] }),
      'being checked again with two': sees({ ...lines(2), status: words.busy, says: [VERDICT] }),
      'asked to fill in': sees({ ...lines(2), status: words.incomplete, says: [words.wrong], lacks: [VERDICT] }),
      'a way to try again': sees({ alert: `${words.failed}\n${KIT.retry}`, lacks: [VERDICT] }),
    },
  };
});
