import type { DeskRoomsSnapshot } from './desk-rooms.machine.ts';

export const selectRooms = ({ context }: DeskRoomsSnapshot) => context.rooms;
export const selectRoom = ({ context }: DeskRoomsSnapshot) => context.room;
export const selectOrderQueue = ({ children }: DeskRoomsSnapshot) => children.orderQueue;
export const selectOrder = ({ children }: DeskRoomsSnapshot) => children.order;
export const selectVerificationQueue = ({ children }: DeskRoomsSnapshot) => children.verificationQueue;
export const selectVerification = ({ children }: DeskRoomsSnapshot) => children.verification;
export const selectRates = ({ children }: DeskRoomsSnapshot) => children.rates;
export const selectArticleQueue = ({ children }: DeskRoomsSnapshot) => children.articleQueue;
export const selectArticle = ({ children }: DeskRoomsSnapshot) => children.article;
