/** The mark of a picture in the page's address: without scripts a thumbnail is a link to it. */
export const markOf = (index: number) => `foto-${index + 1}`
