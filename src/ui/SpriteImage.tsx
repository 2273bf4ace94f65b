import type { SVGProps } from 'react';

interface SpriteImageProps {
  /** Address of the drawing in its sprite. */
  href: string;
  /** View box of the drawing. */
  viewBox: string;
  className: string;
}

/** Marks an image: empty when the server inlined its shapes, else the sprite's address. */
const shapesOf = (href: string) => ({
  suppressHydrationWarning: true,
  ref: (element: SVGElement | null) => {
    if (!element || element.firstChild) return;
    const use = document.createElementNS(element.namespaceURI, 'use');
    use.setAttribute('href', href);
    element.append(use);
  },
  children: import.meta.env.SSR ? <use href={href} /> : '',
});

/**
 * A decorative drawing of a sprite. Server-rendered pages inline the shapes, which hydration keeps: each `use` would
 * cost as much layout as the shapes plus their shadow tree.
 */
export const SpriteImage = ({ href, ...svg }: SpriteImageProps) => (
  <svg key={href} {...svg} aria-hidden="true" {...shapesOf(href)} />
);

/** The same inside a larger drawing, with its scale and colours. */
export const SpriteShapes = ({ href, ...group }: SVGProps<SVGGElement> & { href: string }) => (
  <g key={href} {...group} {...shapesOf(href)} />
);
