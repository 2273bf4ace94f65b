/** Enquiry page code for signed-in users. */
export { filesWithAccess as files } from '#src/features/files/access.ts';
export { wireUploads } from '#src/features/files/uploads.ts';
export { wireAnswer, wireList } from './watches.ts';
