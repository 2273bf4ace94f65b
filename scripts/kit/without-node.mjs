/** What crypto-js asks where the platform has no Web Crypto; every browser of the site has it. */
const question = /if \(!crypto && typeof require === 'function'\) \{\s*try \{[^}]*\} catch \(err\) \{\}\s*\}/;

/** A `require` in any chunk would bring the bundler's stand-in for it to every page, before it loads. */
export const withoutNode = () => ({
  name: 'without-node',
  apply: /** @type {const} */ ('build'),
  transform: {
    filter: { id: /[\\/]crypto-js[\\/]core\.js$/ },
    /** @param {string} code */
    handler: (code) => ({ code: code.replace(question, ''), map: null }),
  },
});
