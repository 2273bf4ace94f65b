// Generated from the chart by `npx vitest run --project node tests/charts -u`.
import type { Meta } from '@storybook/react-vite';
import { pathStory, stateStory } from '../kit/machine-story.tsx';
import { subject } from './checkout.subject.tsx';

export default { title: 'Machines/结单/状态与路径' } satisfies Meta;

export const Quoting = stateStory(subject, 'quoting');
export const Reviewing = stateStory(subject, 'reviewing');
export const Refused = stateStory(subject, 'refused');
export const AgreeingLoading = stateStory(subject, { agreeing: 'loading' });
export const Lapsed = stateStory(subject, 'lapsed');
export const Left = stateStory(subject, 'left');
export const Differing = stateStory(subject, 'differing');
export const AgreeingReading = stateStory(subject, { agreeing: 'reading' });
export const AgreeingUnavailable = stateStory(subject, { agreeing: 'unavailable' });
export const AgreeingRecording = stateStory(subject, { agreeing: 'recording' });
export const Submitting = stateStory(subject, 'submitting');
export const Placed = stateStory(subject, 'placed');
export const SignedOut = stateStory(subject, 'signedOut');
export const Offline = stateStory(subject, 'offline');
export const Unanswered = stateStory(subject, 'unanswered');
export const Path1 = { ...pathStory(subject, 0), tags: ['prove'] };
export const Path2 = { ...pathStory(subject, 1), tags: ['prove'] };
export const Path3 = { ...pathStory(subject, 2), tags: ['prove'] };
export const Path4 = { ...pathStory(subject, 3), tags: ['prove'] };
export const Path5 = { ...pathStory(subject, 4), tags: ['prove'] };
export const Path6 = { ...pathStory(subject, 5), tags: ['prove'] };
