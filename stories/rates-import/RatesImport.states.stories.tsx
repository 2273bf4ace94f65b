// Generated from the chart by `npx vitest run --project node tests/charts -u`.
import type { Meta } from '@storybook/react-vite';
import { pathStory, stateStory } from '../kit/machine-story.tsx';
import { subject } from './rates-import.subject.tsx';

export default { title: 'Machines/操作室运价/状态与路径' } satisfies Meta;

export const ReadingVersions = stateStory(subject, 'readingVersions');
export const OpenChoosing = stateStory(subject, { open: 'choosing' });
export const Unread = stateStory(subject, 'unread');
export const Saving = stateStory(subject, 'saving');
export const Uploading = stateStory(subject, 'uploading');
export const Asking = stateStory(subject, 'asking');
export const AskingToWithdraw = stateStory(subject, 'askingToWithdraw');
export const OpenPreviewed = stateStory(subject, { open: 'previewed' });
export const OpenWithErrors = stateStory(subject, { open: 'withErrors' });
export const RollingBack = stateStory(subject, 'rollingBack');
export const Withdrawing = stateStory(subject, 'withdrawing');
export const Publishing = stateStory(subject, 'publishing');
export const OpenOutdated = stateStory(subject, { open: 'outdated' });
export const Timing = stateStory(subject, 'timing');
export const Path1 = { ...pathStory(subject, 0), tags: ['prove'] };
export const Path2 = { ...pathStory(subject, 1), tags: ['prove'] };
export const Path3 = { ...pathStory(subject, 2), tags: ['prove'] };
export const Path4 = { ...pathStory(subject, 3), tags: ['prove'] };
export const Path5 = { ...pathStory(subject, 4), tags: ['prove'] };
