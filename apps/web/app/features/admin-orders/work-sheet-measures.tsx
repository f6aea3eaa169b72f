import { measuresOf } from './work-sheets.ts'

const BLANK = '\u00A0'

/** The measures of the size table, with blank columns for the customer's own and two fittings. */
export function WorkSheetMeasures({ size }: { size: string }) {
  const table = measuresOf(size)
  const rows = [
    ['Busto', table?.bust],
    ['Cintura', table?.waist],
    ['Quadril', table?.hip],
    ['Manga', undefined],
    ['Altura com salto', undefined],
  ] as const
  return (
    <section className="mt-3.5">
      <h3 className="flex justify-between font-text text-13 font-semibold">
        Medidas (cm)
        <span className="font-normal text-ink-2">
          {table ? `tabela do tamanho ${size}; preencher na prova` : 'preencher na prova'}
        </span>
      </h3>
      <table className="mt-1.5 w-full border-collapse text-13 [&_:is(th,td)]:h-7.25 [&_:is(th,td)]:border [&_:is(th,td)]:border-line-strong [&_:is(th,td)]:px-2 [&_:is(th,td)]:text-left">
        <thead className="bg-paper-2">
          <tr>
            <th scope="col">Medida</th>
            <th scope="col">{table ? `Tabela ${size}` : 'Tabela'}</th>
            <th scope="col">Cliente</th>
            <th scope="col">1ª prova</th>
            <th scope="col">2ª prova</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(([name, range]) => (
            <tr key={name}>
              <th scope="row" className="font-normal">
                {name}
              </th>
              <td>{range && `${range[0]}–${range[1]}`}</td>
              {/* To be filled in by hand. */}
              <td>{BLANK}</td>
              <td>{BLANK}</td>
              <td>{BLANK}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
