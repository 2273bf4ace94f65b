/** Puts a person who came by a link at the start of the new page, for eyes and for assistive technology. */
export function startOfPage() {
  document.getElementById('content')?.focus({ preventScroll: true });
  window.scrollTo(0, 0);
}
