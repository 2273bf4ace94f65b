// Generated from the chart by `npx vitest run --project node tests/charts -u`.
import type { Meta } from '@storybook/react-vite';
import { pathStory, stateStory } from '../kit/machine-story.tsx';
import { subject } from './order-file.subject.tsx';

export default { title: 'Machines/操作室按文件登记/状态与路径' } satisfies Meta;

export const Closed = stateStory(subject, 'closed');
export const OpenChoosing = stateStory(subject, { open: 'choosing' });
export const SavingTemplate = stateStory(subject, 'savingTemplate');
export const Reading = stateStory(subject, 'reading');
export const OpenPreviewed = stateStory(subject, { open: 'previewed' });
export const OpenUnchanged = stateStory(subject, { open: 'unchanged' });
export const OpenWithErrors = stateStory(subject, { open: 'withErrors' });
export const Recording = stateStory(subject, 'recording');
export const Recorded = stateStory(subject, 'recorded');
export const Path1 = { ...pathStory(subject, 0), tags: ['prove'] };
export const Path2 = { ...pathStory(subject, 1), tags: ['prove'] };
export const Path3 = { ...pathStory(subject, 2), tags: ['prove'] };
