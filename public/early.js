(() => {
  var root = document.documentElement;
  var theme;
  try {
    theme = localStorage.getItem('theme');
  } catch (_blocked) {}
  if (theme !== 'light' && theme !== 'dark')
    theme = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
  root.setAttribute('data-theme', theme === 'dark' ? 'dark' : 'light');
  if (window.CSSPropertyRule && CSS.supports('color', 'oklch(0 0 0)')) return;
  root.setAttribute('data-browser', 'old');
  document.addEventListener('DOMContentLoaded', () => {
    var notice = document.createElement('p');
    notice.className = 'old-browser';
    notice.setAttribute('role', 'alert');
    notice.appendChild(document.createTextNode(document.querySelector('meta[name=browser-too-old]').content));
    document.body.insertBefore(notice, document.body.firstChild);
  });
})();
