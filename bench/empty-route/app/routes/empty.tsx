/** One word, because Lighthouse measures nothing on a page on which nothing is painted. */
export default function Empty() {
  return <p>Vazio</p>
}
