import { fclReaders } from '#domain/booking/services/fcl/service.ts';
import type { BookingSnapshot } from '#machines/booking/index.ts';

export const selectFclForm = ({ context }: BookingSnapshot) => fclReaders.formOf(context.service.code, context.form);
export const selectFclFacts = ({ context }: BookingSnapshot) => fclReaders.factsOf(context.service.code, context.facts);
