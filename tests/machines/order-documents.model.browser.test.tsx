import { documents as words } from '#copy/documents/terms.ts';
import { KIT } from '#copy/kit.ts';
import { refusedIncomplete, taken } from '#machines/order-documents/order-documents.cases.ts';
import { subject } from '#stories/order-documents/order-documents.subject.tsx';
import { rejected, resolved } from '../kit/journey.ts';
import { walkView } from '../kit/view-model.tsx';
import { orderDocumentsModel } from './order-documents.model.ts';

const note = words.names['booking-note'].cn;
const declaration = words.names['dg-declaration'].cn;

walkView('[10.13] the documents of an order', orderDocumentsModel, subject, ({ press, happens, sees }) => ({
  gestures: {
    'take the note': () => press(words.takeOf(note)),
    'take a declaration without a shipper': () => press(words.takeOf(declaration)),
    'print the note': () => press(words.printOf(note)),
    'it is made': () => happens(resolved('take', taken)),
    'it gets lost': () => happens(rejected('take', new Error('没有网络'))),
    'it lacks something': () => happens(rejected('take', refusedIncomplete)),
    'try again': () => press(words.again),
    'put it away': () => press(words.close),
    'close it': () => press(KIT.close),
  },
  checks: {
    'a list to choose from': sees({ shows: { button: [words.takeOf(note), words.printOf(declaration)] } }),
    'being made': sees({ says: [words.making(note)] }),
    'shown that it is saved': sees({ says: [words.ready(taken.fileName)] }),
    'shown what is missing': sees({ shows: { link: [words.fillIn] } }),
    'shown why': sees({ says: ['没有网络'] }),
    'read on the page': sees({ shows: { dialog: [note] } }),
  },
}));
