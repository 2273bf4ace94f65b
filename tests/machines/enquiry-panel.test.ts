import { enquiryPanelCases, followed } from '#machines/enquiry-panel/enquiry-panel.cases.ts';
import { enquiryPanelMachine } from '#machines/enquiry-panel/index.ts';
import { journeys } from '../kit/journey.ts';

const asks = (asked: string | null) => ({ type: 'watch.asked', asked });
const refresh = { type: 'watch.refresh' };
const ends = (context: object = {}, service = 'lcl') => ({
  value: service === 'truck' ? 'anywhere' : 'betweenPorts',
  context: { service, isSignedIn: false, isPlaced: false, ...context },
});

journeys(enquiryPanelMachine, { ...enquiryPanelCases, selectors: {}, usual: {} }, [
  {
    title: '[2.5b] the form, the list and the answer begin with the page, and the ports of a service that has them',
    input: { service: 'fcl' },
    events: [],
    ends: {
      ...ends({}, 'fcl'),
      asked: {
        form: [{ service: 'fcl' }],
        list: [{ asked: null }],
        answer: [{ asked: null }],
        ports: [{ path: '', query: '' }],
      },
      sent: { list: [], answer: [] },
      can: [],
    },
  },
  {
    title: '[3.5] the ports that were chosen last come with the form',
    input: { service: 'fcl', recent: { origin: ['CNTAO'], destination: ['DEHAM'], lanes: [] } },
    events: [],
    ends: {
      ...ends({ recent: { origin: ['CNTAO'], destination: ['DEHAM'], lanes: [] } }, 'fcl'),
      asked: { form: [{ service: 'fcl', recent: { origin: ['CNTAO'], destination: ['DEHAM'], lanes: [] } }] },
    },
  },
  {
    title: '[2.5b] a service that names its places in words reads no ports',
    input: { service: 'truck' },
    events: [],
    ends: { ...ends({}, 'truck'), asked: { form: [{ service: 'truck' }], ports: [] }, can: [] },
  },
  {
    title: '[2.5b] a visitor is asked nothing of, whatever the session says of them',
    events: [followed.signedOut, followed.signedOut],
    ends: { ...ends(), sent: { list: [], answer: [] } },
  },
  {
    title: '[7.5b] the first page of one’s own is read once one is signed in, and once only',
    events: [followed.signedIn, followed.signedIn],
    ends: { ...ends({ isSignedIn: true }), sent: { list: [asks('1')], answer: [asks(null)] } },
  },
  {
    title: '[4.10] nothing of a person stays after they leave',
    events: [followed.signedIn, followed.signedOut],
    ends: { ...ends(), sent: { list: [asks('1'), asks(null)], answer: [asks(null), asks(null)] } },
  },
  {
    title: '[2.5b] what was placed comes into the list, once',
    events: [followed.started, followed.editing, followed.placed, followed.placed],
    ends: { ...ends({ isPlaced: true }), sent: { list: [refresh] } },
  },
  {
    title: '[2.5b] and so does the next one',
    events: [followed.placed, followed.editing, followed.editing, followed.placed],
    ends: { ...ends({ isPlaced: true }), sent: { list: [refresh, refresh] } },
  },
  {
    title: '[2.5b] a form that is filled in again has placed nothing',
    events: [followed.placed, followed.editing],
    ends: { ...ends(), sent: { list: [refresh] } },
  },
]);
