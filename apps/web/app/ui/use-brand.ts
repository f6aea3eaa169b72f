import { useRouteLoaderData } from 'react-router'

interface BrandPicture {
  url: string
  width: number
  height: number
}

interface Site {
  theme: { logo: BrandPicture | null; symbol: BrandPicture }
}

/** Of the shop, from the data of the root route; undefined where that could not be loaded. */
export function useBrand() {
  return useRouteLoaderData<Site>('root')?.theme
}
