/** The anchor of a picture in the page's URL: without JavaScript a thumbnail links to it. */
export const anchorOf = (index: number) => `foto-${index + 1}`
