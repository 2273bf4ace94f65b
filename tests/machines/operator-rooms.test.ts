import { expect } from 'vitest';
import { operatorArticleMachine } from '#machines/operator-article/index.ts';
import { operatorEnquiryMachine } from '#machines/operator-enquiry/index.ts';
import { operatorInvoiceMachine } from '#machines/operator-invoice/index.ts';
import { operatorLeadMachine } from '#machines/operator-lead/index.ts';
import { operatorNoticesMachine } from '#machines/operator-notices/index.ts';
import { operatorOrderMachine } from '#machines/operator-order/index.ts';
import { operatorQueueMachine } from '#machines/operator-queue/index.ts';
import { operatorRecordsMachine } from '#machines/operator-records/index.ts';
import { operatorRestrictionsMachine } from '#machines/operator-restrictions/index.ts';
import { operatorRoomsMachine } from '#machines/operator-rooms/index.ts';
import {
  changedArticle,
  changedEnquiry,
  changedInvoice,
  changedLead,
  changedOrder,
  changedVerification,
  operatorRoomsCases,
} from '#machines/operator-rooms/operator-rooms.cases.ts';
import * as selectors from '#machines/operator-rooms/operator-rooms.select.ts';
import { operatorStaffMachine } from '#machines/operator-staff/index.ts';
import { operatorVerificationMachine } from '#machines/operator-verification/index.ts';
import { orderFileMachine } from '#machines/order-file/index.ts';
import { ratesImportMachine } from '#machines/rates-import/index.ts';
import { resourceMachine } from '#machines/resource/index.ts';
import { watchMachine } from '#machines/watch/index.ts';
import { event, journeys } from '../kit/journey.ts';

const rooms = [
  ...['orders', 'enquiries', 'verifications', 'invoices', 'leads', 'vehicles', 'rates'],
  ...['restrictions', 'codes'],
  ...['company', 'staff', 'notices', 'acts'],
];
const renewed = [{ type: 'watch.refresh' }];
const governing = ['company', 'staff', 'notices', 'acts'];
const ofRates = ['rates', 'restrictions', 'codes'];
const toInvoices = event('room.asked', { room: 'invoices' });
const toLeads = event('room.asked', { room: 'leads' });
const toEnquiries = event('room.asked', { room: 'enquiries' });
const content = { rooms: ['content'], room: 'content' };
const toVerifications = event('room.asked', { room: 'verifications' });

const noOrders = { selectOrderQueue: undefined, selectOrder: undefined, selectOrderFileRef: undefined };
const usual = {
  selectRooms: [
    ...[
      'orders',
      'enquiries',
      'verifications',
      'invoices',
      'leads',
      'vehicles',
      'rates',
      'restrictions',
      'codes',
      'company',
      'staff',
      'notices',
      'acts',
    ],
  ],
  selectRoom: 'orders',
  selectOrderFileRef: 'orderFile',
  selectOrderQueue: 'orderQueue',
  selectOrder: 'order',
  selectEnquiryQueue: undefined,
  selectEnquiry: undefined,
  selectVerificationQueue: undefined,
  selectVerification: undefined,
  selectInvoiceQueue: undefined,
  selectInvoice: undefined,
  selectLeadQueue: undefined,
  selectLead: undefined,
  selectVehicles: undefined,
  selectRates: undefined,
  selectRestrictions: undefined,
  selectArticleQueue: undefined,
  selectArticle: undefined,
  selectOpening: undefined,
  selectCodes: undefined,
  selectCompany: undefined,
  selectStaff: undefined,
  selectUnsent: undefined,
  selectActs: undefined,
  selectCounts: 'counts',
};

