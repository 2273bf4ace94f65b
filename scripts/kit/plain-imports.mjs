/** The bundler's id of what it wraps around every import that waits. */
const helper = '\0vite/preload-helper.js';

/** An import that waits loads its chunk and no more: the one stylesheet comes with the page, and chunks are not preloaded. */
export const plainImports = () => ({
  name: 'plain-imports',
  apply: /** @type {const} */ ('build'),
  enforce: /** @type {const} */ ('pre'),
  load: {
    filter: { id: /preload-helper\.js$/ },
    /** @param {string} id */
    handler: (id) => (id === helper ? 'export const __vitePreload = (load) => load();' : null),
  },
});
