/** Where this script came from is where its frames and its API are. */
export const ORIGIN =
  document.currentScript instanceof HTMLScriptElement ? new URL(document.currentScript.src).origin : ''
