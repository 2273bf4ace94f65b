/** What an enquiry page has for who is signed in. */
export { filesWithAccess as files } from '../../files/access.ts';
export { wireUploads } from '../../files/uploads.ts';
export { wireAnswer, wireList } from './watches.ts';
