/** crypto-js's check for platforms without Web Crypto; all supported browsers have it. */
const question = /if \(!crypto && typeof require === 'function'\) \{\s*try \{[^}]*\} catch \(err\) \{\}\s*\}/;

/** A `require` in any chunk would add the bundler's shim to every page's initial load. */
export const withoutNode = () => ({
  name: 'without-node',
  apply: /** @type {const} */ ('build'),
  transform: {
    filter: { id: /[\\/]crypto-js[\\/]core\.js$/ },
    /** @param {string} code */
    handler: (code) => ({ code: code.replace(question, ''), map: null }),
  },
});
