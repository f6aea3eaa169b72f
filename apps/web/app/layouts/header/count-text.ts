/** Text labels of the counts next to the icons. */
export function formatItems(count: number) {
  return count === 1 ? '1 item' : `${count} itens`
}

export function formatProductCount(count: number) {
  return count === 1 ? '1 peça' : `${count} peças`
}
