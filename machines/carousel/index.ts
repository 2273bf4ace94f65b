export { type CarouselRef, type CarouselSnapshot, carouselMachine } from './carousel.machine.ts';
export * from './carousel.select.ts';
export type { CarouselEvent, Slide } from './carousel.types.ts';
