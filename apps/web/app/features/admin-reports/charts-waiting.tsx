import { Panel } from '~/ui/panel.tsx'

const HEIGHTS = [46, 36, 57, 68, 77, 100, 60, 54, 73, 85, 65, 43]

/** Placeholder for the charts until their data is loaded. */
export function ChartsWaiting() {
  return (
    <div className="grid gap-3 lg:grid-cols-[minmax(0,1.9fr)_minmax(0,1fr)] lg:items-start lg:gap-5">
      <Panel title="Vendas mensais">
        <div className="p-4 lg:p-5">
          <div aria-hidden="true" className="flex h-56 items-end gap-2 border-b border-line-strong lg:gap-4">
            {HEIGHTS.map((height) => (
              <span key={height} className="skeleton flex-1" style={{ height: `${height}%` }} />
            ))}
          </div>
          <p role="status" className="mt-3 text-14 text-ink-2">
            Carregando gráficos...
          </p>
        </div>
      </Panel>
      <Panel title="Vendas por estado">
        <div aria-hidden="true" className="grid place-items-center p-10">
          <span className="skeleton size-50 rounded-full!" />
        </div>
      </Panel>
    </div>
  )
}
