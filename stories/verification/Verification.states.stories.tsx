// Generated from the chart; `npx vitest run --project node tests/charts -u` writes it anew.
import type { Meta } from '@storybook/react-vite';
import { pathStory, stateStory } from '../kit/machine-story.tsx';
import { subject } from './verification.subject.tsx';

export default { title: 'Machines/企业认证/状态与路径' } satisfies Meta;

export const Loading = stateStory(subject, 'loading');
export const Closed = stateStory(subject, 'closed');
export const Editing = stateStory(subject, 'editing');
export const Pending = stateStory(subject, 'pending');
export const Passed = stateStory(subject, 'passed');
export const Rejected = stateStory(subject, 'rejected');
export const Unavailable = stateStory(subject, 'unavailable');
export const Reading = stateStory(subject, 'reading');
export const Checking = stateStory(subject, 'checking');
export const LookingUp = stateStory(subject, 'lookingUp');
export const Confirming = stateStory(subject, 'confirming');
export const Unknown = stateStory(subject, 'unknown');
export const Interrupted = stateStory(subject, 'interrupted');
export const Submitting = stateStory(subject, 'submitting');
export const Path1 = pathStory(subject, 0);
export const Path2 = pathStory(subject, 1);
export const Path3 = pathStory(subject, 2);
export const Path4 = pathStory(subject, 3);
export const Path5 = pathStory(subject, 4);
export const Path6 = pathStory(subject, 5);
export const Path7 = pathStory(subject, 6);
export const Path8 = pathStory(subject, 7);
export const Path9 = pathStory(subject, 8);
export const Path10 = pathStory(subject, 9);
export const Path11 = pathStory(subject, 10);
export const Path12 = pathStory(subject, 11);
export const Path13 = pathStory(subject, 12);
export const Path14 = pathStory(subject, 13);
export const Path15 = pathStory(subject, 14);
export const Path16 = pathStory(subject, 15);
export const Path17 = pathStory(subject, 16);
export const Path18 = pathStory(subject, 17);
