import { enquiryDeskCases } from '#machines/enquiry-desk/enquiry-desk.cases.ts';
import { enquiryDeskMachine } from '#machines/enquiry-desk/index.ts';
import { stateTable } from '../kit/state-table.ts';

stateTable(enquiryDeskMachine, enquiryDeskCases, { all: {} }, {}, [
  { title: '[2.5b] between ports', events: [], value: 'betweenPorts', can: [] },
  { title: '[2.5b] from door to door', input: { service: 'truck' }, events: [], value: 'anywhere', can: [] },
]);
