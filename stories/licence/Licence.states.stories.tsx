// Generated from the chart by `npx vitest run --project node tests/charts -u`.
import type { Meta } from '@storybook/react-vite';
import { pathStory, stateStory } from '../kit/machine-story.tsx';
import { subject } from './licence.subject.tsx';

export default { title: 'Machines/营业执照/状态与路径' } satisfies Meta;

export const Uploading = stateStory(subject, 'uploading');
export const Finished = stateStory(subject, 'finished');
export const Recognising = stateStory(subject, 'recognising');
export const InterruptedUpload = stateStory(subject, { interrupted: 'upload' });
export const InterruptedRecognition = stateStory(subject, { interrupted: 'recognition' });
export const Path1 = { ...pathStory(subject, 0), tags: ['prove'] };
export const Path2 = { ...pathStory(subject, 1), tags: ['prove'] };
export const Path3 = { ...pathStory(subject, 2), tags: ['prove'] };
export const Path4 = { ...pathStory(subject, 3), tags: ['prove'] };
export const Path5 = { ...pathStory(subject, 4), tags: ['prove'] };
export const Path6 = { ...pathStory(subject, 5), tags: ['prove'] };
export const Path7 = { ...pathStory(subject, 6), tags: ['prove'] };
