import type { SVGProps } from 'react';

interface SpriteImageProps {
  /** The sprite's file and the drawing in it. */
  href: string;
  /** The drawing's own. */
  viewBox: string;
  className: string;
}

/** What a drawing stands in: empty where the page brought its shapes, else it names the sprite. */
const drawn = (href: string) => ({
  suppressHydrationWarning: true,
  ref: (place: SVGElement | null) => {
    if (!place || place.firstChild) return;
    const use = document.createElementNS(place.namespaceURI, 'use');
    use.setAttribute('href', href);
    place.append(use);
  },
  children: import.meta.env.SSR ? <use href={href} /> : '',
});

/**
 * One drawing of a sprite, beside words that say the same. A page that came whole brings it as plain shapes, which are
 * left as they are: each `use` costs a page that is drawn as much as the shapes and a shadow of them.
 */
export const SpriteImage = ({ href, ...svg }: SpriteImageProps) => (
  <svg key={href} {...svg} aria-hidden="true" {...drawn(href)} />
);

/** The same within a larger drawing, on its scale and with the colours that are given here. */
export const SpriteShapes = ({ href, ...group }: SVGProps<SVGGElement> & { href: string }) => (
  <g key={href} {...group} {...drawn(href)} />
);
