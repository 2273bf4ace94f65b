import { verification as words } from '#copy/user-centre/rooms.ts';
import { selectScreen, type VerificationRef, type VerificationSnapshot } from '#machines/verification/index.ts';
import { Verification } from '#src/features/verification/views/VerificationDialog.tsx';
import { entryOf, type Subject } from '../kit/subject.ts';

type Screen = ReturnType<typeof selectScreen>;

const screenOf = (snapshot: unknown): Screen => selectScreen(snapshot as VerificationSnapshot);
const isOver = (screen: Screen) =>
  screen === 'asked' || screen === 'pending' || screen === 'passed' || screen === 'rejected';
const edits: Partial<Record<Screen, string>> = { confirming: words.notThis, rejected: words.again };

export const subject: Subject = {
  entry: entryOf('verification'),
  render: (actor) => <Verification actor={actor as VerificationRef} renderLicence={() => null} />,
  controls: {
    'code.submit': words.lookUp,
    'verification.edit': (snapshot) => edits[screenOf(snapshot)] ?? words.editAgain,
    'verification.retry': words.retry,
    'verification.continue': words.goOn,
    'verification.join': words.join,
    'verification.submit': (snapshot) => (screenOf(snapshot) === 'unknown' ? words.submitToOperator : words.submit),
    'verification.check': words.check,
    'verification.close': (snapshot) => (isOver(screenOf(snapshot)) ? words.done : words.later),
  },
};
