// Generated from the chart by `npx vitest run --project node tests/charts -u`.
import type { Meta } from '@storybook/react-vite';
import { pathStory, stateStory } from '../kit/machine-story.tsx';
import { subject } from './paper-form.subject.tsx';

export default { title: 'Machines/填写单证/状态与路径' } satisfies Meta;

export const Closed = stateStory(subject, 'closed');
export const OpenFillingEditingTimingAhead = stateStory(subject, { open: { filling: 'editing', timing: 'ahead' } });
export const OpenFillingEditingTimingLate = stateStory(subject, { open: { filling: 'editing', timing: 'late' } });
export const OpenFillingSubmittingTimingAhead = stateStory(subject, { open: { filling: 'submitting', timing: 'ahead' } });
export const OpenFillingOutdatedTimingAhead = stateStory(subject, { open: { filling: 'outdated', timing: 'ahead' } });
export const Path1 = { ...pathStory(subject, 0), tags: ['prove'] };
