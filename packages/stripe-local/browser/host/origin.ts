/** The origin of this script, which also serves its frames and its API. */
export const ORIGIN =
  document.currentScript instanceof HTMLScriptElement ? new URL(document.currentScript.src).origin : ''
