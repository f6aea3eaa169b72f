import { useRouteLoaderData } from 'react-router'

interface Site {
  theme: { symbol: { url: string; width: number; height: number } }
}

/** Where not even the data of the site could be loaded. */
const ICON = { url: '/favicon.svg', width: 1, height: 1 }

/** The shop's symbol, in the accent's colour or its own. */
export function BrandSymbol({ className }: { className?: string }) {
  const { url, width, height } = useRouteLoaderData<Site>('root')?.theme.symbol ?? ICON
  return <img src={url} alt="" width={width} height={height} className={className} />
}
