import { relative, sep } from 'node:path';
import { root } from './process.mjs';

/** The chunk of each module, for Vite's manifest names only chunks. */
export const PLACES = '.vite/places.json';

/** A module's path in the project. @param {string} id */
export const nameIn = (id) => (id.startsWith('\0') ? id : relative(root, id).split(sep).join('/'));

/** Writes which file holds each module of the site. @returns {import('vite').Plugin} */
export const modulePlaces = () => ({
  name: 'module-places',
  apply: 'build',
  generateBundle(_options, bundle) {
    const chunks = Object.values(bundle).filter((part) => part.type === 'chunk');
    const places = chunks.flatMap(({ fileName, moduleIds }) => moduleIds.map((id) => [nameIn(id), fileName]));
    this.emitFile({ type: 'asset', fileName: PLACES, source: JSON.stringify(Object.fromEntries(places)) });
  },
});
