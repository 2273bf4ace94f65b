/** The words that charts say to people who review them; the running site never reads them. */
const description = /(?<=[{,]\s*)description:\s*'(?:[^'\\]|\\.)*',?/gu;

/** Leaves the charts' descriptions out of the built site. */
export const withoutDescriptions = () => ({
  name: 'charts-without-descriptions',
  apply: /** @type {const} */ ('build'),
  enforce: /** @type {const} */ ('pre'),
  transform: {
    filter: { id: /[\\/]machines[\\/].*\.machine\.ts$/ },
    /** @param {string} code */
    handler: (code) => ({ code: code.replace(description, ''), map: null }),
  },
});
