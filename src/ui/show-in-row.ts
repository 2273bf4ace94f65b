/** Scrolls a row of links to the current one when it exceeds the screen. */
export function showInRow(link: HTMLAnchorElement | null) {
  const row = link?.closest('ul');
  if (link && row) row.scrollLeft = link.offsetLeft - row.offsetLeft - (row.clientWidth - link.clientWidth) / 2;
}