journeys(operatorRoomsMachine, { ...operatorRoomsCases, selectors, constant: ['selectCounts'], usual }, [
  {
    title: '[10.1][10.8] who is there for orders has their queue open, with an order beside it',
    real: {
      ...{ orderQueue: operatorQueueMachine, order: operatorOrderMachine, orderFile: orderFileMachine },
      counts: watchMachine,
    },
    events: [],
    ends: {
      value: 'orders',
      context: { rooms, room: 'orders' },
      asked: {
        ...{ orderQueue: [undefined], order: [{ parent: expect.anything() }] },
        ...{ orderFile: [{ parent: expect.anything() }], counts: [{ asked: '' }] },
      },
      can: ['order.changed', 'orders.recorded', 'room.asked'],
      shows: {},
    },
  },
  {
    title: '[10.8] what the open order has become goes to the queue',
    events: [event('order.changed', { row: changedOrder })],
    ends: {
      value: 'orders',
      context: { rooms, room: 'orders' },
      sent: {
        orderQueue: [{ type: 'row.changed', row: { ...changedOrder, kind: 'order', id: changedOrder.orderNo } }],
        counts: renewed,
      },
    },
  },
  {
    title: '[11.11] the queue is read again after a file was recorded',
    events: [event('orders.recorded')],
    ends: {
      value: 'orders',
      context: { rooms, room: 'orders' },
      sent: { orderQueue: [{ type: 'list.renew' }] },
    },
  },
  {
    title: '[10.8] enquiries are asked for and have a queue of their own',
    real: { enquiryQueue: operatorQueueMachine, enquiry: operatorEnquiryMachine },
    events: [toEnquiries],
    ends: {
      value: 'enquiries',
      context: { rooms, room: 'enquiries' },
      asked: { enquiryQueue: [undefined], enquiry: [{ parent: expect.anything() }] },
      can: ['enquiry.changed', 'room.asked'],
      shows: {
        ...noOrders,
        selectRoom: 'enquiries',
        selectEnquiryQueue: 'enquiryQueue',
        selectEnquiry: 'enquiry',
      },
    },
  },
  {
    title: '[10.8] what the open enquiry has become goes to theirs',
    events: [toEnquiries, event('enquiry.changed', { row: changedEnquiry })],
    ends: {
      value: 'enquiries',
      context: { rooms, room: 'enquiries' },
      sent: {
        enquiryQueue: [
          { type: 'row.changed', row: { ...changedEnquiry, kind: 'enquiry', id: changedEnquiry.enquiryNo } },
        ],
        counts: [...renewed, ...renewed],
      },
    },
  },
  {
    title: '[10.8] verifications are asked for and have a queue of their own',
    real: { verificationQueue: operatorQueueMachine, verification: operatorVerificationMachine },
    events: [toVerifications],
    ends: {
      value: 'verifications',
      context: { rooms, room: 'verifications' },
      asked: { verificationQueue: [undefined], verification: [{ parent: expect.anything() }] },
      can: ['room.asked', 'verification.changed'],
      shows: {
        ...noOrders,
        selectRoom: 'verifications',
        selectVerificationQueue: 'verificationQueue',
        selectVerification: 'verification',
      },
    },
  },
  {
    title: '[10.8] what the open verification has become goes to theirs',
    events: [toVerifications, event('verification.changed', { row: changedVerification })],
    ends: {
      value: 'verifications',
      context: { rooms, room: 'verifications' },
      sent: {
        verificationQueue: [{ type: 'row.changed', row: { ...changedVerification, kind: 'verification' } }],
        counts: [...renewed, ...renewed],
      },
    },
  },
  {
    title: '[1.6][10.8] [10.8] invoices are asked for and have a queue of their own',
    real: { invoiceQueue: operatorQueueMachine, invoice: operatorInvoiceMachine },
    events: [toInvoices],
    ends: {
      value: 'invoices',
      context: { rooms, room: 'invoices' },
      asked: { invoiceQueue: [undefined], invoice: [{ parent: expect.anything() }] },
      can: ['invoice.changed', 'room.asked'],
      shows: { ...noOrders, selectRoom: 'invoices', selectInvoiceQueue: 'invoiceQueue', selectInvoice: 'invoice' },
    },
  },
  {
    title: '[1.6] [10.8] what the open invoice has become goes to theirs',
    events: [toInvoices, event('invoice.changed', { row: changedInvoice })],
    ends: {
      value: 'invoices',
      context: { rooms, room: 'invoices' },
      sent: {
        invoiceQueue: [
          {
            type: 'row.changed',
            row: { ...changedInvoice, kind: 'invoice', id: changedInvoice.invoiceId, deadline: null },
          },
        ],
        counts: [...renewed, ...renewed],
      },
    },
  },
  {
    title: '[10.8] what people wrote is asked for and has a queue of its own',
    real: { leadQueue: operatorQueueMachine, lead: operatorLeadMachine },
    events: [toLeads],
    ends: {
      value: 'leads',
      context: { rooms, room: 'leads' },
      asked: { leadQueue: [undefined], lead: [{ parent: expect.anything() }] },
      can: ['lead.changed', 'room.asked'],
      shows: { ...noOrders, selectRoom: 'leads', selectLeadQueue: 'leadQueue', selectLead: 'lead' },
    },
  },
  {
    title: '[10.8] what the open message has become goes to theirs',
    events: [toLeads, event('lead.changed', { row: changedLead })],
    ends: {
      value: 'leads',
      context: { rooms, room: 'leads' },
      sent: {
        leadQueue: [
          { type: 'row.changed', row: { ...changedLead, kind: 'lead', id: changedLead.leadNo, deadline: null } },
        ],
        counts: [...renewed, ...renewed],
      },
    },
  },
  {
    title: '[10.3] who is there for rates alone has them open',
    input: { roles: ['rates'], isOpening: false },
    real: { rates: ratesImportMachine },
    events: [],
    ends: {
      value: 'rates',
      context: { rooms: ofRates, room: 'rates' },
      asked: { rates: [undefined], counts: [{ asked: null }] },
    },
  },
  {
    title: '[10.3] the rates are opened by their tab',
    events: [event('room.asked', { room: 'rates' })],
    ends: {
      did: { leave: [undefined] },
      value: 'rates',
      context: { rooms, room: 'rates' },
      can: ['room.asked'],
      shows: { ...noOrders, selectRoom: 'rates', selectRates: 'rates' },
    },
  },
  {
    title: '[10.7] the restrictions are opened by their tab',
    input: { roles: ['rates'], isOpening: false },
    real: { restrictions: operatorRestrictionsMachine },
    events: [event('room.asked', { room: 'restrictions' })],
    ends: {
      value: 'restrictions',
      context: { rooms: ofRates, room: 'restrictions' },
      asked: { restrictions: [undefined] },
    },
  },
  {
    title: '[10.6] who is there for what is published has the list open, with an article beside it',
    input: { roles: ['content'], isOpening: false },
    real: { articleQueue: operatorQueueMachine, article: operatorArticleMachine },
    events: [],
    ends: {
      value: 'content',
      context: content,
      asked: { articleQueue: [undefined], article: [{ parent: expect.anything() }] },
      can: ['article.changed', 'article.made', 'room.asked'],
      shows: {
        ...noOrders,
        ...{ selectRooms: ['content'], selectRoom: 'content' },
        ...{ selectArticleQueue: 'articleQueue', selectArticle: 'article' },
      },
    },
  },
  {
    title: '[10.6] what the open article has become goes to its list',
    input: { roles: ['content'], isOpening: false },
    events: [event('article.changed', { row: changedArticle })],
    ends: {
      value: 'content',
      context: content,
      sent: {
        articleQueue: [
          {
            type: 'row.changed',
            row: {
              ...{ id: changedArticle.id, kind: 'article', deadline: changedArticle.shownFrom },
              article: changedArticle,
            },
          },
        ],
      },
    },
  },
  {
    title: '[10.6] for a new article the list is read again',
    input: { roles: ['content'], isOpening: false },
    events: [event('article.made')],
    ends: { value: 'content', context: content, sent: { articleQueue: [{ type: 'list.renew' }] } },
  },
  {
    title: '[10.2] a company that has still to open starts with what it has to do',
    input: { roles: ['content'], isOpening: true },
    real: { opening: resourceMachine },
    events: [],
    ends: {
      value: 'opening',
      context: { rooms: ['opening', 'content'], room: 'opening' },
      asked: { opening: [{ path: '', query: '' }] },
    },
  },
  {
    title: '[10.2] one that is open has no such list',
    input: { roles: ['content'], isOpening: false },
    events: [event('room.asked', { room: 'opening' })],
    ends: { value: 'content', context: content },
  },
  {
    title: '[3.3] the whole-vehicle orders are opened by their tab',
    real: { vehicles: operatorRecordsMachine },
    events: [event('room.asked', { room: 'vehicles' })],
    ends: {
      value: 'vehicles',
      context: { rooms, room: 'vehicles' },
      asked: { vehicles: [{ kind: '' }] },
      sent: { counts: renewed },
      can: ['room.asked'],
      shows: { ...noOrders, selectRoom: 'vehicles', selectVehicles: 'vehicles' },
    },
  },
  {
    title: '[10.3] the codes are opened by their tab, the carriers first',
    input: { roles: ['rates'], isOpening: false },
    real: { codes: operatorRecordsMachine },
    events: [event('room.asked', { room: 'codes' })],
    ends: { value: 'codes', context: { rooms: ofRates, room: 'codes' }, asked: { codes: [{ kind: 'CARRIER' }] } },
  },
  {
    title: '[10.1] who is there to govern has the company open, and the log by its tab',
    input: { roles: ['admin'], isOpening: false },
    real: { company: operatorRecordsMachine },
    events: [],
    ends: {
      value: 'company',
      context: { rooms: governing, room: 'company' },
      asked: { company: [{ kind: '' }] },
    },
  },
  {
    title: '[10.1] the operators are opened by their tab',
    input: { roles: ['admin'], isOpening: false },
    real: { staff: operatorStaffMachine },
    events: [event('room.asked', { room: 'staff' })],
    ends: {
      value: 'staff',
      context: { rooms: governing, room: 'staff' },
      asked: { staff: [undefined] },
    },
  },
  {
    title: '[10.9] what was not sent is opened by its tab',
    input: { roles: ['admin'], isOpening: false },
    real: { notices: operatorNoticesMachine },
    events: [event('room.asked', { room: 'notices' })],
    ends: {
      value: 'notices',
      context: { rooms: governing, room: 'notices' },
      asked: { notices: [undefined] },
    },
  },
  {
    title: '[10.2] the log is opened by its tab',
    input: { roles: ['admin'], isOpening: false },
    real: { acts: operatorQueueMachine },
    events: [event('room.asked', { room: 'acts' })],
    ends: {
      value: 'acts',
      context: { rooms: governing, room: 'acts' },
      asked: { acts: [undefined] },
    },
  },
  {
    title: '[10.1] who is there for nothing of it sees a message',
    input: { roles: [], isOpening: false },
    events: [],
    ends: {
      value: 'none',
      context: { rooms: [], room: null },
      can: ['room.asked'],
      shows: { ...noOrders, selectRooms: [], selectRoom: null },
    },
  },
  {
    title: '[10.1] nor does asking open a room of another role',
    input: { roles: [], isOpening: false },
    events: [event('room.asked', { room: 'orders' })],
    ends: { value: 'none', context: { rooms: [], room: null } },
  },
  {
    title: '[10.8] the room that is open starts again when it is asked for again',
    events: [event('room.asked', { room: 'orders' })],
    ends: {
      value: 'orders',
      context: { rooms, room: 'orders' },
      asked: { orderQueue: [undefined, undefined] },
    },
  },
  {
    title: '[10.7] the restrictions',
    events: [event('room.asked', { room: 'restrictions' })],
    ends: {
      value: 'restrictions',
      can: ['room.asked'],
      shows: { ...noOrders, selectRoom: 'restrictions', selectRestrictions: 'restrictions' },
    },
  },
  {
    title: '[10.2] what a company that opens has to do',
    input: { roles: [], isOpening: true },
    events: [],
    ends: {
      value: 'opening',
      can: ['room.asked'],
      shows: { ...noOrders, selectRooms: ['opening'], selectRoom: 'opening', selectOpening: 'opening' },
    },
  },
  {
    title: '[10.3] the codes',
    events: [event('room.asked', { room: 'codes' })],
    ends: { value: 'codes', can: ['room.asked'], shows: { ...noOrders, selectRoom: 'codes', selectCodes: 'codes' } },
  },
  {
    title: '[10.1] the company',
    events: [event('room.asked', { room: 'company' })],
    ends: {
      value: 'company',
      can: ['room.asked'],
      shows: { ...noOrders, selectRoom: 'company', selectCompany: 'company' },
    },
  },
  {
    title: '[10.1] the operators',
    events: [event('room.asked', { room: 'staff' })],
    ends: { value: 'staff', can: ['room.asked'], shows: { ...noOrders, selectRoom: 'staff', selectStaff: 'staff' } },
  },
  {
    title: '[10.9] what was not sent',
    events: [event('room.asked', { room: 'notices' })],
    ends: {
      value: 'notices',
      can: ['room.asked'],
      shows: { ...noOrders, selectRoom: 'notices', selectUnsent: 'notices' },
    },
  },
  {
    title: '[10.2] the log',
    events: [event('room.asked', { room: 'acts' })],
    ends: { value: 'acts', can: ['room.asked'], shows: { ...noOrders, selectRoom: 'acts', selectActs: 'acts' } },
  },
]);
