/** Enquiry page code for signed-in users. */
export { filesWithAccess as files } from '../../files/access.ts';
export { wireUploads } from '../../files/uploads.ts';
export { wireAnswer, wireList } from './watches.ts';
