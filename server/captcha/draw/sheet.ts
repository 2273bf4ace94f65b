import { type Canvas, createCanvas, type SKRSContext2D } from '@napi-rs/canvas';

export interface Sheet {
  canvas: Canvas;
  context: SKRSContext2D;
}

export function openSheet(width: number, height: number): Sheet {
  const canvas = createCanvas(width, height);
  return { canvas, context: canvas.getContext('2d') };
}
