import { deskRoomsCases } from '#machines/desk-rooms/desk-rooms.cases.ts';
import * as all from '#machines/desk-rooms/desk-rooms.select.ts';
import { deskRoomsMachine } from '#machines/desk-rooms/index.ts';
import { event } from '../kit/journey.ts';
import { stateTable } from '../kit/state-table.ts';

const noOrders = { selectOrderQueue: undefined, selectOrder: undefined };
const usual = {
  selectRooms: [
    ...[
      'orders',
      'enquiries',
      'verifications',
      'leads',
      'rates',
      'restrictions',
      'codes',
      'company',
      'notices',
      'acts',
    ],
  ],
  selectRoom: 'orders',
  selectOrderQueue: 'orderQueue',
  selectOrder: 'order',
  selectEnquiryQueue: undefined,
  selectEnquiry: undefined,
  selectVerificationQueue: undefined,
  selectVerification: undefined,
  selectLeadQueue: undefined,
  selectLead: undefined,
  selectRates: undefined,
  selectRestrictions: undefined,
  selectArticleQueue: undefined,
  selectArticle: undefined,
  selectOpening: undefined,
  selectCodes: undefined,
  selectCompany: undefined,
  selectUnsent: undefined,
  selectActs: undefined,
  selectCounts: 'counts',
};

stateTable(deskRoomsMachine, deskRoomsCases, { all, constant: ['selectCounts'] }, usual, [
  { title: '[10.8] the queue of orders', events: [], value: 'orders', can: ['order.changed', 'room.asked'], shows: {} },
  {
    title: '[10.8] the queue of enquiries',
    events: [event('room.asked', { room: 'enquiries' })],
    value: 'enquiries',
    can: ['enquiry.changed', 'room.asked'],
    shows: {
      ...noOrders,
      selectRoom: 'enquiries',
      selectEnquiryQueue: 'enquiryQueue',
      selectEnquiry: 'enquiry',
    },
  },
  {
    title: '[10.8] the queue of verifications',
    events: [event('room.asked', { room: 'verifications' })],
    value: 'verifications',
    can: ['room.asked', 'verification.changed'],
    shows: {
      ...noOrders,
      selectRoom: 'verifications',
      selectVerificationQueue: 'verificationQueue',
      selectVerification: 'verification',
    },
  },
  {
    title: '[10.8] the queue of what people wrote',
    events: [event('room.asked', { room: 'leads' })],
    value: 'leads',
    can: ['lead.changed', 'room.asked'],
    shows: { ...noOrders, selectRoom: 'leads', selectLeadQueue: 'leadQueue', selectLead: 'lead' },
  },
  {
    title: '[10.3] the rates',
    events: [event('room.asked', { room: 'rates' })],
    value: 'rates',
    can: ['room.asked'],
    shows: { ...noOrders, selectRoom: 'rates', selectRates: 'rates' },
  },
  {
    title: '[10.7] the restrictions',
    events: [event('room.asked', { room: 'restrictions' })],
    value: 'restrictions',
    can: ['room.asked'],
    shows: { ...noOrders, selectRoom: 'restrictions', selectRestrictions: 'restrictions' },
  },
  {
    title: '[10.6] what is published',
    input: { roles: ['content'], isOpening: false },
    events: [],
    value: 'content',
    can: ['article.changed', 'article.made', 'room.asked'],
    shows: {
      ...noOrders,
      ...{ selectRooms: ['content'], selectRoom: 'content' },
      ...{ selectArticleQueue: 'articleQueue', selectArticle: 'article' },
    },
  },
  {
    title: '[10.2] what a company that opens has to do',
    input: { roles: [], isOpening: true },
    events: [],
    value: 'opening',
    can: ['room.asked'],
    shows: { ...noOrders, selectRooms: ['opening'], selectRoom: 'opening', selectOpening: 'opening' },
  },
  {
    title: '[10.3] the codes',
    events: [event('room.asked', { room: 'codes' })],
    value: 'codes',
    can: ['room.asked'],
    shows: { ...noOrders, selectRoom: 'codes', selectCodes: 'codes' },
  },
  {
    title: '[10.1] the company',
    events: [event('room.asked', { room: 'company' })],
    value: 'company',
    can: ['room.asked'],
    shows: { ...noOrders, selectRoom: 'company', selectCompany: 'company' },
  },
  {
    title: '[10.9] what was not sent',
    events: [event('room.asked', { room: 'notices' })],
    value: 'notices',
    can: ['room.asked'],
    shows: { ...noOrders, selectRoom: 'notices', selectUnsent: 'notices' },
  },
  {
    title: '[10.2] the log',
    events: [event('room.asked', { room: 'acts' })],
    value: 'acts',
    can: ['room.asked'],
    shows: { ...noOrders, selectRoom: 'acts', selectActs: 'acts' },
  },
  {
    title: '[10.1] no room for the role',
    input: { roles: [], isOpening: false },
    events: [],
    value: 'none',
    can: ['room.asked'],
    shows: { ...noOrders, selectRooms: [], selectRoom: null },
  },
]);
