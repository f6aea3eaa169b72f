import { useBrand } from './use-brand.ts'

const ICON = { url: '/favicon.svg', width: 1, height: 1 }

/** The shop's symbol, in the accent's colour or its own. */
export function BrandSymbol({ className }: { className?: string }) {
  const { url, width, height } = useBrand()?.symbol ?? ICON
  return (
    // React preloads it before the page's own policy is read, and the page's address may have a token.
    <img src={url} alt="" width={width} height={height} referrerPolicy="no-referrer" className={className} />
  )
}
