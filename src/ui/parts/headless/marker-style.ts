/** Headless UI also styles its markers, which `hidden` alone hides; the policy allows no styles in the page. */
export const MARKER_STYLE = /(?<=<span hidden="") style="[^"]*"/g;
