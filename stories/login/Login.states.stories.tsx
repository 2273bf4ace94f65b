// Generated from the chart by `npx vitest run --project node tests/charts -u`.
import type { Meta } from '@storybook/react-vite';
import { pathStory, stateStory } from '../kit/machine-story.tsx';
import { subject } from './login.subject.tsx';

export default { title: 'Machines/登录窗口/状态与路径' } satisfies Meta;

export const OpenModeSmsFormEditingAgreementClosed = stateStory(subject, { open: { mode: 'sms', form: 'editing', agreement: 'closed' } });
export const Finished = stateStory(subject, 'finished');
export const OpenModePasswordRecallingFormEditingAgreementClosed = stateStory(subject, { open: { mode: { password: 'recalling' }, form: 'editing', agreement: 'closed' } });
export const OpenModeRegisterFormEditingAgreementClosed = stateStory(subject, { open: { mode: 'register', form: 'editing', agreement: 'closed' } });
export const OpenModeSmsFormEditingAgreementOpen = stateStory(subject, { open: { mode: 'sms', form: 'editing', agreement: 'open' } });
export const OpenModePasswordRecalledFormEditingAgreementClosed = stateStory(subject, { open: { mode: { password: 'recalled' }, form: 'editing', agreement: 'closed' } });
export const OpenModePasswordRecalledFormSubmittingAgreementClosed = stateStory(subject, { open: { mode: { password: 'recalled' }, form: 'submitting', agreement: 'closed' } });
export const Path1 = { ...pathStory(subject, 0), tags: ['prove'] };
export const Path2 = { ...pathStory(subject, 1), tags: ['prove'] };
export const Path3 = { ...pathStory(subject, 2), tags: ['prove'] };
export const Path4 = { ...pathStory(subject, 3), tags: ['prove'] };
export const Path5 = { ...pathStory(subject, 4), tags: ['prove'] };
export const Path6 = { ...pathStory(subject, 5), tags: ['prove'] };
export const Path7 = { ...pathStory(subject, 6), tags: ['prove'] };
export const Path8 = { ...pathStory(subject, 7), tags: ['prove'] };
export const Path9 = { ...pathStory(subject, 8), tags: ['prove'] };
export const Path10 = { ...pathStory(subject, 9), tags: ['prove'] };
export const Path11 = { ...pathStory(subject, 10), tags: ['prove'] };
export const Path12 = { ...pathStory(subject, 11), tags: ['prove'] };
export const Path13 = { ...pathStory(subject, 12), tags: ['prove'] };
export const Path14 = { ...pathStory(subject, 13), tags: ['prove'] };
export const Path15 = { ...pathStory(subject, 14), tags: ['prove'] };
export const Path16 = { ...pathStory(subject, 15), tags: ['prove'] };
export const Path17 = { ...pathStory(subject, 16), tags: ['prove'] };
export const Path18 = { ...pathStory(subject, 17), tags: ['prove'] };
