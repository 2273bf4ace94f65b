// Generated from the chart by `npx vitest run --project node tests/charts -u`.
import type { Meta } from '@storybook/react-vite';
import { pathStory, stateStory } from '../kit/machine-story.tsx';
import { subject } from './operator-rooms.subject.tsx';

export default { title: 'Machines/操作室各页/状态与路径' } satisfies Meta;

export const Orders = stateStory(subject, 'orders');
export const Enquiries = stateStory(subject, 'enquiries');
export const Verifications = stateStory(subject, 'verifications');
export const Invoices = stateStory(subject, 'invoices');
export const Leads = stateStory(subject, 'leads');
export const Vehicles = stateStory(subject, 'vehicles');
export const Rates = stateStory(subject, 'rates');
export const Restrictions = stateStory(subject, 'restrictions');
export const Codes = stateStory(subject, 'codes');
export const Company = stateStory(subject, 'company');
export const Staff = stateStory(subject, 'staff');
export const Notices = stateStory(subject, 'notices');
export const Acts = stateStory(subject, 'acts');
export const Content = stateStory(subject, 'content');
export const None = stateStory(subject, 'none');
export const Opening = stateStory(subject, 'opening');
export const Path1 = { ...pathStory(subject, 0), tags: ['prove'] };
export const Path2 = { ...pathStory(subject, 1), tags: ['prove'] };
export const Path3 = { ...pathStory(subject, 2), tags: ['prove'] };
export const Path4 = { ...pathStory(subject, 3), tags: ['prove'] };
export const Path5 = { ...pathStory(subject, 4), tags: ['prove'] };
