/** @param {string} value */
const isWebAddress = (value) => {
  if (!URL.canParse(value)) return false;
  const { protocol, username, password } = new URL(value);
  return (protocol === 'https:' || protocol === 'http:') && username === '' && password === '';
};

/** Variables Vite inlines into the site, with their accepted values. */
const settings = /** @type {const} */ ({
  VITE_API_BASE: { expects: '以 http:// 或 https:// 开头的完整地址，不含用户名和密码', takes: isWebAddress },
  VITE_CAPTCHA_METHOD: {
    expects: 'GET 或 POST；不设时用 GET',
    takes: (/** @type {string} */ value) => value === 'GET' || value === 'POST',
  },
});

/** Lists errors of the variables, one line each; an empty value counts as unset. @param {NodeJS.ProcessEnv} environment */
export const bakedProblems = (environment) =>
  Object.entries(settings).flatMap(([name, { expects, takes }]) => {
    const value = environment[name];
    if (!value || takes(value)) return [];
    return [`环境变量 ${name} 的值 “${value.slice(0, 80)}” 不正确：应为${expects}。请改正后重新启动。`];
  });

/** Where the built site's calls go when that is another origin than its own. @param {NodeJS.ProcessEnv} environment */
export const bakedApiOrigin = ({ VITE_API_BASE: address }) => (address ? new URL(address).origin : null);
